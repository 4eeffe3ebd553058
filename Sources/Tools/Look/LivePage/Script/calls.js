import { $, latest, make, post, saidIfLate, saved } from "basics";
import { drawChanges } from "changes";
import { columns } from "columns";
import { drawLegend, foldCalls } from "legend";
import { askFirst } from "questions";
import { goToCall } from "scrubber";
import { current, list } from "sentences";

export let counted = [];
/// The code of each function that is shown, as HTML, by its place.
export let codes = {};
/// The place in the list that the shown calls belong to.
export let shownCalls;

export const drawCounts = () => {
  const isShown = shownCalls === current;
  $("calls").classList.toggle("later", !isShown);
  columns.forEach(({ section }, index) => {
    const number = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;
    const calls = (isShown && !isPair() && !$("calls").hidden ? counted[index] : undefined) ?? {};
    const ran = [
      calls.problem && `no calls: ${calls.problem}`,
      calls.messages !== undefined && `${number(calls.messages, "message")}, ${number(calls.participants, "participant")}`,
      calls.lost > 0 && `${calls.lost} entries were too many to keep`,
    ];
    const counts = section.querySelector(".counts");
    counts.textContent = counts.title = ran.filter(Boolean).join(", ");
  });
  drawChanges();
};

export const askCalls = latest(async (asked, isStale) => {
  const other = isPair() ? { other: Number($("beside").value), architecture: $("one").value } : {};
  const note = (text) => { $("calls-note").textContent = text; };
  // What could not be asked has no calls, and those of another step are wrong. That the server has ended, the screens say.
  const answered = post("/calls", JSON.stringify({ ...asked, ...other })).catch(({ message, cause }) => ({ problem: cause === "ended" ? "" : message }));
  const answer = await saidIfLate(answered,
    () => `Recording ${asked.count} ${asked.count === 1 ? "step" : "steps"}`, note);
  if (isStale()) return;
  if (shownCalls !== asked) $("list").scrollTop = 0;
  [counted, shownCalls] = [answer.columns ?? [], asked];
  const hadFocus = $("calls").contains(document.activeElement);
  $("calls").innerHTML = answer.rows ?? "";
  if (hadFocus) ($("calls").querySelector(".calls") ?? $("ran")).focus({ preventScroll: true });
  codes = answer.codes ?? saved?.codes ?? {};
  goToCall();
  drawLegend();
  $("calls").classList.toggle("pair", isPair());
  const isEmpty = answer.columns?.every(({ problem }) => !problem) && !$("calls").querySelector(".calls");
  const hasFailed = !$("build").hidden || columns.some(({ error }) => !error.hidden);
  note(answer.problem && hasFailed ? "The build that records calls has failed." : answer.problem ?? (answer.waiting ? `The calls come when the app is built so that it records them: ${answer.waiting}. Use the screens meanwhile.` : isEmpty ? nothingRan() : ""));
  askFirst(answer.questions ?? []);
  foldCalls();
  drawCounts();
  if (answer.waiting) setTimeout(() => asked === current && askCalls(asked), 1000);
});

/// Why the apps had nothing to do.
const nothingRan = () => {
  const events = (columns[0].answer?.events ?? []).map(({ request, kind }) => ({ answered: request, ignored: `${request}, which was cancelled` })[kind]).filter(Boolean);
  return `Nothing in the apps ran${events.length ? `: no screen waits for the answer to ${events.join(", or to ")}` : ""}`;
};

// Two sentences beside each other.

export const isPair = () => $("beside").value !== "";
export const drawPlaces = () => {
  const place = $("beside").value;
  $("beside").replaceChildren($("beside").options[0], ...list.map((sentence, index) =>
    make("option", { value: index + 1, textContent: `${index + 1} ${sentence}` })));
  $("beside").value = place <= list.length ? place : "";
};
$("beside").onchange = $("one").onchange = () => askCalls(current);
