// What a page does beyond plain links and forms. Without script everything still works.
//
// The server decides everything: a live page gets the parts that changed and puts them in place,
// a press sends its form, and nothing is shown that the server did not send.

const root = document.documentElement;
const body = document.body;
const byId = id => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
