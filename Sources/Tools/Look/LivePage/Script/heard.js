// What a screen reader hears: a new screen as a whole, and of a screen that stays, only what has changed.

import { titleOf } from "moments";
import { namedElements } from "outlines";

const and = new Intl.ListFormat("en");
const rows = (count) => ({ 0: "no rows", 1: "one row" })[count] ?? `${count} rows`;
const enabled = (isEnabled) => isEnabled ? "enabled" : "disabled";
const content = (text) => text === "" ? "is empty" : /^•+$/.test(text) ? `has ${text.length} hidden characters` : `reads “${text}”`;

const nouns = {
  label: ({ text }) => text && `“${text}”`,
  field: ({ name, text, isEnabled }) => `the field ${name}${text ? `, which ${content(text)}` : ""}${isEnabled ? "" : ", which is disabled"}`,
  button: ({ title, isEnabled }) => `the button ${title}${isEnabled ? "" : ", which is disabled"}`,
  table: ({ numberOfRows }) => `a list of ${rows(numberOfRows)}`,
};

const changes = {
  label: (was, { text }) => [text ? `It says “${text}”` : `“${was.text}” has gone`],
  field: (was, { name, text, isEnabled }) => [
    was.text !== text && `${name} ${content(text)}`, was.isEnabled !== isEnabled && `${name} is ${enabled(isEnabled)}`],
  button: (was, { title, isEnabled }) => [`${title} is ${enabled(isEnabled)}`],
  table: (was, { numberOfRows, firstVisibleRow, visibleRows }) => was.numberOfRows !== numberOfRows ? [`The list has ${rows(numberOfRows)}`]
    : was.firstVisibleRow !== firstVisibleRow ? [`The list shows the rows ${firstVisibleRow + 1} to ${firstVisibleRow + visibleRows.length}`]
    : visibleRows.flatMap((row, index) => JSON.stringify(row) === JSON.stringify(was.visibleRows[index]) ? []
      : [`Row ${firstVisibleRow + index + 1} is “${row.title}”, ${row.subtitle}`]),
};

const described = (screen) => {
  const parts = screen.elements.map((element) => Object.entries(element)[0]).map(([kind, value]) => nouns[kind](value)).filter(Boolean);
  return [`The screen is ${titleOf(screen)}${parts.length ? `, with ${and.format(parts)}` : ""}`];
};

const changed = (before, screen) => {
  const old = new Map(namedElements(before.elements)), now = new Map(namedElements(screen.elements));
  return [
    ...[...now].flatMap(([name, value]) => JSON.stringify(old.get(name)) === JSON.stringify(value) ? []
      : old.has(name) ? changes[name.split(" ")[0]](old.get(name), value) : [nouns[name.split(" ")[0]](value)].map((noun) => noun && `New: ${noun}`)),
    ...[...old].flatMap(([name, value]) => now.has(name) ? [] : [`${nouns[name.split(" ")[0]](value)} has gone`]),
  ].filter(Boolean).map((text) => text[0].toUpperCase() + text.slice(1));
};

/// The most changes that one can listen to.
const most = 3;

/// What differs between two screens, as sentences; empty if nothing does.
export const told = (before, screen) => {
  if (!screen) return "";
  const isSame = before && before.screens.join("\0") === screen.screens.join("\0");
  const all = isSame ? changed(before, screen) : described(screen);
  const texts = [
    ...all.slice(0, most), ...(all.length > most ? [all.length === most + 1 ? "1 more change" : `${all.length - most} more changes`] : []),
    ...(screen.toast && screen.toast !== before?.toast ? [`A message appears: “${screen.toast}”`] : []),
    ...(screen.isLoading !== (before?.isLoading ?? false) ? [screen.isLoading ? "It is loading" : "It has loaded"] : []),
  ];
  return texts.map((text) => /[.?!]”?$/.test(text) ? text : `${text}.`).join(" ");
};
