import { $, hasMeaning, phrases, say, takesLetters } from "basics";
import { columns } from "columns";
import { folds } from "legend";
import { endMoments } from "moments";
import { currentRow, stepCalls } from "scrubber";
import { add, count, go, list, withoutKeyword } from "sentences";

const skeleton = (text) => withoutKeyword(text).replace(/"(?:\\.|[^"\\])*"/g, '""').replace(/\d+/g, "#");

$("say").onsubmit = (event) => {
  event.preventDefault();
  const input = event.target.elements.sentence;
  const text = input.value.trim();
  if (!text) return;
  const phrase = phrases.find((phrase) => skeleton(phrase.text) === skeleton(text));
  const wanted = text.match(/^(Given|When|Then) /)?.[1] ?? (phrase?.kind === "outcome" ? "Then" : "When");
  add(withoutKeyword(text), wanted);
  // A sentence that is no step stays in the field, to be corrected.
  if (phrase) input.value = "";
};

// What was begun belongs to the steps of before.
for (const id of ["open", "file"]) $(id).addEventListener("change", () => $("say").reset());

const step = (number) => {
  if (count + number >= 1 && count + number <= list.length) go(list, count + number);
};
// The link itself would take the place of the list in the address.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  columns[0].section.querySelector(".screen").focus();
};
$("undo").onclick = () => {
  addEventListener("popstate", () => {
    $("sentences").querySelector("[aria-current]")?.focus();
    say("The steps are back.", false);
  }, { once: true });
  history.back();
};
/// The focus stays on the call that was the current one.
const leaveCalls = () => {
  if ($("code").contains(document.activeElement)) currentRow().focus();
  endMoments();
};
$("back").onclick = () => step(-1);
$("on").onclick = () => step(1);
addEventListener("keydown", (event) => {
  // What an input method shows is taken back by Escape, too.
  if (event.isComposing) return;
  // The browser's "back" restores the sentences of before.
  if (!$("text").hidden && event.key === "Escape") return showEditor(false);
  // It closes the list of keys, and nothing else.
  if (event.key === "Escape" && document.querySelector(":popover-open")) return;
  const isOwn = takesLetters(event.target) && event.key !== "Escape" || event.key.startsWith("Arrow") && event.target.matches("#call, [type=radio]");
  if (isOwn || !hasMeaning(event)) return;
  // The same place on every keyboard, whatever letter is on it.
  const letter = event.code.match(/^Key(.)$/)?.[1].toLowerCase();
  const key = letter ?? ($("calls").contains(event.target) ? { ArrowDown: "j", ArrowUp: "k" }[event.key] : undefined) ?? event.key;
  const act = { Escape: currentRow() || $("present").ariaPressed === "false" ? leaveCalls : $("present").onclick, "?": () => $("keys").togglePopover(), c: $("with-code").onclick, p: $("present").onclick, ArrowLeft: () => step(-1), ArrowRight: () => step(1), j: () => stepCalls(1), k: () => stepCalls(-1) }[key]
    ?? folds.find((fold) => fold.textContent[0].toLowerCase() === key)?.onclick;
  if (!act) return;
  event.preventDefault();
  act();
});

// A key that is held acts once.
addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.repeat && !event.target.matches("textarea")) event.preventDefault();
}, true);

/// While the editor is open, nothing else changes the list.
const showEditor = (isOpen) => {
  $("text").hidden = !isOpen;
  $("sentences").hidden = isOpen;
  for (const node of document.querySelectorAll("header > :not(h1), #screens, #now, #ran, .beside-editor")) node.inert = isOpen;
  $("edit").textContent = isOpen ? "Done" : "Edit";
  $("edit").ariaPressed = String(isOpen);
  if (!isOpen) return $("edit").focus();
  $("text").value = list.join("\n");
  $("text").focus();
};

/// Text becomes sentences, and a table or a doc string belongs to the one above it. Headings of a file are skipped.
const parse = (text) => text.replace(/\n\s*("""|```)[^]*?\n\s*\1/g, (lines) => lines.replaceAll("\n", "\0")).split("\n").map((line) => line.trim().replaceAll("\0", "\n")).filter((line) => line && !/^(#|(Feature|Rule|Background|Scenario|Example):)/.test(line)).reduce(
  (all, line) => (line.startsWith("|") && all.length ? [...all.slice(0, -1), `${all.at(-1)}\n${line}`] : [...all, line]), []);

$("edit").onclick = () => {
  if ($("text").hidden) return showEditor(true);
  showEditor(false);
  const sentences = parse($("text").value);
  if (sentences.join("\n") !== list.join("\n")) go(sentences, sentences.length, true);
};
