"use strict";
// What is folded is unfolded for printing, but for what says that it should stay so, and folded again after.
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("details:not([open]):not([data-folded-in-print])")) {
    details.open = true;
    details.dataset.opened = "";
  }
});
addEventListener("afterprint", () => {
  for (const details of document.querySelectorAll("details[data-opened]")) {
    details.open = false;
    delete details.dataset.opened;
  }
});
