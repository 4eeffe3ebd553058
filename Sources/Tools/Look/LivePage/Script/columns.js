import { $, keep, kept, latest, make, post, saidIfLate, saved, say, write } from "basics";
import { drawCounts } from "calls";
import { goOnDeciding } from "decisions";
import { told } from "heard";
import { foldCalls } from "legend";
import { hasChosen } from "lessons";
import { titleOf } from "moments";
import { outline } from "outlines";
import { isAsking } from "questions";
import { drawEvents } from "requests";
import { draw, nothing, parts } from "screens";
import { adds, count, failed, list, refresh } from "sentences";

export const tabs = [...document.querySelectorAll("#shown label")];
export const columns = [...document.querySelectorAll("#screens > section")].map((section) => {
  const column = {
    section, name: section.dataset.name,
    change: make("p", { className: "change", hidden: true }), error: make("p", { className: "difference", hidden: true }),
  };
  section.querySelector(".counts").before(column.change, column.error);
  column.ask = latest(async (asked, isStale) => {
    const answer = await saidIfLate(post("/screen", JSON.stringify({ architecture: column.name, ...asked })), () =>
      `${columns.filter((column) => column.asked !== asked).map(({ name }) => name).join(", ")}: carrying out ${count} steps, up to ${list[count - 1]}`);
    if (isStale()) return;
    Object.assign(column, { answer, asked });
    section.classList.remove("past");
    section.querySelector(".screen").inert = false;
    draw(section.querySelector(".screen"), answer.screen ?? nothing, answer.ended ? (answer.waits ? "Not built yet" : "Ended") : titleOf(answer.screen));
    outline(section, answer.screen, answer.before);
    compare();
  });
  return column;
});

// All screens show the same part.
$("screens").addEventListener("scroll", ({ target }) => {
  if (target.matches(":is(.body, ol):hover")) for (const node of document.querySelectorAll(`#screens ${target.localName === "ol" ? "ol" : ".body"}`)) node.scrollTop = target.scrollTop;
}, true);

/// The screen that a screen reader heard of last.
let lastTold;

/// Marks what differs from the first column that has not ended, and says what all have in common.
const compare = () => {
  if (columns.some((column) => column.asked !== columns[0].asked)) return;
  $("screens").ariaBusy = "false";
  const first = columns.find(({ answer }) => !answer.ended);
  const expected = first ? parts(first.answer) : [];
  // What is wrong in all columns is said once.
  const problems = columns.map(({ answer }) => answer.ended ?? answer.failure?.text ?? (answer.leaks.length ? `leaked: ${answer.leaks.join("; ")}` : ""));
  const isShared = columns.length > 1 && first && problems.every((problem) => problem === problems[0]);
  write($("problem"), isShared ? problems[0] : "");
  const input = $("say").elements.sentence;
  input.ariaInvalid = isShared && problems[0] !== "" && input === document.activeElement;
  // In a small window it is above the sentence.
  if (isShared && problems[0]) $("problem").scrollIntoView({ block: "nearest" });
  columns.forEach(({ section, answer }, column) => {
    const seen = answer.ended ? expected : parts(answer);
    const index = seen.findIndex(([, part], index) => part !== expected[index]?.[1]);
    for (const node of [section, tabs[column]]) {
      node.classList.toggle("differs", index >= 0);
      node.classList.toggle("ended", answer.ended !== undefined);
      node.classList.toggle("loading", answer.screen?.isLoading === true);
    }
    const note = section.querySelector(".difference");
    note.textContent = !isShared && problems[column] || (index < 0 ? "" : `${seen[index].join(": ")}, in ${first.name}: ${expected[index]?.[1] ?? "nothing"}`);
    note.hidden = note.textContent === "";
    if (answer.ended && !answer.waits) note.append(" ", make("button", { textContent: "Start it again", onclick: () => {
      section.querySelector(".screen").focus();
      refresh();
    } }));
  });
  const indices = columns.map((column) => column.answer.failure?.index);
  [...$("sentences").querySelectorAll("button")].forEach((button, index) => {
    button.classList.toggle("failed", indices.includes(index));
    button.classList.toggle("later", index >= count || index > failed());
  });
  if (!first) return;
  drawHeld(first.answer.held);
  drawEvents(first.answer.events ?? []);
  goOnDeciding();
  const { failure, screen } = first.answer;
  $("hint").hidden = saved || screen?.screens.at(-1) !== "Log in";
  const news = failure?.text ?? told(lastTold, screen);
  // A question that was chosen is all that is heard, since it may be about the same screen.
  if (news || !hasChosen()) say(news || `Nothing has changed on the screen ${titleOf(screen)}.`, false);
  lastTold = screen;
  drawCounts();
};

const drawHeld = (held) => {
  const hadFocus = $("held").contains(document.activeElement);
  $("held").replaceChildren(...held.map((request, index) => make("li", {}, make("code", { textContent: request }), " ",
    make("button", { textContent: "Answer", ariaLabel: `Answer request ${index + 1}`, onclick: (event) => isAsking() || adds(() => `the server answers request ${index + 1}`)(event) }))));
  if (hadFocus) ($("held").querySelector("button") ?? $("screens").querySelector(".screen")).focus({ preventScroll: true });
  for (const button of $("server").querySelectorAll("[data-answers]")) button.disabled = held.length === 0;
};

/// The columns that are shown: those that are checked. On a narrow screen it is one, on a smaller one they are two.
const isNarrow = matchMedia("screen and (max-width: 800px)");
const isSmall = matchMedia("screen and (max-width: 1000px)");
const most = () => isNarrow.matches ? 1 : isSmall.matches ? 2 : tabs.length;
const hidden = new CSSStyleSheet();
document.adoptedStyleSheets.push(hidden);
export const showColumns = (chosen) => {
  const boxes = tabs.map((tab) => tab.querySelector("input"));
  if (!boxes.some((box) => box.checked)) chosen.checked = true;
  // The chosen one takes the place of another.
  const checked = () => boxes.filter((box) => box.checked);
  while (checked().length > most()) checked().findLast((box) => box !== chosen).checked = false;
  hidden.replaceSync(boxes.map(({ checked }, index) => checked ? "" : `@media screen {
    :is(#screens, #decisions, #requests, #calls:not(.pair), main:not(:has(.pair)) > #code) .cell:nth-child(${index + 1}) { display: none }
  }`).join(""));
  keep("columns", { most: most(), names: columns.flatMap(({ name }, index) => isShown(index) ? [name] : []) });
  document.querySelector("main").style.setProperty("--shown", checked().length);
  foldCalls();
};
$("shown").onchange = ({ target }) => showColumns(target);
/// Shows what was chosen before, in a window that has room for as many.
export const showChosen = () => {
  const choice = kept("columns");
  if (choice?.most === most()) columns.forEach(({ name }, index) => { tabs[index].querySelector("input").checked = choice.names.includes(name); });
  showColumns();
};

// The calls stay below their screens, however wide the bar of their list is.
new ResizeObserver(() => document.querySelector("main").style.setProperty("--scrollbar", `${$("list").offsetWidth - $("list").clientWidth}px`)).observe($("list"));

/// What a lesson has not asked about yet.
let isConcealed = [];
const cover = new CSSStyleSheet();
document.adoptedStyleSheets.push(cover);
/// Hides what runs in some columns, but neither their screens nor their names.
export const conceal = (columns) => {
  if (columns.join() === isConcealed.join()) return;
  isConcealed = columns;
  cover.replaceSync(columns.map((isOn, index) => isOn ? `
    :is(#decisions, #requests, #calls:not(.pair)) .row:not(.heads) > .cell:nth-child(${index + 1}) > *, #code > .cell:nth-child(${index + 1}) > * { display: none !important }
    :is(#decisions, #requests) .cell:nth-child(${index + 1})::after, #calls:not(.pair) .heads > .cell:nth-child(${index + 1})::after { content: " not asked yet"; color: var(--dim); font-weight: normal }
  ` : "").join(""));
  foldCalls();
};
export const isShown = (index) => tabs[index].querySelector("input").checked;
/// Whether what runs in a column can be seen.
export const isSeen = (index) => isShown(index) && !isConcealed[index];

/// The steps come last on a narrow screen, also for the Tab key.
const placeSteps = () => isNarrow.matches ? document.querySelector("main").append($("steps")) : $("stage").prepend($("steps"));
placeSteps();
isNarrow.addEventListener("change", placeSteps);

isNarrow.onchange = isSmall.onchange = () => {
  for (const tab of tabs) tab.querySelector("input").checked = true;
  showColumns();
};
