// What changed is outlined: in a sentence, since the screen before it; in a call, since the call before.

import { count, list, unquoted } from "sentences";

/// Names the elements of a screen. Of several with the same name, it is the first, the second and so on.
export const namedElements = (elements) => {
  const counts = new Map();
  let last = "";
  return elements.map((element) => {
    const [kind, value] = Object.entries(element)[0], own = value.name ?? value.title, name = `${kind} ${own ?? last}`;
    // A text has no name. After the same control it is the same text, also if there is a new one above.
    if (own !== undefined) last = name;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return [`${name} ${counts.get(name)}`, value];
  });
};

export const outline = (section, screen, before) => {
  for (const node of section.querySelectorAll(".fresh")) node.classList.remove("fresh");
  if (!screen || !before) return;
  const mark = (node, isFresh) => node.classList.toggle("fresh", isFresh);
  const [title, body, toast] = [section.querySelector(".bar"), section.querySelector(".body"), section.querySelector(".toast")];
  mark(toast, Boolean(screen.toast) && screen.toast !== before.toast);
  mark(section.querySelector("h2"), screen.isLoading !== before.isLoading);
  // All that another screen has is new.
  if (screen.screens.join("\0") !== before.screens.join("\0")) return mark(title, true);
  const old = new Map(namedElements(before.elements));
  namedElements(screen.elements).forEach(([name, value], index) => {
    const node = body.children[index], was = old.get(name);
    if (!was || !value.visibleRows) return mark(node, JSON.stringify(was) !== JSON.stringify(value));
    mark(node.querySelector("p"), was.numberOfRows !== value.numberOfRows || was.firstVisibleRow !== value.firstVisibleRow);
    value.visibleRows.forEach((row, index) => mark(node.querySelectorAll("li")[index], JSON.stringify(row) !== JSON.stringify(was.visibleRows[index])));
  });
  const focus = section.querySelector(".body :focus");
  // What is clicked stays below the pointer, for the second click of a hand that trembles.
  if (focus?.matches(":hover:not(:focus-visible)")) return;
  bringIntoSight(touched(section));
  // A message that appears must not cover what has the focus.
  bringIntoSight(focus);
};

/// What has changed on a screen or, if nothing has, the control that the sentence names.
export const touched = (section) => {
  const names = [...list[count - 1]?.matchAll(/"((?:\\.|[^"\\])+)"/g) ?? []].map(([, name]) => ` ${unquoted(name)}`);
  return section.querySelector(".body .fresh") ?? section.querySelector(".bar.fresh, .toast.fresh") ?? section.querySelector(".fresh")
    ?? [...section.querySelectorAll(".body > *")].find(({ dataset }) => names.some((name) => dataset.key.endsWith(name)));
};

/// Scrolls a small screen or a list, and nothing around it.
export const bringIntoSight = (node) => {
  for (const scroller of [node?.closest("ol"), node?.closest(".body, #decisions .cell, #list")].filter(Boolean)) {
    const [part, all] = [node, scroller].map((node) => node.getBoundingClientRect());
    scroller.scrollTop += Math.min(0, part.top - all.top - 4) + Math.max(0, part.bottom - all.bottom + 4);
  }
};
