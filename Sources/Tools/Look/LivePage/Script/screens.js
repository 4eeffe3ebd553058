import { make, saved } from "basics";
import { characters, edit } from "fields";
import { rove } from "roving";
import { add, adds, quoted } from "sentences";

const makers = {
  label: () => make("p", { className: "label" }),
  field: ({ name }) => {
    const input = make("input", { type: "text", autocomplete: "off", spellcheck: false, known: "", isComposing: false });
    input.addEventListener("compositionstart", () => { input.isComposing = true; });
    input.addEventListener("compositionend", () => {
      input.isComposing = false;
      edit(name, input);
    });
    input.addEventListener("input", ({ inputType }) => input.isComposing || edit(name, input, inputType === "insertFromPaste"));
    // Nothing can be typed in a saved page, which says so.
    input.addEventListener("keydown", ({ key }) => saved && key.length === 1 && add(`I type ${quoted(key)} into ${quoted(name)}`));
    return make("label", {}, make("span", { textContent: name }), input);
  },
  button: ({ title }) => {
    const button = make("button", { textContent: title });
    button.onclick = adds(() => `${button.ariaDisabled === "true" ? "I try to tap" : "I tap"} ${quoted(title)}`);
    return button;
  },
  table: () => {
    const rows = make("ol", {});
    rove(rows, "button");
    return make("div", { className: "table" },
      rows, make("p", {}), make("button", { textContent: "Pull to refresh", onclick: adds(() => "I pull to refresh") }),
      make("button", { textContent: "Scroll to the end", onclick: adds(() => "I scroll to the end") }));
  },
};

/// Sets the text of a field, and leaves the cursor behind as many characters.
const setText = (input, text) => {
  const count = characters(input.value.slice(0, input.selectionEnd)).length;
  input.value = text;
  const place = characters(text).slice(0, count).join("").length;
  if (document.activeElement === input) input.setSelectionRange(place, place);
};

const updaters = {
  label: (node, { text }) => { node.textContent = text; },
  field: (node, { text, isEnabled }) => {
    const input = node.querySelector("input");
    if (input.isComposing) return;
    if (input.value !== text) setText(input, text);
    input.known = text;
    input.readOnly = !isEnabled || saved !== null;
    input.ariaDisabled = String(!isEnabled);
  },
  button: (node, { isEnabled }) => { node.ariaDisabled = String(!isEnabled); },
  table: (node, { numberOfRows, firstVisibleRow, visibleRows }) => {
    const rows = node.querySelector("ol");
    rows.start = firstVisibleRow + 1;
    node.querySelector("p").textContent = visibleRows.length === 0 ? "No rows"
      : `Rows ${firstVisibleRow + 1} to ${firstVisibleRow + visibleRows.length} of ${numberOfRows}`;
    while (rows.children.length > visibleRows.length) rows.lastChild.remove();
    visibleRows.forEach((row, index) => {
      const button = rows.children[index]?.firstChild ?? make("button", {}, make("b"), make("span"));
      if (!button.parentNode) rows.append(make("li", {}, button));
      [button.firstChild.textContent, button.lastChild.textContent] = [row.title, row.subtitle];
      button.onclick = adds(() => `I select row ${firstVisibleRow + index + 1}`);
    });
  },
};

/// Draws a screen. An element that was there before stays, so that it keeps the keyboard.
export const draw = (node, screen, title) => {
  const hadFocus = node.contains(document.activeElement);
  const head = make("div", { className: "bar" }, make("h3", { textContent: title }));
  if (screen.screens.length > 1) head.prepend(make("button", { textContent: "‹ Back", onclick: adds(() => "I go back") }));
  if (node.firstChild) node.firstChild.replaceWith(head);
  else node.append(head, make("div", { className: "body" }), make("p", { className: "toast" }));
  const body = node.children[1];
  screen.elements.forEach((element, index) => {
    const [kind, value] = Object.entries(element)[0];
    const key = `${kind} ${value.name ?? value.title ?? ""}`;
    const same = [...body.children].findIndex((child, place) => place >= index && child.dataset.key === key);
    for (let place = index; place < same; place++) body.children[index].remove();
    if (same < 0) {
      const made = makers[kind](value);
      made.dataset.key = key;
      body.insertBefore(made, body.children[index] ?? null);
    }
    updaters[kind](body.children[index], value);
  });
  while (body.children.length > screen.elements.length) body.lastChild.remove();
  node.lastChild.textContent = screen.toast ?? "";
  if (hadFocus && !node.contains(document.activeElement)) node.focus({ preventScroll: true });
};

export const nothing = { screens: [], elements: [], isLoading: false };

const words = { numberOfRows: "number of rows", firstVisibleRow: "first visible row" };

/// What a screen shows, as parts with names, to find the first that differs.
export const parts = (answer) => {
  const screen = answer.screen ?? nothing;
  return [
    ["the step", answer.failure?.text ?? "was made"], ["leaks", answer.leaks.join("; ") || "none"],
    ["screens", screen.screens.join(" › ")], ["toast", screen.toast ?? "none"], ["loading sign", screen.isLoading ? "shown" : "hidden"],
    ...screen.elements.flatMap((element) => Object.values(element).flatMap((value) =>
      Object.entries(value).flatMap(([name, part]) => Array.isArray(part)
        ? part.map(({ title, subtitle }, index) => [`row ${value.firstVisibleRow + index + 1}`, `${title}, ${subtitle}`])
        : [name === "isEnabled" ? [value.name ?? value.title, part ? "enabled" : "disabled"]
          : [`${value.name ?? value.title ?? ""} ${words[name] ?? name}`.trim(), JSON.stringify(part)]]))),
    ["on hold", answer.held.join(", ") || "none"],
  ];
};
