// Predict, then look: a question before the calls are shown, which their recording answers. Nothing of it is kept.

import { $, make, say } from "basics";
import { askCalls, counted, drawCounts } from "calls";
import { callsOf } from "changes";
import { columns, tabs } from "columns";
import { decideAboutChange, endDecisions } from "decisions";
import { inline } from "exercise";
import { offered, opened } from "files";
import { showRequests } from "requests";
import { goToCall } from "scrubber";
import { count, current, go, list } from "sentences";

let numberAsked = 0, numberRight = 0;
const drawScore = () => { $("score").textContent = numberAsked ? `${numberRight} of ${numberAsked} right` : ""; };

/// The questions of a lesson, while its sentences are unchanged.
export const drawLesson = () => {
  const { name, questions = [] } = opened() ?? {};
  $("open").value = opened() ? offered.indexOf(opened()) : "";
  $("lesson").hidden = questions.length === 0;
  $("lesson-title").textContent = name;
  $("lesson").querySelector("ol").replaceChildren(...questions.map((question) =>
    make("li", {}, make("button", { onclick: () => {
      fromLesson = question;
      go(list, question.sentence);
    } }, ...inline(question.text)))));
};
/// The question of the lesson that is to be asked.
let fromLesson;

/// Whether a question waits for its answer, which nothing else may show. Says so.
export const isAsking = () => {
  const isOpen = $("question").checkVisibility() && $("question").matches(":not(.told)");
  if (isOpen) say("Answer the question first, because this shows what is right.");
  return isOpen;
};

/// Hides the calls behind one of the questions, if that is wanted.
export const askFirst = (kinds) => {
  const wanted = kinds.flat().find(({ text }) => fromLesson?.sentence === count && text === fromLesson.text);
  fromLesson = undefined;
  if (wanted) kinds = [[wanted]];
  const isAsking = kinds.length > 0 && (wanted !== undefined || $("ask").ariaPressed === "true");
  $("question").hidden = !isAsking;
  $("question").classList.remove("told");
  $("calls").hidden = $("legend").hidden = isAsking;
  if (!isAsking) return;
  const kind = kinds[numberAsked % kinds.length];
  const question = kind[Math.floor(numberAsked / kinds.length) % kind.length], { text, choices, answer } = question;
  const inputs = choices.length
    ? choices.map((choice) => make("label", {}, make("input", { type: "checkbox", value: choice }), ` ${choice}`))
    : [make("label", {}, make("input", { type: "number", min: 0, required: true, ariaLabel: text }))];
  $("question").replaceChildren(make("b", {}, ...inline(text)), ...inputs, make("button", { textContent: "Look" }));
  // They would show the answer.
  endDecisions();
  showRequests(false);
  if (wanted) {
    inputs[0].querySelector("input").focus();
    say(text.replaceAll("`", ""), false);
  }
  $("question").onsubmit = (event) => {
    event.preventDefault();
    if (choices.length && answer.length && !$("question").querySelector(":checked")) return say("Tick an answer first.");
    reveal(question);
  };
};

/// Shows the calls, the one that proves the answer, and beside them what was right and what was wrong.
const reveal = ({ choices, answer, proof }) => {
  const inputs = [...$("question").querySelectorAll("input")];
  const given = inputs.filter((input) => input.checked || input.type === "number").map(({ type, value }) => type === "number" ? String(Number(value)) : value);
  const isRight = given.length === answer.length && given.every((value) => answer.includes(value));
  numberAsked += 1;
  numberRight += isRight;
  for (const input of inputs) {
    const isAnswer = answer.includes(input.value);
    input.parentNode.classList.toggle("right", isAnswer);
    input.parentNode.classList.toggle("wrong", input.checked && !isAnswer);
    input.disabled = true;
  }
  $("question").querySelector("button").remove();
  const result = make("span", { className: isRight ? "right" : "wrong", tabIndex: -1, textContent: isRight ? "✓ right" : choices.length ? "✗ wrong" : `✗ it is ${answer}` });
  $("question").append(result);
  $("question").classList.add("told");
  result.focus();
  $("calls").hidden = $("legend").hidden = false;
  // The calls do not show who cancels a request.
  if (proof && proof.call === undefined) showRequests(true);
  const column = columns.findIndex(({ name }) => name === proof?.architecture);
  if (column >= 0 && !columns[column].section.checkVisibility()) tabs[column].querySelector("input").click();
  const isDecided = proof?.property && decideAboutChange(columns[column], proof.property);
  const row = column < 0 || isDecided ? undefined : callsOf(column)[proof.call]?.node.closest(".calls:not([hidden])") ?? undefined;
  goToCall(row);
  for (const node of [$("question"), row]) node?.scrollIntoView({ block: "nearest" });
  drawScore();
  say(isRight ? "Right." : `Wrong: it is ${answer.join(", ")}.`, false);
  drawCounts();
};

$("ask").onclick = () => {
  const isOn = $("ask").ariaPressed === "false";
  $("ask").ariaPressed = String(isOn);
  if (!isOn && numberAsked) say(`${numberRight} of ${numberAsked} predictions were right.`);
  if (isOn && !counted.length) say("The questions come with the calls.");
  [numberAsked, numberRight] = [0, 0];
  drawScore();
  askCalls(current);
};
