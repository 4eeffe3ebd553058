"use strict";
// Closed details are opened for printing, except those that are marked to stay closed, and closed again afterwards.
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

// A link in the table of contents opens its section, also where the browser does not, and when it is clicked again.
{
  const links = [...document.querySelectorAll("nav a")];
  const open = (hash) => {
    const target = hash.length > 1 && document.getElementById(hash.slice(1));
    const details = target && target.closest("section > details");
    if (!details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  for (const link of links) link.addEventListener("click", () => open(link.hash));
  addEventListener("hashchange", () => open(location.hash));
  open(location.hash);
}
