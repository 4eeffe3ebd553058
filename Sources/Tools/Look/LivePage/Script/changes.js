import { $, make, saysOnce, write } from "basics";
import { counted, isPair, shownCalls } from "calls";
import { columns } from "columns";
import { parts } from "screens";
import { count, current, list } from "sentences";

/// What there was after a list of sentences: with this build, and with the one before.
let shown = new Map(), shownBefore = new Map();
/// Called when a new build begins to answer.
export const compareWithBefore = () => { [shownBefore, shown] = [shown, new Map()]; };

const sayChanges = saysOnce();
/// Marks what differs from the build before, and tells a screen reader.
export const drawChanges = () => {
  const place = list.slice(0, count).join("\n"), before = shownBefore.get(place) ?? {}, now = shown.get(place) ?? {};
  shown.set(place, now);
  if (columns.every(({ asked }) => asked === current)) now.answers = columns.map(({ answer }) => answer);
  if (shownCalls === current && counted.length && !isPair() && !$("calls").hidden) {
    const calls = columns.map((_, index) => callsOf(index));
    now.counted = counted;
    now.calls = calls.map((calls) => calls.map(({ title, depth }) => ({ title, depth })));
    if (before.calls && !$("calls").querySelector(".came, .moved, .went")) calls.forEach((calls, index) => markCalls(before.calls[index], calls, index));
  }
  columns.forEach(({ section, change }, index) => {
    const screen = before.answers && now.answers ? changesOf(before.answers[index], now.answers[index])[0] ?? "" : "";
    const counts = before.counted && now.counted ? ["messages", "participants"].map((name) =>
      [name, now.counted[index][name] - before.counted[index][name]]).filter(([, number]) => number) : [];
    section.classList.toggle("changed", screen !== "");
    write(change, [screen, ...counts.map(([name, number]) => `${number > 0 ? "+" : "−"}${Math.abs(number)} ${name}`)].filter(Boolean).join("; "));
  });
  sayChanges(columns.filter(({ change }) => !change.hidden).map(({ name, change }) => `${name}: ${change.textContent}`).join(". "));
};

/// The parts of a screen that are not as they were. A column that has ended says so itself.
const changesOf = (before, now) => {
  if (before.ended || now.ended) return [];
  const [was, is] = [before, now].map((answer) => new Map(parts(answer)));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => was.get(name) === is.get(name) ? []
    : `${name}: ${was.get(name) ?? "nothing"} → ${is.get(name) ?? "nothing"}`);
};

/// The first change of a screen.
export const firstChange = (...screens) => changesOf(...screens.map((screen) => ({ screen, held: [], leaks: [] })))[0];

export const cells = (column) => `#calls .row:not(.heads) > .cell:nth-child(${column + 1})`;
/// The calls of a column. What a screen reader says before each is left out.
export const callsOf = (column) => [...document.querySelectorAll(`${cells(column)} > .call:not(.went)`)].map((node) => ({
  node, depth: node.style.getPropertyValue("--depth"), title: node.textContent.slice(node.querySelector(".name").textContent.length),
}));

/// The longest list of pairs of equal calls, in the order of both: the places now by those before.
const pairs = (before, now) => {
  const isSame = (i, j) => before[i].title === now[j].title && before[i].depth === now[j].depth;
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i][j] = isSame(i, j) ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const pairs = new Map();
  for (let i = 0, j = 0; i < before.length && j < now.length;) {
    if (isSame(i, j)) pairs.set(i++, j++);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    else j++;
  }
  return pairs;
};

/// Marks the calls that came or moved, and shows those that went below the one that they followed.
const markCalls = (before, now, column) => {
  const same = pairs(before, now), kept = new Set(same.values());
  const came = now.filter((_, index) => !kept.has(index));
  let cell = document.querySelector(cells(column));
  before.forEach(({ title, depth }, index) => {
    if (same.has(index)) return void (cell = now[same.get(index)].node.parentNode);
    const moved = came.find((call) => call.title === title && !call.hasMoved);
    if (moved) moved.hasMoved = true;
    else cell?.append(make("span", { className: "call went", textContent: title, style: `--depth: ${depth}` }));
  });
  for (const { node, hasMoved } of came) node.classList.add(hasMoved ? "moved" : "came");
};
