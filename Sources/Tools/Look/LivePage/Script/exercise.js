// The exercise that is started, beside the apps.

import { $, breakable, make, post, saved, write } from "basics";

$("shown").before(make("button", { id: "with-exercise", hidden: true, textContent: "Exercise", ariaPressed: "false" }));
$("code").before(make("section", { id: "exercise", hidden: true, ariaLabel: "The exercise" },
  make("div", { id: "task" }),
  make("button", { textContent: "Next hint", onclick: () => askWorkshop("hint") }), " ",
  make("button", { textContent: "Check", onclick: () => askWorkshop("check") }),
  make("pre", { id: "advice", hidden: true, tabIndex: 0 })));
$("with-exercise").onclick = () => {
  $("with-exercise").ariaPressed = String($("exercise").hidden);
  $("exercise").hidden = !$("exercise").hidden;
};

/// Code and words that matter, in a line of text.
export const inline = (text) => text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, index) =>
  index % 2 ? make(part[0] === "`" ? "code" : "em", {}, ...breakable(part.slice(1, -1))) : part);
/// The text of an exercise: its title, headings, lists and paragraphs.
const rendered = (text) => text.trim().split(/\n\n+/).flatMap((block, index) => {
  const lines = block.split("\n");
  if (index === 0) return [make("h2", {}, lines[0]), make("p", {}, lines.slice(1).join(" "))];
  const marker = block.match(/^(- |\d+\. )/)?.[0];
  if (marker) {
    const entries = block.split(/\n(?=- |\d+\. )/).map((entry) => make("li", {}, ...inline(entry.replace(/^(- |\d+\. )/, "").replace(/\n\s*/g, " "))));
    return [make(marker === "- " ? "ul" : "ol", {}, ...entries)];
  }
  if (lines.length === 1 && !/[.:?`]/.test(block)) return [make("h3", { textContent: block })];
  return [make("p", { className: "lines" }, ...inline(/^The scenarios: /.test(block) ? block : lines.join(" ")))];
});

/// Shows what a command of the workshop prints.
export const askWorkshop = async (command) => {
  const isTask = command === "show", buttons = $("exercise").querySelectorAll("button");
  if (!isTask) {
    for (const button of buttons) button.disabled = true;
    write($("advice"), command === "check" ? "Checking: it builds, and runs the scenarios and the tests …" : "…");
  }
  const { text, succeeded } = await post("/workshop", JSON.stringify(command)).catch(({ message }) => ({ text: message }));
  if (isTask) {
    $("with-exercise").hidden = !succeeded;
    if (!succeeded) $("exercise").hidden = true;
    // A text that is read stays where it is.
    if (succeeded && $("task").dataset.text !== text) $("task").replaceChildren(...rendered(text));
    $("task").dataset.text = text;
    return;
  }
  write($("advice"), text.trim());
  for (const button of buttons) button.disabled = false;
  // What to do next is in its last line.
  $("advice").scrollIntoView({ block: "end" });
};

// It may have been started in a terminal meanwhile.
addEventListener("focus", () => saved || askWorkshop("show"));
