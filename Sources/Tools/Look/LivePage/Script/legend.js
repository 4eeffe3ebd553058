// The roles of the shown calls, each with its colour, and what is shared: each is a button that folds its calls.

import { $, make } from "basics";
import { isPair } from "calls";
import { columns, isSeen } from "columns";
import { currentRow, goToCall } from "scrubber";

$("filter").onclick = () => {
  $("filter").ariaExpanded = String($("filters").hidden);
  $("filters").hidden = !$("filters").hidden;
};

/// The roles that are folded.
const foldedRoles = new Set();
export const folds = [...document.querySelectorAll("#filters [data-group]")];
for (const fold of folds) {
  fold.onclick = () => {
    fold.ariaPressed = String(fold.ariaPressed === "false");
    foldCalls();
  };
}

export const drawLegend = () => {
  const calls = [...$("calls").querySelectorAll(".call[data-role]:not([data-role=''])")];
  const roles = new Map(calls.map(({ dataset: { role, concern } }) => [role, concern]));
  $("legend").replaceChildren(...[...roles].sort().map(([role, concern]) => {
    const chip = make("button", { className: "chip", textContent: role, ariaPressed: String(!foldedRoles.has(role)) });
    chip.dataset.concern = concern;
    chip.onclick = () => {
      chip.ariaPressed = String(foldedRoles.has(role));
      if (!foldedRoles.delete(role)) foldedRoles.add(role);
      foldCalls();
    };
    return chip;
  }));
};

export const foldCalls = () => {
  const folded = new Set(folds.filter((fold) => fold.ariaPressed === "false").map((fold) => fold.dataset.group));
  const isShown = columns.map((_, index) => isPair() || isSeen(index));
  for (const row of $("calls").querySelectorAll(".calls")) {
    const calls = [...row.children].map((cell) => cell.firstElementChild);
    for (const call of calls) if (call) call.hidden = folded.has(call.dataset.group) || foldedRoles.has(call.dataset.role);
    row.hidden = calls.every((call, index) => !call || call.hidden || !isShown[index]);
  }
  const row = currentRow();
  goToCall(row && !row.hidden ? row : undefined);
};
