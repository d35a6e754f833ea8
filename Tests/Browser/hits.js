// Returns the position of each Character of a label, and the element that the browser hits there. The parameters are
// the id of a case and the UTF-16 lengths of the Characters that it shows.
([id, lengths]) => {
  const label = document.querySelector(`[data-case="${id}"] > p`);
  label.scrollIntoView({ block: "center" });
  const nodes = [];
  let text = "";
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, start: text.length });
    text += walker.currentNode.data;
  }
  const box = label.getBoundingClientRect();
  const characters = [];
  let offset = 0;
  for (const length of lengths) {
    const place = nodes.findLast(({ start }) => start <= offset);
    const from = offset - place.start;
    offset += length;
    if (from + length > place.node.data.length) {
      characters.push({ state: "cut in two" });
      continue;
    }
    const range = document.createRange();
    range.setStart(place.node, from);
    range.setEnd(place.node, from + length);
    const rect = [...range.getClientRects()].reduce((a, b) => (a && a.width * a.height >= b.width * b.height ? a : b), null);
    if (!rect || rect.width * rect.height === 0) {
      characters.push({ state: "no box" });
      continue;
    }
    const x = rect.x + rect.width / 2, y = rect.y + rect.height / 2;
    if (y > box.bottom) {
      const there = document.elementFromPoint(x, y);
      characters.push({ state: "below the label", own: there !== null && label.contains(there) });
      continue;
    }
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      characters.push({ state: "out of sight" });
      continue;
    }
    const anchor = document.elementFromPoint(x, y)?.closest("a") ?? null;
    characters.push({
      state: x < box.left || x > box.right ? "beside the label" : "in the label",
      x, y: y + scrollY, line: Math.round(rect.top + scrollY), width: rect.width,
      anchor: anchor && label.contains(anchor) ? anchor.dataset.utf16 : anchor ? "of another label" : null,
      value: anchor?.dataset.value,
    });
  }
  return { text, characters };
}
