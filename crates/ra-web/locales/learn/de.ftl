# The pages to learn from, and what a first game explains.
# A blank line begins a paragraph, a dash begins a line of a list.

learn = Lernen
lead = Zwei Versteigerungsspiele mit einer Idee: Deine Sonnen sind dein Geld, und womit du zahlst, das ist der nächste Preis.
new-here = Neu hier? Lern das Spiel in zehn Minuten
ra-blurb = Pharaonen, der Nil, Künste und Monumente. Götter helfen, Katastrophen schlagen zu. Der Klassiker von 1999.
priests-blurb = Das Schwesterspiel mit zweiseitigen Plättchen: Leute, Gebäude und Pyramiden, Priester und Plagen.
rules = Regeln lesen
rules-of = Die Regeln von { $game }
first-game = Dein erstes Spiel
first-game-lead = Ein echtes Spiel gegen zwei freundliche Neulinge. Immer wenn du gefragt bist, liest du, worum es geht, was du tun kannst und was ein starker Bot davon hält. Es kann nichts schiefgehen: Du darfst alles zurücknehmen.
first-game-start = Das erste Spiel spielen
first-game-on = Dein erstes Spiel fortsetzen
pad-lead = Ihr spielt mit Pappe? Tippe die Plättchen aller auf dem Handy ein und lies, was sie zählen und warum.
contents = Inhalt

aim = Worum es geht
table = Was auf dem Tisch liegt
turn = Dein Zug
auction = Eine Versteigerung
ra-track = Die Ra-Leiste, und wie eine Epoche endet
disasters = Katastrophen
scoring = Wertung
keep = Was du behältst
end = Das Ende des Spiels
tips = Kleine Tipps
editions = Ausgaben
tiles = Alle Plättchen

ra-aim =
    Ra ist ein Versteigerungsspiel für zwei bis fünf Personen im alten Ägypten. In drei Epochen sammelst du Plättchen: Pharaonen, den Nil, Künste und Monumente. Jede Art zählt auf ihre Weise, und die meisten Punkte gewinnen.

    Du zahlst mit Sonnen. Mit jeder deiner Sonnen kannst du in einer Epoche eine Versteigerung gewinnen, und die Sonne, mit der du zahlst, gehört zum nächsten Preis. Alle beginnen mit { $start } Punkten.
ra-table =
    Im Beutel sind { $tiles } Plättchen. Gezogene Plättchen liegen auf der Versteigerungsleiste, die { $spaces } Felder hat. Zusammen mit der Sonne in der Mitte sind sie die Auslage: das, worum es in der nächsten Versteigerung geht.

    Deine Sonnen und Plättchen liegen offen vor dir. Mit einer aufgedeckten Sonne kannst du bieten. Eine verdeckte hast du in dieser Epoche gewonnen; mit ihr bietest du in der nächsten.

    Alle bekommen durch das Los einen dieser Sätze von Sonnen. Die Sonne 1 liegt zu Beginn in der Mitte.
ra-turn =
    Wer die höchste Sonne hat, beginnt eine Epoche. Gespielt wird im Uhrzeigersinn. In deinem Zug tust du eines davon:

    - Zieh ein Plättchen aus dem Beutel. Ein Ra-Plättchen kommt auf die Ra-Leiste und löst eine Versteigerung aus. Jedes andere kommt auf die Versteigerungsleiste. Ist sie voll, kannst du nicht ziehen.
    - Ruf Ra: Du löst eine Versteigerung um das aus, was auf der Leiste liegt, und sei es nur die Sonne in der Mitte.
    - Gib Götter ab: Für jeden Gott, den du abgibst, nimmst du ein Plättchen von der Leiste, aber nie einen weiteren Gott. Du darfst mehrere abgeben, einen nach dem anderen.

    Wer keine aufgedeckte Sonne mehr hat, setzt bis zum Ende der Epoche aus. Wer als einzige Person noch welche hat, spielt allein weiter, Zug um Zug.
ra-auction =
    Das Bieten beginnt links von der Person, die die Versteigerung ausgelöst hat, und geht im Uhrzeigersinn. Alle mit einer aufgedeckten Sonne werden einmal gefragt; wer die Versteigerung ausgelöst hat, kommt zuletzt. Du passt, oder du bietest eine deiner aufgedeckten Sonnen, die höher ist als das bisherige Gebot.

    Das höchste Gebot gewinnt alle Plättchen der Leiste und die Sonne in der Mitte. Diese Sonne legt man verdeckt vor sich, und die gebotene kommt in die Mitte. Alle anderen Sonnen gehen zurück.

    Wenn niemand bietet, kommt es auf den Anlass an:

    - Ra wurde gezogen: Die Plättchen bleiben liegen.
    - Jemand hat Ra gerufen, und die Leiste ist nicht voll: Das gibt es nicht. Wer gerufen hat, muss bieten, wenn es sonst niemand tut.
    - Jemand hat bei voller Leiste Ra gerufen: Alle Plättchen darauf gehen aus dem Spiel.

    Danach ist dran, wer links von der Person sitzt, die die Versteigerung ausgelöst hat, egal wer gewonnen hat.
ra-ra-track =
    Jedes gezogene Ra-Plättchen bringt die Epoche ihrem Ende näher. Das Plättchen, das die Ra-Leiste füllt, beendet sie sofort: Es gibt keine Versteigerung, und Sonnen, die du noch aufgedeckt hast, gewinnen nichts. Wie viele Ra-Plättchen es braucht, hängt davon ab, wie viele mitspielen; die Liste der Sonnen oben sagt es.

    Eine Epoche endet auch, wenn niemand mehr eine aufgedeckte Sonne hat.
ra-disasters =
    Wer eine Katastrophe bekommt, mit einer Auslage oder durch einen Gott, verliert sofort zwei Plättchen ihrer Art, oder was davon da ist. Dann geht die Katastrophe aus dem Spiel. Auch was mit derselben Auslage kam, kann verloren gehen.

    Gibt es eine Wahl, ist es deine. Eine Dürre nimmt zuerst Überschwemmungen.
ra-scoring =
    Am Ende einer Epoche werden die Plättchen aller gezählt, Zeile für Zeile. Monumente und Sonnen zählen nur einmal, nach der dritten Epoche. Alle deine Zeilen einer Epoche werden zusammengezählt und dann zu deinen Punkten, die nie unter null fallen.

    Haben die Sonnen aller dieselbe Summe, bringen sie niemandem Punkte.
ra-keep =
    Nach der Wertung gehen alle Götter, das Gold, die Überschwemmungen und die Zivilisationsplättchen aus dem Spiel, ebenso alles auf den beiden Leisten. Pharaonen, der Nil und Monumente bleiben bei dir.

    Dann werden alle Sonnen aufgedeckt. Die Sonne in der Mitte bleibt dort, und wer die höchste Sonne hat, beginnt die nächste Epoche.
end-text =
    Das Spiel endet mit der dritten Epoche, und die meisten Punkte gewinnen. Haben mehrere die meisten, gewinnt von ihnen, wer die höchste einzelne Sonne hat, offen oder verdeckt. Die Sonne in der Mitte gehört niemandem.
ra-tips =
    - Eine niedrige Sonne, die früh gewinnt, ist ein gutes Geschäft: Du bekommst Plättchen und eine neue Sonne für die nächste Epoche.
    - Dein erstes Zivilisationsplättchen einer Epoche erspart dir fünf Minuspunkte, und deine erste Überschwemmung weckt deinen ganzen Nil.
    - Zähl die Ra-Plättchen mit. Eine Sonne, die beim letzten noch aufgedeckt ist, hat nichts gewonnen.
    - Sieh nach, wer deine Sonne noch schlagen kann. Wenn es niemand kann, brauchst du nicht mehr zu bieten als nötig.
    - Auch eine hohe Sonne in der Mitte ist ein Preis: Sie gewinnt in der nächsten Epoche Versteigerungen und zählt am Ende.
    - Ruf Ra, wenn die Auslage dir mehr bringt als den anderen, bevor etwas dazukommt, das auch sie wollen.
ra-editions =
    Die Ausgaben von 1999, 2016 und 2022 sind dasselbe Spiel; die von 1999 ist für mindestens drei Personen. Sie unterscheiden sich in den Wörtern. Sonnen heißen 2016 und 2022 Sonnenscheiben. Punkte heißen 1999 Ruhm. Die Unruhen heißen 2016 Krieg. 2022 fährt ein Boot die Ra-Leiste entlang, und die Ra-Plättchen werden abgelegt.

priests-aim =
    Priester des Ra ist das Schwesterspiel von Ra, mit denselben Sonnen und Versteigerungen. In drei Epochen versammelst du Leute, Gebäude und Pyramiden. Die meisten Plättchen haben zwei Seiten, und nur die sichtbare zählt. Die meisten Punkte gewinnen.

    Du zahlst mit Sonnen. Mit jeder deiner Sonnen kannst du in einer Epoche eine Versteigerung gewinnen, und die Sonne, mit der du zahlst, gehört zum nächsten Preis. Alle beginnen mit { $start } Punkten.
priests-table =
    Im Beutel sind { $tiles } Plättchen. Gezogene Plättchen liegen auf der Versteigerungsleiste, die { $spaces } Felder hat. Zusammen mit der Sonne in der Mitte sind sie die Auslage: das, worum es in der nächsten Versteigerung geht.

    Deine Sonnen und Plättchen liegen offen vor dir. Mit einer aufgedeckten Sonne kannst du bieten. Eine verdeckte hast du in dieser Epoche gewonnen; mit ihr bietest du in der nächsten.

    Alle bekommen durch das Los einen dieser Sätze von Sonnen. Die Sonne 1 liegt zu Beginn in der Mitte.
priests-turn =
    Wer die höchste Sonne hat, beginnt eine Epoche. Gespielt wird im Uhrzeigersinn. In deinem Zug tust du eines davon:

    - Zieh ein Plättchen aus dem Beutel. Ein Ra-Plättchen kommt auf die Ra-Leiste und löst eine Versteigerung aus. Hat ein anderes Plättchen zwei Seiten, entscheidest du, welche zu sehen ist. Dann kommt es auf die Versteigerungsleiste. Ist sie voll, kannst du nicht ziehen.
    - Ruf Ra: Du löst eine Versteigerung um das aus, was auf der Leiste liegt, und sei es nur die Sonne in der Mitte.

    Wer keine aufgedeckte Sonne mehr hat, setzt bis zum Ende der Epoche aus. Wer als einzige Person noch welche hat, spielt allein weiter, Zug um Zug.
priests-auction =
    Das Bieten beginnt links von der Person, die die Versteigerung ausgelöst hat, und geht im Uhrzeigersinn. Alle mit einer aufgedeckten Sonne werden einmal gefragt; wer die Versteigerung ausgelöst hat, kommt zuletzt. Du passt, oder du bietest eine deiner aufgedeckten Sonnen, die höher ist als das bisherige Gebot.

    Das höchste Gebot gewinnt alle Plättchen der Leiste und die Sonne in der Mitte. Diese Sonne legt man verdeckt vor sich, und die gebotene kommt in die Mitte. Alle anderen Sonnen gehen zurück.

    Danach darf, wer gewonnen hat, eines der eigenen Plättchen umdrehen: nach der gedruckten Anleitung immer, wie veröffentlicht nur mit einem Priester vor sich.

    Wenn sonst niemand bietet, kommt es auf den Anlass an:

    - Ra wurde gezogen: Nach der gedruckten Anleitung muss bieten, wer es gezogen hat. Wie veröffentlicht darf man passen, und die Plättchen bleiben.
    - Jemand hat Ra gerufen, und die Leiste ist nicht voll: Wer gerufen hat, muss bieten.
    - Jemand hat bei voller Leiste Ra gerufen: Man darf passen, und dann gehen alle Plättchen darauf aus dem Spiel.

    Danach ist dran, wer links von der Person sitzt, die die Versteigerung ausgelöst hat, egal wer gewonnen hat.
priests-ra-track =
    Jedes gezogene Ra-Plättchen bringt die Epoche ihrem Ende näher. Was das Plättchen tut, das die Ra-Leiste füllt, sagen die Regeln: Nach der gedruckten Anleitung löst es eine letzte Versteigerung aus, und dann endet die Epoche; wie veröffentlicht endet sie sofort. Sonnen, die du dann noch aufgedeckt hast, gewinnen nichts.

    Eine Epoche endet auch, wenn niemand mehr eine aufgedeckte Sonne hat.
priests-scoring =
    Am Ende einer Epoche werden Leute, Gebäude und Priester gezählt. Pyramiden, Anchs und Sonnen zählen nur einmal, nach der dritten Epoche. Alle deine Zeilen einer Epoche werden zusammengezählt und dann zu deinen Punkten, die nie unter null fallen.

    Bei Gleichstand um die meisten Leute einer Art bekommen alle Beteiligten die Punkte. Haben die Sonnen aller dieselbe Summe, bringen sie niemandem Punkte.

    Drei Priester oder mehr nehmen dir eine Plage, bevor die Plagen zählen. Nach der gedruckten Anleitung kosten Plagen einmal Punkte, nach der dritten Epoche. Wie veröffentlicht kosten sie nach jeder Epoche Punkte; sie bleiben bei dir und kosten wieder.

    Wie veröffentlicht sind die Pyramidenstufen größer: 5 Punkte ab 3 Plättchen, 10 ab 6 und 20 ab 10. Außerdem bekommst du für jeden Satz aller vier Leute ein Anch.
priests-keep =
    Nach der Wertung gehen alle Leute und Priester aus dem Spiel, ebenso alles auf den beiden Leisten. Gebäude, Pyramiden, Plagen und Anchs bleiben bei dir.

    Dann werden alle Sonnen aufgedeckt. Die Sonne in der Mitte bleibt dort, und wer die höchste Sonne hat, beginnt die nächste Epoche.
priests-tips =
    - Leute sind ein Wettlauf: Sieh nach, wie viele die anderen haben, und kämpfe dort, wo wenige Plättchen reichen.
    - Zeig die Seite, die den anderen nichts nützt. Was auf der Leiste zu sehen ist, hilft der Person, die sie gewinnt.
    - Gebäude zählen in allen drei Epochen, ein Paar in der ersten zählt also dreimal.
    - Eine Plage kostet wenig, mehrere kosten viel, und wie veröffentlicht kosten sie nach jeder Epoche Punkte. Drei Priester nehmen dir eine ab.
    - Zähl die Ra-Plättchen mit. Eine Sonne, die am Ende einer Epoche noch aufgedeckt ist, hat nichts gewonnen.
    - Auch eine hohe Sonne in der Mitte ist ein Preis: Sie gewinnt in der nächsten Epoche Versteigerungen und zählt am Ende.
priests-editions =
    Die gedruckte Anleitung ist an manchen Stellen unklar, und Beschreibungen des veröffentlichten Spiels entscheiden sie anders. Du kannst nach beiden spielen:

sets-players = Personen
sets-suns = Sätze von Sonnen
sets-ra = Ra-Plättchen, die eine Epoche beenden
stays = Bleibt bei dir
leaves = Geht aus dem Spiel
example = Zum Beispiel
whole-sheet = Eine ganze Wertung: die dritte Epoche eines Spiels zu dritt
in-bag = { $n } im Beutel
tokens = { $n } Marker
ra-tile = Kommt auf die Ra-Leiste und löst eine Versteigerung aus. Es gehört nie jemandem.

# A first game. Of a lesson the first paragraph is its heading.

lesson = Lektion
lesson-thinks = Was ein starker Bot denkt
lesson-tiles = Neu in dieser Auslage
lesson-again = Noch einmal lesen
lesson-leave = Ohne Lektionen weiterspielen
lesson-learned =
    Jetzt kannst du spielen

    Du hast ein ganzes Spiel gesehen. Das hat gezählt, Zeile für Zeile:
lesson-play = Ohne Lektionen spielen
lesson-welcome =
    Willkommen

    Du spielst gegen zwei Neulinge. Drei Epochen lang sammelst du Plättchen. Am Ende einer Epoche zählen sie, und nach der dritten gewinnen die meisten Punkte. Du zahlst mit den Sonnen, die auf deiner Seite des Tisches liegen.

    Darunter siehst du, was du tun kannst, wie oft es gewinnt und warum. Drück hier oder auf dem Tisch. Was du getan hast, kannst du immer zurücknehmen.
lesson-turn =
    Dein Zug

    Zieh ein Plättchen: Es kommt auf die Leiste, und früher oder später wird alles dort versteigert. Ist es ein Ra-Plättchen, beginnt sofort eine Versteigerung.

    Oder ruf Ra: Du löst die Versteigerung selbst aus, um das, was jetzt dort liegt. Du wirst zuletzt gefragt, und wenn sonst niemand bietet, musst du bieten.
lesson-invoke =
    Es gibt etwas zu gewinnen

    Jetzt liegen einige Plättchen auf der Leiste. Sind sie dir mehr wert als den anderen? Dann ruf Ra, bevor etwas kommt, das auch die anderen wollen. Wenn nicht, zieh und lass die Auslage wachsen.
lesson-full-track =
    Die Leiste ist voll

    Jetzt kann niemand ziehen. Ruf Ra: Diesmal darfst du passen, und wenn niemand bietet, sind alle Plättchen der Leiste verloren.
lesson-last-ra =
    Noch ein Ra-Plättchen

    Die Ra-Leiste ist fast voll. Nach dem nächsten Ra-Plättchen ist die Epoche vorbei, und Sonnen, die noch aufgedeckt sind, haben nichts gewonnen. Es wird Zeit für deine.
lesson-last-sun =
    Deine letzte Sonne

    Wenn du mit ihr gewonnen hast, siehst du bis zum Ende der Epoche nur noch zu. Es darf also eine gute Auslage sein. Aber warte nicht zu lange: Wann die Epoche endet, entscheiden die anderen und die Ra-Plättchen.
lesson-alone =
    Du bist allein

    Die anderen haben keine Sonnen mehr, also kann dir niemand eine Auslage nehmen. Du kannst ziehen, bis sie gut ist, und dann Ra rufen. Aber jedes Plättchen kann ein Ra sein.
lesson-second-epoch =
    Die erste Epoche ist vorbei

    Die Wertung sagt, was bei allen gezählt hat und warum: Drück auf das erste Zeichen am Himmel über der Leiste, um sie noch einmal zu sehen. Was aus Papyrus ist, ist gegangen, was aus Stein ist, ist geblieben. Alle Sonnen sind wieder aufgedeckt, auch die gewonnenen.
lesson-last-epoch =
    Die letzte Epoche

    An ihrem Ende zählt alles, was bis jetzt gewartet hat, und auch deine Sonnen: Die höchste Summe bringt Punkte, die niedrigste kostet welche. Achte also auf die Zahl der Sonne, die du gewinnen würdest.
lesson-bid =
    Eine Versteigerung

    Alle werden einmal gefragt, und wer sie ausgelöst hat, zuletzt. Biete eine Sonne, die höher ist als das bisherige Gebot, oder passe.

    Wer gewinnt, bekommt alle Plättchen der Auslage und die Sonne in der Mitte und zahlt mit der gebotenen Sonne. Die gewonnene Sonne liegt verdeckt: In der nächsten Epoche kannst du mit ihr bieten.
lesson-own-ra =
    Du hast Ra gezogen

    Das Plättchen löst eine Versteigerung aus, und du wirst zuletzt gefragt. So weißt du, was die anderen geboten haben.
lesson-own-invoke =
    Du hast Ra gerufen

    Du wirst zuletzt gefragt und weißt also, was die anderen geboten haben. Deine niedrigste Sonne, die höher ist, reicht zum Gewinnen.
lesson-must-bid =
    Du musst bieten

    Sonst hat niemand geboten, also musst du. Das ist nicht schlimm: Deine niedrigste Sonne gewinnt alles.
lesson-outbid =
    Es wurde geboten

    Jetzt gewinnt nur eine höhere Sonne. Ist dir die Auslage so eine Sonne wert? Wenn du passt, behältst du sie, und sie gewinnt später etwas anderes.
lesson-god =
    Du hast einen Gott

    Statt zu ziehen, kannst du ihn abgeben und das Plättchen von der Leiste nehmen, das dir am besten gefällt, ganz ohne Versteigerung. Behältst du ihn, zählt er am Ende der Epoche.
lesson-more-gods =
    Noch ein Gott?

    Du darfst noch einen Gott abgeben und ein weiteres Plättchen nehmen, oder hier aufhören.
lesson-disaster =
    Eine Katastrophe in der Auslage

    Wer sie gewinnt, verliert sofort zwei Plättchen ihrer Art. Hast du keine, kostet sie dich nichts und hält die anderen vom Bieten ab.
lesson-discard =
    Was gibst du her?

    Die Katastrophe nimmt dir Plättchen, aber du suchst sie aus. Die Zahlen sagen, was dich jede Wahl kostet.
lesson-side =
    Ein Plättchen mit zwei Seiten

    Du entscheidest, welche Seite zu sehen ist, dann kommt es auf die Leiste. Nimm, was dir hilft, wenn du die Auslage gewinnst, oder was den anderen am wenigsten hilft.
lesson-turn-tile =
    Du darfst ein Plättchen umdrehen

    Nach einer gewonnenen Versteigerung darfst du eines deiner Plättchen umdrehen: Aus einem Bauern wird ein Krieger, aus einem Speicher eine Festung. Es kostet nichts.
lesson-plague =
    Eine Plage in der Auslage

    Plagen bleiben bei dir und kosten am Ende Punkte, jede mehr als die vorige. Drei Priester in einer Epoche nehmen dir eine ab.
