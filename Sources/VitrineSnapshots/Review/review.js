"use strict";
// Lets the reader decide about groups with keys, and writes a file of the decisions. Without this script, every group
// shows a command to copy. The script contains no less-than sign and no ampersand, because the page must be both valid
// HTML and well-formed XML.
{
  const cards = [...document.querySelectorAll("details[data-group]")];
  const key = (card) => "vitrine " + card.dataset.group + " " + card.dataset.digest;
  const memory = new Map();
  const marks = { accept: "accepted", reject: "rejected", skip: "skipped" };
  const choices = { a: "accept", r: "reject", s: "skip" };
  const kept = (name) => { try { return localStorage.getItem(name) ?? memory.get(name); } catch { return memory.get(name); } };
  // All pages that are opened from disk share their storage, so another page may have stored anything.
  const read = (name) => Object.values(choices).find((choice) => choice === kept(name)) ?? "";
  const keep = (name, value) => { memory.set(name, value); try { localStorage.setItem(name, value); } catch { } };
  const bar = document.createElement("div");
  bar.className = "decide";
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", "Decisions");
  const state = document.createElement("p");
  state.setAttribute("role", "status");
  const label = document.createElement("label");
  label.textContent = "Show groups with ";
  const filter = document.createElement("input");
  filter.type = "search";
  label.append(filter);
  const filters = {};
  for (const name of ["layer", "kind"]) {
    const values = [...new Set(cards.map((card) => card.dataset[name]))].sort();
    const select = document.createElement("select");
    select.setAttribute("aria-label", name[0].toUpperCase() + name.slice(1));
    for (const value of ["", ...values]) select.add(new Option(value || "Every " + name, value));
    filters[name] = select;
  }
  const button = (text, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  };
  const lines = () => cards.map((card) => [read(key(card)), card.dataset.group, card.dataset.digest])
    .filter((line) => line[0]).map((line) => line.join(" ") + "\n").join("");
  const save = button("Save decisions.txt", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["# vitrine decisions 1\n" + lines()], { type: "text/plain" }));
    link.download = "decisions.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  });
  const say = () => {
    const done = cards.filter((card) => read(key(card))).length;
    state.textContent = done + " of " + cards.length + " groups decided";
    save.disabled = done === 0;
  };
  const show = (card) => {
    const value = read(key(card));
    card.dataset.decision = value;
    card.querySelector(".decision").textContent = value ? " " + marks[value] : "";
  };
  const shown = () => cards.filter((card) => !card.hidden);
  const go = (card) => { if (card) { card.open = true; card.querySelector("summary").focus(); } };
  const decide = (card, value) => {
    keep(key(card), read(key(card)) === value ? "" : value);
    show(card);
    say();
    const rest = shown();
    go(rest[rest.indexOf(card) + 1]);
  };
  for (const card of cards) {
    const mark = document.createElement("strong");
    mark.className = "decision";
    card.querySelector("summary").append(mark);
    const row = document.createElement("p");
    row.className = "choices";
    for (const letter of "ars") {
      const made = button(choices[letter][0].toUpperCase() + choices[letter].slice(1), () => decide(card, choices[letter]));
      made.setAttribute("aria-keyshortcuts", letter);
      row.append(made, " ");
    }
    card.querySelector("summary").after(row);
    show(card);
  }
  const choose = () => {
    const words = filter.value.toLowerCase().split(" ").filter(Boolean);
    for (const card of cards) {
      const text = card.textContent.toLowerCase();
      const fits = Object.keys(filters).every((name) => ["", card.dataset[name]].includes(filters[name].value));
      card.hidden = !(fits ? words.every((word) => text.includes(word)) : false);
    }
  };
  for (const field of [filter, ...Object.values(filters)]) field.addEventListener("input", choose);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const rest = shown();
    const card = document.activeElement.closest("details[data-group]");
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!(card || document.activeElement === document.body)) return;
      event.preventDefault();
      go(rest[card ? rest.indexOf(card) + (event.key === "ArrowDown" ? 1 : -1) : 0]);
    } else if (card ? choices[event.key] : false) {
      event.preventDefault();
      decide(card, choices[event.key]);
    }
  });
  const keys = document.createElement("p");
  keys.className = "keys";
  for (const [name, what] of [["a", "accept"], ["r", "reject"], ["s", "skip"], ["\u2191", ""], ["\u2193", "other group"]]) {
    const made = document.createElement("kbd");
    made.textContent = name;
    keys.append(made, what ? " " + what + " \u00a0 " : " ");
  }
  bar.append(state, label, filters.layer, filters.kind, save, keys);
  document.querySelector("main").prepend(bar);
  say();
}
