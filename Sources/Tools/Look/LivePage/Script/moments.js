// While a call is the current one, the screens are as they were when it had begun: after it, and before the next call of its column.

import { $, latest, make, post, say } from "basics";
import { isPair, shownCalls } from "calls";
import { cells, firstChange } from "changes";
import { columns, isShown } from "columns";
import { goOnDeciding } from "decisions";
import { told } from "heard";
import { outline } from "outlines";
import { draw, nothing } from "screens";
import { currentRow, goToCall, play, scrollCode } from "scrubber";
import { current } from "sentences";

/// The screens in the middle of a sentence.
let moments = {};
export const titleOf = (screen) => screen?.screens.length ? screen.screens.at(-1) || "A screen without a title" : "No screen yet";

export const askMoments = latest(async (asked) => {
  if (moments.asked !== asked) moments = { asked, columns: await post("/moments", JSON.stringify(asked)) };
  drawMoments();
});

const drawMoments = () => {
  const row = currentRow();
  const isThere = row && moments.asked === current && shownCalls === current && !isPair();
  const isFirst = isThere && !columns[0].section.matches(".past");
  const texts = columns.flatMap((column, index) => {
    const { screens = [], entries, places } = (isThere && moments.columns[index]) || {};
    const calls = [...document.querySelectorAll(`${cells(index)} > .call:not(.went)`)];
    const number = row ? calls.findLastIndex((call) => row.contains(call) || call.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) : -1;
    const [place, before] = [number, number - 1].map((call) => call < 0 ? 0 : places?.[call]);
    column.entry = entries?.[place];
    showMoment(column, screens[place], screens[before]);
    const change = screens[place] && firstChange(screens[before], screens[place]), title = $("code").children[index]?.querySelector(".title");
    title?.querySelector(".effect")?.remove();
    if (change) title?.append(make("span", { className: "effect", textContent: change }));
    return isShown(index) ? [change ? told(screens[before], screens[place]) : ""] : [];
  });
  // The effects have moved it.
  scrollCode();
  goOnDeciding();
  const all = texts.some(Boolean) ? `During the call. ${inColumns(texts)}` : isFirst && !document.activeElement.matches("#question span") ? "The screens are those of the call. Escape leads back." : "";
  // Who goes from call to call hears each from its row. While they are played, no row has the focus.
  const call = row && $("play").ariaPressed === "true" ? `${$("call").ariaValueText}. ` : "";
  if (call + all) say(call + all, false);
};

/// What has changed in the columns that are shown: once, if it is the same in all.
const inColumns = (texts) => {
  const names = columns.flatMap(({ name }, index) => isShown(index) ? [name] : []);
  if (texts.length > 1 && texts.every((text) => text === texts[0])) return `In all columns: ${texts[0]}`;
  return texts.flatMap((text, index) => text ? [`In ${names[index]}: ${text}`] : []).join(" ");
};

/// Shows a screen of the past, with which nothing can be done; without one, the screen at the end of the sentence.
const showMoment = ({ section, answer }, screen, before) => {
  const node = section.querySelector(".screen"), isPast = screen !== undefined;
  if (!isPast && !node.inert) return;
  node.inert = isPast;
  section.classList.toggle("past", isPast);
  section.classList.toggle("loading", (screen ?? answer.screen)?.isLoading === true);
  draw(node, screen ?? answer.screen ?? nothing, titleOf(screen ?? answer.screen));
  outline(section, screen ?? answer.screen, isPast ? before : answer.before);
};

/// Shows the screens at the end of the sentence again.
export const showEnd = () => {
  for (const column of columns) {
    column.entry = undefined;
    showMoment(column);
  }
  goOnDeciding();
};

/// Leaves the calls.
export const endMoments = () => {
  play(false);
  goToCall();
};
const endOutside = () => document.activeElement.closest("#ran, #code, #scrubber, #present") || endMoments();

let isPressed = false;
addEventListener("pointerdown", () => { isPressed = true; }, true);
addEventListener("pointerup", () => {
  isPressed = false;
  // What is clicked must not move before the click.
  setTimeout(endOutside);
}, true);
$("calls").addEventListener("focusin", ({ target }) => goToCall(target.closest(".calls") ?? undefined));
document.querySelector("main").addEventListener("focusout", () => isPressed || setTimeout(endOutside));
