// Predict, then look: a question before the calls are shown, which their recording answers. Nothing of it is kept.

import { $, make, say } from "basics";
import { askCalls, counted, drawCounts } from "calls";
import { callsOf } from "changes";
import { columns, tabs } from "columns";
import { decideAboutChange, endDecisions } from "decisions";
import { inline } from "exercise";
import { afterAnswer, didAnswer, isChosen, isLesson, isNewRule, questionOfLesson } from "lessons";
import { bringIntoSight, touched } from "outlines";
import { showRequests } from "requests";
import { goToCall } from "scrubber";
import { current } from "sentences";

let numberAsked = 0, numberRight = 0;
const drawScore = () => { $("score").textContent = numberAsked ? `${numberRight} of ${numberAsked} predictions right` : ""; };

/// Whether a question waits for its answer, which nothing else may show. Says so.
export const isAsking = () => {
  const isOpen = $("question").checkVisibility() && $("question").matches(":not(.told)");
  if (isOpen) say("Answer the question first, because this shows what is right.");
  return isOpen;
};

/// Hides the calls behind a question: one of the lesson or, if that is wanted, one of any kind in turn.
export const askFirst = (kinds) => {
  const kind = $("ask").ariaPressed === "true" ? kinds[numberAsked % kinds.length] : undefined;
  const question = isLesson() ? questionOfLesson(kinds.flat()) : kind?.[Math.floor(numberAsked / kinds.length) % kind.length];
  $("question").hidden = !question;
  $("question").classList.remove("told");
  $("calls").hidden = $("legend").hidden = question !== undefined;
  if (!question) return;
  const { text, choices, answer, takesOne } = question;
  const inputs = choices.map((choice) =>
    make("label", {}, make("input", { type: takesOne ? "radio" : "checkbox", name: "choice", value: choice }), ` ${choice}`));
  const group = make("div", { className: "choices", role: takesOne ? "radiogroup" : "group", ariaLabel: text.replaceAll("`", "") }, ...inputs);
  $("question").replaceChildren(make("b", {}, ...inline(text)), group, make("span", { className: "buttons" }, make("button", { className: "main", textContent: "Check" }),
    make("button", { type: "button", textContent: "Tell me", onclick: () => reveal(question) })));
  // They would show the answer.
  endDecisions();
  showRequests(false);
  // The screens have less room than before.
  for (const { section } of columns) bringIntoSight(touched(section));
  if (isLesson()) $("question").scrollIntoView({ block: "nearest" });
  if (isChosen(question)) inputs[0].querySelector("input").focus();
  say(text.replaceAll("`", ""), false);
  $("question").onsubmit = (event) => {
    event.preventDefault();
    if (answer.length && !$("question").querySelector(":checked")) return say(`${takesOne ? "Choose" : "Tick"} an answer first.`);
    reveal(question, [...$("question").querySelectorAll(":checked")].map(({ value }) => value));
  };
};

/// Shows the calls, the one that proves the answer, and beside them what was right, what was wrong, and why.
///
/// `given` is undefined if the answer is to be told.
const reveal = (question, given) => {
  const { answer, takesOne, rule, proof } = question, column = columns.findIndex(({ name }) => name === proof?.architecture);
  const isRight = given && given.every((value) => answer.includes(value)) && (takesOne || given.length === answer.length);
  // A lesson marks each of its questions instead.
  if (given && !isLesson()) {
    numberAsked += 1;
    numberRight += isRight;
  }
  for (const input of $("question").querySelectorAll("input")) {
    const isAnswer = answer.includes(input.value);
    input.parentNode.classList.toggle("right", isAnswer);
    input.parentNode.classList.toggle("wrong", input.checked && !isAnswer);
    input.disabled = true;
  }
  $("question").querySelector(".buttons").remove();
  didAnswer(question, isRight);
  const right = `The answer is ${answer.join(", ")}.`;
  const verdict = make("span", { className: isRight ? "right" : given ? "wrong" : "", tabIndex: -1, textContent: isRight ? "✓ Right." : given ? `✗ Wrong. ${right}` : right });
  const wrong = takesOne && column >= 0 ? (given ?? []).filter((choice) => !answer.includes(choice)) : [];
  const after = afterAnswer(), why = make("p", {}, verdict, " ", ...wrong.flatMap((choice) => [...whyNot(choice, column, question), " "]), isNewRule(rule) && rule || "");
  $("question").append(make("div", {}, why, ...after));
  $("question").classList.add("told");
  verdict.focus();
  $("calls").hidden = $("legend").hidden = false;
  // The calls do not show who cancels a request. What shows it must not talk over the reason.
  if (proof && proof.call === undefined) showRequests(true, true);
  if (column >= 0 && !columns[column].section.checkVisibility()) tabs[column].querySelector("input").click();
  const isDecided = proof?.property && decideAboutChange(columns[column], proof.property);
  const row = column < 0 || isDecided ? undefined : callsOf(column)[proof.call]?.node.closest(".calls:not([hidden])") ?? undefined;
  goToCall(row);
  // Where there is room for little, it is for the verdict.
  for (const node of [row, $("question"), why]) node?.scrollIntoView({ block: "nearest" });
  drawScore();
  // The verdict is heard because it has the focus.
  say([...why.childNodes].slice(2).concat(after.filter((node) => node.matches("p"))).map(({ textContent }) => textContent).join(" ").replace(/ +/g, " "), false);
  drawCounts();
};

/// Why a role is wrong: where its call is, seen from the one that proves the answer. That call is a link.
const whyNot = (role, column, { text, proof }) => {
  const calls = callsOf(column), level = (index) => Number(calls[index].depth);
  const isOf = ({ node, title }) => node.dataset.role === role || title.trim().startsWith(`${role} `);
  const before = calls.findLastIndex((call, index) => index < proof.call && isOf(call)
    && calls.slice(index + 1, proof.call + 1).every((_, next) => level(index + 1 + next) > level(index)));
  const end = calls.findIndex((_, index) => index > proof.call && level(index) <= level(proof.call));
  const after = calls.findIndex((call, index) => index > proof.call && (end < 0 || index < end) && isOf(call));
  const passesOn = "runs first, where it passes on what has happened", carriesOut = "where it carries out what was decided";
  const [place, words] = [[before, after >= 0 ? `${passesOn}, and again after the decision, ${carriesOut}.` : `${passesOn}.`], [after, `runs after the decision, ${carriesOut}.`],
    [calls.findIndex(isOf), `runs in this step, too, but is not the one that ${text.split(" ")[1]}.`]].find(([place]) => place >= 0) ?? [];
  if (place === undefined) return [`In this step, no ${role} runs.`];
  const { node } = calls[place];
  return [make("button", { type: "button", className: "call-link", textContent: node.querySelector("b").textContent, onclick: () => {
    endDecisions();
    goToCall(node.closest(".calls"));
  } }), ` ${words}`];
};

$("ask").onclick = () => {
  const isOn = $("ask").ariaPressed === "false";
  $("ask").ariaPressed = String(isOn);
  if (!isOn && numberAsked) say(`${numberRight} of ${numberAsked} predictions were right.`);
  if (isOn && !counted.length) say("The questions come with the calls.");
  if (isOn && isLesson()) say("This lesson has its own questions.");
  [numberAsked, numberRight] = [0, 0];
  drawScore();
  askCalls(current);
};
