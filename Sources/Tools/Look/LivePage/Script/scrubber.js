// From call to call: with the keys, a slider, and play. One row is the current one, and its code is docked below.

import { $, breakable, make } from "basics";
import { codes } from "calls";
import { callsOf } from "changes";
import { endDecisions } from "decisions";
import { askMoments, showEnd } from "moments";
import { current, scrollToCurrent } from "sentences";

const shownRows = () => [...$("calls").querySelectorAll(".calls:not([hidden])")];
export const currentRow = () => $("calls").querySelector("[aria-selected=true]");

/// Makes a row the current one; without a row, none is.
export const goToCall = (row) => {
  const old = currentRow();
  if (old !== row) old?.removeAttribute("aria-selected");
  if (row) row.ariaSelected = "true";
  document.querySelector("main").classList.toggle("pinned", row !== undefined);
  scrollToCurrent();
  drawCode();
  drawScrubber();
  // With its neighbours, which it is scrolled after, because it matters most.
  const rows = shownRows(), place = rows.indexOf(row);
  for (const near of row ? [rows[place + 1], rows[place - 1], row] : []) near?.scrollIntoView({ block: "nearest" });
  if (row) askMoments(current);
  else showEnd();
};

/// Goes to another row, from the current one.
export const stepCalls = (number) => {
  const rows = shownRows();
  if (rows.length === 0 || $("calls").hidden) return;
  const next = rows[Math.max(0, Math.min(rows.indexOf(currentRow() ?? document.activeElement) + number, rows.length - 1))];
  if (next === document.activeElement) goToCall(next);
  else next.focus({ preventScroll: true });
};

const drawScrubber = () => {
  const rows = shownRows(), place = rows.indexOf(currentRow()) + 1;
  // Tab leads to one row, and the arrow keys to the others.
  const stop = currentRow() ?? rows.find((row) => row === document.activeElement) ?? rows[0];
  for (const row of rows) row.tabIndex = row === stop ? 0 : -1;
  $("scrubber").hidden = rows.length === 0 || $("calls").hidden;
  [$("call").max, $("call").value] = [rows.length, place];
  $("place").textContent = place ? `call ${place} of ${rows.length}` : `${rows.length} ${rows.length === 1 ? "row" : "rows"}`;
  $("call").ariaValueText = place ? `${$("place").textContent}: ${[...rows[place - 1].querySelectorAll(".call")].find((call) => call.checkVisibility())?.textContent}` : $("place").textContent;
};
// A narrow column has short names.
$("calls").onpointerover = ({ target }) => {
  const call = target.closest(".call");
  if (call) call.title = call.textContent;
};
$("call").oninput = () => goToCall(shownRows()[$("call").value - 1]);

let playing;
export const play = (isOn) => {
  clearInterval(playing);
  playing = isOn ? setInterval(() => {
    const rows = shownRows(), next = rows[rows.indexOf(currentRow()) + 1];
    if (next) goToCall(next);
    else play(false);
  }, 1200) : undefined;
  $("play").ariaPressed = String(isOn);
  $("play").textContent = isOn ? "Pause" : "▶ Play";
};
$("play").onclick = () => {
  const isOn = playing === undefined, rows = shownRows();
  // Its answer takes longer than a call is shown.
  if (isOn) endDecisions();
  if (isOn && [-1, rows.length - 1].includes(rows.indexOf(currentRow()))) goToCall(rows[0]);
  play(isOn);
};

// The code.

$("with-code").onclick = () => {
  $("with-code").ariaPressed = String($("with-code").ariaPressed === "false");
  drawCode();
};

/// A function that is called: the line that calls it, its code, and in that, marked, the lines that call the next one.
const codeOf = (call, name) => {
  const { code, callers } = call.dataset;
  const title = make("p", { className: "title" }, make("span", { className: "name", textContent: `${name} ` }), ...breakable(call.textContent.slice(call.querySelector(".name").textContent.length).trim()));
  const lines = callers ? callers.split("\n").map((line) => {
    const [number, file, ...text] = line.split(" ");
    // The file of the function itself stands below.
    return make("p", { className: "caller" }, `called in line ${number} `, code.startsWith(`${file}:`) ? "" : `of ${file.split("/").at(-1)} `, make("code", { textContent: text.join(" ") }));
  }) : [];
  const block = make("div", { className: "block", innerHTML: codes[code] ?? "" });
  // The title has the type, and the line of its file is short.
  for (const place of block.querySelectorAll(".place")) place.replaceChildren((place.title = place.textContent).split("/").at(-1));
  const inner = innerCall(call), first = Number(code.split(":")[1]);
  for (const line of inner?.dataset.callers.split("\n") ?? []) {
    block.querySelectorAll("pre code > span")[parseInt(line) - first]?.setAttribute("aria-current", "true");
  }
  return [title, ...lines, block];
};

/// The first call that a call leads to.
const innerCall = (call) => {
  const calls = callsOf([...call.closest(".row").children].indexOf(call.parentNode));
  const place = calls.findIndex(({ node }) => node === call), next = calls[place + 1];
  return next && Number(next.depth) > Number(calls[place].depth) ? next.node : undefined;
};

const drawCode = () => {
  const row = currentRow();
  $("code").hidden = !row || $("with-code").ariaPressed === "false";
  if ($("code").hidden) return;
  const names = [...$("calls").querySelectorAll(".heads > *")].map((head) => head.textContent);
  $("code").replaceChildren(...[...row.children].map((cell, index) =>
    make("div", { className: "cell", tabIndex: cell.firstElementChild ? 0 : -1 }, ...(cell.checkVisibility() && cell.firstElementChild ? codeOf(cell.firstElementChild, names[index]) : []))));
  scrollCode();
};

/// Scrolls each code to the line that calls the next one or, without one, to its first line.
export const scrollCode = () => {
  for (const cell of $("code").children) {
    const line = [...cell.querySelectorAll("[aria-current]")].at(-1) ?? cell.querySelector("pre code > span");
    if (!line) continue;
    // Whole lines are seen, the next one too, and what is above them if it fits.
    const height = parseFloat(getComputedStyle(cell).lineHeight);
    cell.scrollTop = Math.ceil((line.offsetTop + line.offsetHeight + height - cell.offsetTop - cell.clientHeight) / height) * height;
  }
};
