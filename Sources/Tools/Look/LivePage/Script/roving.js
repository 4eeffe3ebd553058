// One stop of the Tab key for each list; the arrow keys lead from one of its items to the next.

import { $ } from "basics";

const items = (group, selector) => [...group.querySelectorAll(selector)].filter((item) => item.checkVisibility());
const keepOneStop = (group, selector) => {
  const all = items(group, selector);
  const stop = all.find((item) => item === document.activeElement) ?? all.find((item) => item.ariaCurrent || item.ariaSelected) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
  for (const item of all) item.tabIndex = item === stop ? 0 : -1;
};
export const rove = (group, selector, keys = { ArrowDown: 1, ArrowUp: -1 }) => {
  const keep = () => keepOneStop(group, selector);
  new MutationObserver(keep).observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", keep);
  group.addEventListener("keydown", (event) => {
    const all = items(group, selector), place = all.indexOf(event.target.closest(selector));
    const next = { Home: all[0], End: all.at(-1) }[event.key] ?? (keys[event.key] && all[place + keys[event.key]]);
    if (place < 0 || !next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });
  keep();
};
rove($("sentences"), "button");
rove($("server"), "button");
rove($("legend").parentNode, ".chip, [data-group]", { ArrowRight: 1, ArrowLeft: -1 });
