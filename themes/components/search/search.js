// The search field: hides the entries that do not contain every typed word.
(function () {
  const box = document.querySelector(".search"), main = document.getElementById("page_content");
  if (!box || !main) return;
  const all = (s, e) => [...(e || main).querySelectorAll(s)];
  const field = all("[type=search]", box)[0], key = all("[type=checkbox]", box)[0], said = all("output", box)[0];
  const plain = (t) => t.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const items = all(".cards li, .tiles li, .links li, .tree li"), folds = all("details");
  const texts = items.map((i) => {
    const d = i.closest("details");
    return plain(i.textContent + " " + (d ? d.firstElementChild.textContent : ""));
  });
  const parts = folds.concat(all(".cards, .tiles, .letter, h3, .coverage, .block"));
  const isEmpty = (p) => !(p.tagName === "H3" ? p.nextElementSibling : p).querySelector("li:not([hidden])");
  const find = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean), on = words.length > 0;
    let found = 0;
    items.forEach((item, n) => {
      const hit = words.every((w) => texts[n].includes(w));
      if (item.hidden === hit) item.hidden = !hit;
      found += hit;
    });
    parts.forEach((p) => { p.hidden = on && isEmpty(p); });
    folds.forEach((d) => { d.open = on && found < 200; });
    said.textContent = on ? found ? said.dataset.some + found.toLocaleString(document.documentElement.lang) : said.dataset.none : "";
  };
  field.oninput = find;
  field.onkeydown = (e) => {
    if (e.key === "Escape") { field.value = ""; find(); }
  };
  document.addEventListener("keydown", (e) => {
    if (e.key !== "/" || !key.checked || e.ctrlKey || e.metaKey || e.altKey || e.target.matches("input, select, textarea")) return;
    e.preventDefault();
    field.focus();
  });
  try {
    key.checked = localStorage.vitrineKey !== "off";
    key.onchange = () => { localStorage.vitrineKey = key.checked ? "on" : "off"; };
  } catch {}
  box.hidden = false;
  if (field.value) find();
})();
