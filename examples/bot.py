#!/usr/bin/env python3
"""A program that plays a seat over the API, with nothing but Python itself.

    python3 examples/bot.py http://127.0.0.1:8080                    # a new game against two bots
    python3 examples/bot.py http://127.0.0.1:8080 --table ID         # takes an open seat
    python3 examples/bot.py http://127.0.0.1:8080 --table ID --token T   # plays on in a seat

It reads the table as a stream of events, and whenever its seat is asked it decides. How it decides
is in `decide`; put your own there. The API is described at http://127.0.0.1:8080/api.
"""

import argparse
import json
import sys
import time
import urllib.error
import urllib.request


class Server:
    """The API, as far as a player needs it."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def ask(self, method, path, body=None):
        """Sends a request and gives the answer, still open to be read."""
        request = urllib.request.Request(self.address + "/api" + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        return urllib.request.urlopen(request, timeout=60)

    def json(self, method, path, body=None):
        with self.ask(method, path, body) as answer:
            return json.load(answer)

    def follow(self, table):
        """Gives the table as it is now, and again whenever it has changed."""
        with self.ask("GET", f"/tables/{table}/live") as events:
            for line in events:
                if line.startswith(b"data:"):
                    yield json.loads(line[len(b"data:"):])


def decide(table):
    """Chooses one of the actions of the table. Here: draw until there is something to win, and
    bid the lowest sun for four tiles or more."""
    actions, track = table["actions"], table["position"]["track"]
    tiles = sum(tile is not None for tile in track)
    bids = [action for action in actions if action.startswith("bid")]
    if bids and (tiles >= 4 or "pass" not in actions):
        return min(bids, key=lambda bid: int(bid.split()[1]))
    if "pass" in actions:
        return "pass"
    if "invoke" in actions and tiles >= 6:
        return "invoke"
    if "draw" in actions:
        return "draw"
    return actions[0]


def move(server, table, action):
    """Plays an action, and waits if the server has had enough for the moment."""
    body = {"moment": table["moment"], "action": action}
    while True:
        try:
            return server.json("POST", f"/tables/{table['id']}/moves", body)
        except urllib.error.HTTPError as refused:
            problem = json.load(refused)
            if refused.code == 429:
                time.sleep(int(refused.headers.get("Retry-After", 1)))
            elif problem["code"] == "stale":
                # Somebody was faster: the next event shows the table as it is.
                return None
            else:
                sys.exit(f"{action}: {problem['detail']}")


def play(server, table):
    """Plays till the end of the game, and gives the table as it is then."""
    while True:
        for table in server.follow(table["id"]):
            if table["stage"] == "finished":
                return table
            if table["asked"] is None or table["asked"] != table["you"]:
                continue
            move(server, table, decide(table))
        # The server was restarted, or the connection lost: come back.


def main():
    parser = argparse.ArgumentParser(description="Plays a seat over the API of Heliopolis.")
    parser.add_argument("server", help="where the server is, such as http://127.0.0.1:8080")
    parser.add_argument("--table", help="the table to play at; otherwise a new one against bots")
    parser.add_argument("--token", help="a token for a seat; otherwise a new player sits down")
    parser.add_argument("--game", choices=["ra", "priests"], default="ra")
    parser.add_argument("--name", default="Deep Nile")
    arguments = parser.parse_args()

    server = Server(arguments.server, arguments.token)
    try:
        if not server.token:
            server.token = server.json("POST", "/people", {"name": arguments.name})["token"]
        if not arguments.table:
            new = {"game": arguments.game, "seats": ["me", "novice", "novice"]}
            table = server.json("POST", "/tables", new)
        else:
            table = server.json("GET", f"/tables/{arguments.table}")
            if table["you"] is None:
                table = server.json("POST", f"/tables/{arguments.table}/seats", {})
        print(f"Table {server.address}/tables/{table['id']}, seat {table['you']}", flush=True)
        table = play(server, table)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused).get("detail", str(refused)))
    except urllib.error.URLError as lost:
        sys.exit(f"{arguments.server}: {lost.reason}")
    for seat in sorted(table["seats"], key=lambda seat: seat["place"]):
        print(f"{seat['place']}. {seat['name']}: {seat['score']} points")


if __name__ == "__main__":
    main()
