// A lesson: a scenario with questions, asked one at a time. What answers a later question is not shown before it.

import { $, isReload, keep, kept, make, write } from "basics";
import { columns, conceal } from "columns";
import { inline } from "exercise";
import { offered, open, opened } from "files";
import { count, go, list } from "sentences";

/// Whether each question was answered correctly, by its lesson, step and text. It is null for one whose answer was told.
const answers = new Map(isReload ? kept("answers") : []);
const keyOf = (question) => {
  const { feature, name } = offered.find(({ questions }) => questions.includes(question));
  return [feature, name, question.sentence, question.text].join("\n");
};
const isAnswered = (question) => answers.has(keyOf(question));
const note = (question, isRight = null) => {
  answers.set(keyOf(question), isRight);
  keep("answers", [...answers]);
};
const forget = (question) => {
  answers.delete(keyOf(question));
  keep("answers", [...answers]);
};

/// The question that is asked next, although it may not be the first.
let chosen;

const questionsOf = (scenario) => scenario?.questions ?? [];
export const isLesson = () => questionsOf(opened()).length > 0;
/// The rules that were told. Each is told once, unless a lesson is repeated.
const rules = new Set();
export const isNewRule = (rule) => !isLesson() || rules.size < rules.add(rule).size;
export const beginLesson = ({ questions }) => {
  if (questions.some(isAnswered)) rules.clear();
  questions.forEach(forget);
};

/// The questions on this step that are still to be asked.
const unasked = () => questionsOf(opened()).filter((question) => question.sentence === count && !isAnswered(question));

/// The question to ask at this step, among those that the recording answers.
export const questionOfLesson = (recorded) => {
  const known = (question) => recorded.find(({ text }) => text === question.text);
  if (recorded.length > 0) unasked().filter((question) => !known(question)).forEach((question) => note(question));
  const questions = unasked(), question = questions.includes(chosen) ? chosen : questions[0];
  return question && known(question);
};

/// Whether a question of this step was chosen, and not answered since.
export const hasChosen = () => chosen?.sentence === count;
export const isChosen = ({ text }) => text === chosen?.text;
export const didAnswer = ({ text }, isRight) => {
  const question = unasked().find((question) => question.text === text);
  if (question) note(question, isRight);
  chosen = undefined;
  drawLesson();
};

/// Opens a lesson, with the keyboard at its first question.
const begin = (lesson) => {
  chosen = lesson.questions[0];
  open(lesson);
};
const ask = (question) => {
  chosen = question;
  forget(question);
  go(list, question.sentence);
};

/// What comes after an answer: the next question or, at the end, what the lesson teaches, and the next lesson.
export const afterAnswer = () => {
  const next = questionsOf(opened()).find((question) => !isAnswered(question));
  if (next) return [make("button", { type: "button", className: "main", textContent: "Next question", onclick: () => ask(next) })];
  if (!isLesson()) return [];
  const { summary } = opened();
  const lesson = offered.slice(offered.indexOf(opened()) + 1).find((scenario) => questionsOf(scenario).length > 0);
  const given = offered.flatMap(questionsOf).flatMap((question) => answers.get(keyOf(question)) ?? []);
  return [
    ...(summary ? [make("p", { className: "summary" }, make("b", {}, "To take home: "), ...inline(summary))] : []),
    ...(lesson ? [make("button", { type: "button", className: "main", textContent: "Next lesson", onclick: () => begin(lesson) })]
      : [make("p", { className: "closing", textContent: `${given.filter(Boolean).length} of ${given.length} answers right. Now right-click a part of a screen yourself.` })]),
  ];
};

const marks = new Map([[true, " ✓"], [false, " ✗"]]);

/// Shows the questions of a lesson, while its sentences are unchanged.
export const drawLesson = () => {
  const lesson = opened(), questions = questionsOf(lesson);
  $("open").value = lesson ? offered.indexOf(lesson) : "";
  $("lesson").hidden = questions.length === 0;
  $("lesson-title").textContent = lesson?.name;
  $("lesson").querySelector("ol").replaceChildren(...questions.map((question) =>
    make("li", {}, make("button", { onclick: () => ask(question) }, ...inline(question.text), marks.get(answers.get(keyOf(question))) ?? ""))));
  write($("summary"), questions.every(isAnswered) ? lesson?.summary ?? "" : "");
  // Later steps show the answers, too.
  const names = questions.filter((question) => question.sentence <= count && !isAnswered(question)).flatMap(({ text }) => text.split(/\W+/));
  conceal(columns.map(({ name }) => names.includes(name)));
  drawStart();
};

/// Offers the lessons until something is done.
const drawStart = () => {
  const lessons = offered.filter(({ questions }) => questions.length > 0);
  $("start").hidden = list.length !== 1 || list[0] !== "Given the app is launched" || lessons.length === 0;
  if ($("start").hidden || $("start").children.length === lessons.length) return;
  $("start").replaceChildren(...lessons.map((lesson, index) => make("button", { onclick: () => begin(lesson) },
    make("small", { textContent: `Lesson ${index + 1}` }), make("b", { textContent: lesson.name }))));
};
