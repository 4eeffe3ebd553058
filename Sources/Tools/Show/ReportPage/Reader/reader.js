// The reader: finds a text in the code, goes from hit to hit, and shows the files of one role.
{
  const reader = document.getElementById("reader");
  const form = reader.querySelector("form");
  const { search, role, previous, next } = form.elements;
  const roles = [...role.options].map((option) => option.value).filter((value) => value && value !== "none");
  const features = [...reader.querySelectorAll(".feature")];
  const rows = [...reader.querySelectorAll(".row")];
  const files = [...reader.querySelectorAll("figure")].map((figure) => {
    const place = figure.querySelector(".place").textContent.replace(/:\d+$/, "");
    const name = place.replace(/^.*\/|\.swift$/g, "");
    const lines = [...figure.querySelectorAll("code > span")];
    return { figure, place, lines, texts: lines.map((line) => line.textContent), role: roles.find((r) => name.endsWith(r)) ?? "none" };
  });
  const total = new Set(files.map((file) => file.place)).size;
  let hits = [];
  let current = -1;

  // A part of a line as a range of the document; a line is made of several texts, one for each colour.
  const range = (line, start, end) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    let offset = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const after = offset + node.length;
      if (start >= offset && start < after) range.setStart(node, start - offset);
      if (end > offset && end <= after) range.setEnd(node, end - offset);
      offset = after;
    }
    return range;
  };

  const highlight = (name, ranges) => globalThis.CSS?.highlights?.set(name, new Highlight(...ranges));

  const say = () => {
    const shown = new Set(files.filter((file) => !file.figure.hidden).map((file) => file.place)).size;
    const place = current >= 0 ? `${current + 1} of ` : "";
    form.querySelector("output").textContent =
      (search.value.trim() ? `${place}${hits.length} hits in ` : "") + `${shown} of ${total} files`;
    previous.disabled = next.disabled = hits.length === 0;
  };

  const show = () => {
    const text = search.value.trim();
    const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
    hits = [];
    current = -1;
    for (const file of files) {
      const isInRole = !role.value || file.role === role.value;
      const found = !text || !isInRole ? [] : file.lines.flatMap((line, index) =>
        [...file.texts[index].matchAll(pattern)].map((match) => ({ line, start: match.index, end: match.index + match[0].length })));
      file.figure.hidden = !isInRole || (text !== "" && found.length === 0 && file.place.search(pattern) < 0);
      hits.push(...found);
    }
    for (const row of rows) {
      row.hidden = !row.querySelector("figure:not([hidden])") && (text !== "" || role.value !== "");
      if (row.previousElementSibling.matches(".title")) row.previousElementSibling.hidden = row.hidden;
    }
    for (const feature of features) {
      feature.hidden = !feature.querySelector("figure:not([hidden])");
      // Features with hits are opened, and closed again when the search is cleared.
      if (text && !feature.hidden && !feature.open) {
        feature.open = true;
        feature.dataset.found = "";
      } else if (!text && "found" in feature.dataset) {
        feature.open = false;
        delete feature.dataset.found;
      }
    }
    for (const hit of hits) hit.range = range(hit.line, hit.start, hit.end);
    highlight("found", hits.map((hit) => hit.range));
    highlight("current", []);
    say();
  };

  const go = (step) => {
    if (hits.length === 0) return;
    current = current < 0 && step < 0 ? hits.length - 1 : (current + step + hits.length) % hits.length;
    const { line, range } = hits[current];
    line.closest(".feature").open = true;
    // Where only one column is shown at a time, this shows the column of the hit.
    const cell = line.closest(".cell");
    const column = [...cell.parentElement.children].indexOf(cell);
    cell.closest(".code-columns").querySelectorAll(".names input")[column].checked = true;
    highlight("current", [range]);
    line.scrollIntoView({ block: "center" });
    say();
  };

  form.hidden = false;
  for (const columns of reader.querySelectorAll(".code-columns")) columns.classList.add("searchable");
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(1);
  });
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.shiftKey) return;
    event.preventDefault();
    go(-1);
  });
  previous.addEventListener("click", () => go(-1));
  show();
}
