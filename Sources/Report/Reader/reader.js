// The reader: shows the files of a role, and those that have a text in them.
{
  const reader = document.getElementById("reader");
  const form = reader.querySelector("form");
  const { search, role } = form.elements;
  const files = [...reader.querySelectorAll(".file")];
  const features = [...reader.querySelectorAll(".feature")];

  // The places in a file where the text stands, as ranges of the document.
  const places = (file, pattern) => {
    const found = [];
    const texts = document.createTreeWalker(file.querySelector("code"), NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const match of node.data.matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        found.push(range);
      }
    }
    return found;
  };

  const show = () => {
    const text = search.value.trim();
    const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
    const found = [];
    let shown = 0;
    for (const file of files) {
      const ranges = text ? places(file, pattern) : [];
      const isNamed = text !== "" && file.querySelector("summary").textContent.search(pattern) >= 0;
      const isWanted = (!role.value || file.dataset.role === role.value) && (!text || isNamed || ranges.length > 0);
      file.hidden = !isWanted;
      if (!isWanted) continue;
      shown += 1;
      found.push(...ranges);
      // Files are opened to show what was found, and folded again when it is no longer looked for.
      if (ranges.length > 0 && !file.open) {
        file.open = true;
        file.dataset.found = "";
      } else if (!text && "found" in file.dataset) {
        file.open = false;
        delete file.dataset.found;
      }
    }
    for (const feature of features) feature.hidden = !feature.querySelector(".file:not([hidden])");
    if (globalThis.CSS?.highlights) CSS.highlights.set("found", new Highlight(...found));
    form.querySelector("output").textContent =
      `${shown} of ${files.length} files` + (text ? `, found in ${found.length} places` : "");
  };

  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  show();
}
