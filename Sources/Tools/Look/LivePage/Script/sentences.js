// The sentences: the whole state of the page.

import { $, keep, make, saved, say } from "basics";
import { askCalls, drawPlaces } from "calls";
import { columns } from "columns";
import { drawLesson } from "lessons";

export let list = [];
/// How many of them are carried out.
export let count = 0;

export const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;
export const unquoted = (text) => text.replace(/\\(["\\])/g, "$1");
export const withoutKeyword = (sentence) => sentence.replace(/^(Given|When|Then|And|But|\*) /, "");

const withKeyword = (text, wanted, before) => {
  const last = before.findLast((sentence) => !/^(And|But) /.test(sentence)) ?? "";
  return `${last.startsWith(wanted + " ") ? "And" : wanted} ${text}`;
};

/// Shows a place in a list. What drops sentences can be undone with the browser's "back".
export const go = (sentences, place, drops = false) => {
  if (drops) writeAddress();
  // While one types, or looks at other steps, what was removed can still be undone.
  if (sentences.length !== list.length) $("dropped").hidden = true;
  list = sentences;
  count = Math.max(0, Math.min(place, list.length));
  refresh();
  // Browsers limit how often the address may change, so changes by typing wait for a moment.
  isWritten ??= setTimeout(writeAddress, 400);
  if (drops) writeAddress("pushState");
};

let isWritten;
const writeAddress = (method = "replaceState") => {
  if (isWritten === undefined) return;
  clearTimeout(isWritten);
  isWritten = undefined;
  history[method](null, "", location.pathname + location.search + "#" + [count, ...list].map(encodeURIComponent).join("&"));
};

export const readAddress = () => {
  clearTimeout(isWritten);
  isWritten = undefined;
  try {
    const [place, ...sentences] = location.hash.slice(1).split("&").map(decodeURIComponent);
    if (!/^\d+$/.test(place)) return false;
    // A saved page has only its own steps.
    if (saved && !saved.places.includes(sentences.slice(0, place).join("\n"))) return false;
    [list, count] = [sentences, Math.min(Number(place), sentences.length)];
  } catch {
    return false;
  }
  $("dropped").hidden = true;
  refresh();
  return true;
};

/// The sentence that fails in all columns. Those after it are not carried out, so the next act takes its place.
export const failed = () => {
  const indices = columns.map(({ asked, answer }) => (asked === current ? answer.failure?.index : undefined) ?? Infinity);
  return Math.max(...indices) < count ? Math.min(...indices) : count;
};

export const add = (text, wanted = "When") => {
  if (saved) return addSaved(text);
  const before = list.slice(0, failed()), dropped = list.length - before.length;
  go([...before, withKeyword(text, wanted, before)], before.length + 1, dropped > 0);
  $("dropped").hidden = dropped === 0;
  $("dropped").firstChild.textContent = `${dropped} ${dropped === 1 ? "step is" : "steps are"} removed. `;
};

/// A saved page has no apps. What comes next in its list can be done, and nothing else. A `Then` only looks, so it is passed over.
const addSaved = (text) => {
  const keyword = (index) => list.slice(0, index + 1).findLast((step) => !/^(And|But) /.test(step))?.split(" ")[0];
  const place = list.findIndex((step, index) => index >= count && (keyword(index) !== "Then" || withoutKeyword(step) === text));
  const next = list[place], isAnswer = (step) => withoutKeyword(step).startsWith("the server answers");
  if (next && (withoutKeyword(next) === text || isAnswer(next) && isAnswer(text))) return go(list, place + 1);
  say(`This page is saved, and has only its steps. ${next ? `The next one is: ${next}` : "This was the last one."}`);
};

/// What a button adds. The second click of a double click is ignored: the first has changed the screen.
export const adds = (text) => (event) => event.detail > 1 || add(text());

export const scrollToCurrent = () => {
  const item = $("sentences").querySelector("[aria-current]");
  // Not `scrollIntoView`: on a narrow screen it would move the page.
  if (item) $("sentences").scrollTop = item.offsetTop - ($("sentences").clientHeight - item.offsetHeight) / 2;
};

addEventListener("resize", scrollToCurrent);

const drawSentences = () => {
  const hadFocus = $("sentences").contains(document.activeElement);
  $("sentences").replaceChildren(...list.map((sentence, index) => {
    const button = make("button", { textContent: sentence, onclick: () => go(list, index + 1) });
    if (index + 1 === count) button.setAttribute("aria-current", "step");
    return make("li", {}, button);
  }));
  scrollToCurrent();
  if (hadFocus) $("sentences").querySelector("[aria-current]")?.focus();
  $("sentence").textContent = $("sentence").title = count ? `${count} of ${list.length}: ${list[count - 1]}` : "";
  drawPlaces();
  drawLesson();
  $("back").ariaDisabled = String(count <= 1);
  $("on").ariaDisabled = String(count >= list.length);
};

/// The place in the list that the page is to show. A new one for each change.
export let current;

export const refresh = () => {
  keep("place", { list, count });
  drawSentences();
  current = { script: { sentences: list }, count };
  $("screens").ariaBusy = "true";
  for (const column of columns) column.ask(current);
  askCalls(current);
};
