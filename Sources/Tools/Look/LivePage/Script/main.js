// Starts the page.

import "actions";
import "present";
import { isReload, kept, post, saved, say } from "basics";
import { pollBuild } from "builds";
import { showChosen } from "columns";
import { offer, open } from "files";
import { go, readAddress } from "sentences";

document.body.classList.toggle("saved", saved !== null);
addEventListener("popstate", () => readAddress());
showChosen();
if (!saved) pollBuild();
post("/scenarios", "").then(({ scenarios, opens }) => {
  // Lessons come first.
  offer(opens ? scenarios : scenarios.toSorted((a, b) => Number(b.questions.length > 0) - Number(a.questions.length > 0)));
  const last = isReload && kept("place");
  if (last) return go(last.list, last.count);
  if (readAddress()) return;
  if (opens) open(scenarios[0], false);
  else go(["Given the app is launched"], 1);
}).catch((error) => say(error.message));
