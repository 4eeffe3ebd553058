// The life of a request: sent, held, answered or cancelled, and beside it the end of the object that sent it.

import { $, breakable, latest, make, post, saidIfLate, say } from "basics";
import { columns, isSeen } from "columns";
import { bringIntoSight } from "outlines";
import { isAsking } from "questions";
import { current, go, list } from "sentences";

$("now").append(make("button", { id: "lives", textContent: "Requests", ariaPressed: "false", title: "The life of each request: sent, held, answered or cancelled" }));
export const showRequests = (isOn, explains) => {
  $("lives").ariaPressed = String(isOn);
  $("requests").hidden = !isOn;
  if (!isOn) return;
  $("list").scrollTop = 0;
  askRequests([current, isOn, explains]);
};
$("lives").onclick = () => isAsking() || showRequests($("lives").ariaPressed === "false");

const askRequests = latest(async ([asked, isOpened, explains], isStale) => {
  if ($("requests").hidden) return;
  const answer = await saidIfLate(post("/requests", JSON.stringify(asked)), () => `replaying ${asked.count} steps`,
    (text) => { $("requests").textContent = text; });
  if (isStale()) return;
  const most = Math.max(0, ...answer.map(({ lives }) => lives.length));
  // What is asked about is what was cut off last, and then the latest. A request that is waited for stands before those that were cut off for it.
  const isLiving = (index) => answer.some(({ lives }) => lives?.[index]?.events.every(({ kind }) => kind === "sent" || kind === "held"));
  const place = (index) => answer.flatMap(({ lives }) => lives?.[index]?.request.split("?")[0] ?? [])[0];
  const cutOff = (index) => Math.max(0, ...answer.flatMap(({ lives }) => lives?.[index]?.events ?? []).filter(({ kind }) => isLost(kind)).map(({ sentence }) => sentence));
  const indices = Array.from({ length: most }, (_, index) => index).reverse();
  const rank = (index) => isLiving(index) ? Math.max(...indices.filter((other) => place(other) === place(index)).map(cutOff)) : cutOff(index);
  const order = indices.toSorted((one, other) => rank(other) - rank(one) || isLiving(other) - isLiving(one));
  $("requests").replaceChildren(make("p", { textContent: "The upper bar is the request (hatched: cancelled), the lower one the object that sent it. Marked: the code that cancels it." }), ...answer.flatMap(({ problem }) => problem ?? []), ...(most === 0 ? ["No request was sent."] : []), ...order.map((index) =>
    make("div", { className: "row" }, ...columns.map((_, column) => make("div", { className: "cell", role: "group", ariaLabel: columns[column].name }, ...drawLife(answer[column]?.lives[index], asked.count))))));
  if (explains) bringIntoSight([...$("requests").querySelectorAll("mark")].find((mark) => mark.checkVisibility()));
  else if (isOpened) say(columns.flatMap(({ name }, column) => {
    const life = answer[column]?.lives[order[0]];
    return !isSeen(column) ? [] : `In ${name}, ${life ? `${life.request} was ${told(life.events.at(-1))}` : "there is no request"}.`;
  }).join(" "), false);
});

/// What has happened, in words. The status of an answer says how it ended.
const told = ({ kind, status }) => words[kind] + (status ? ` with ${status}` : "");
const isLost = (kind) => kind === "cancelled" || kind === "ignored";
const words = { sent: "sent", held: "held by the server", answered: "answered", timedOut: "not answered in time", offline: "lost: the device is offline", cancelled: "cancelled", ignored: "answered too late: nobody waits" };

const drawLife = (life, count) => {
  if (!life) return [];
  const { request, events, owner, ownerEnd } = life;
  const end = events.find(({ kind }) => kind !== "sent" && kind !== "held")?.sentence;
  const line = (sentence, ...parts) => [sentence, make("li", {}, make("button", { textContent: sentence, ariaLabel: `Step ${sentence}: ${list[sentence - 1]}`, title: list[sentence - 1], onclick: () => go(list, sentence) }), " ", ...parts)];
  const lane = (title, first, last, className) => make("span", { className: `lane ${className}`, title, style: `--from: ${(first - 1) / count}; --to: ${(last ?? count) / count}` });
  return [make("code", { textContent: request }),
    lane(`the request, from step ${events[0].sentence} ${end ? `to ${end}` : "on"}`, events[0].sentence, end, events.map(({ kind }) => kind).join(" ")),
    lane(`${owner} ${ownerEnd ? `ends in step ${ownerEnd}` : "is alive"}`, events[0].sentence, ownerEnd, "owner"),
    make("ol", {}, ...[
      ...events.map(({ sentence, kind, status, by, links }) => line(sentence, make("b", { textContent: told({ kind, status }) }), ...(by ? [drawLinks(kind, by, links)] : []))),
      ...(ownerEnd ? [line(ownerEnd, make("b", {}, ...breakable(owner), " deinit"), ": the object that sent the request was released")] : owner ? [[Infinity, make("li", { textContent: `${owner} is alive` })]] : []),
    ].sort(([one], [other]) => one - other).map(([, line]) => line))];
};

/// Who did it: what was called, by whom, and the line of code where that begins.
const drawLinks = (kind, by, links) => make("span", {},
  " by ", ...(kind === "sent" ? [] : [by, " ← "]),
  ...links.flatMap(({ owner, function: member, place = "", code }, index) => [index ? " ← " : "", make(kind === "cancelled" && index === 0 ? "mark" : "span", { title: place }, ...breakable(owner), ...(member ? [` ${member}`] : [])),
    ...(code && index === links.length - 1 ? [" ", make("code", { textContent: code })] : [])]));

/// How many requests the last sentence has cut off, which are on hold no longer.
export const drawEvents = (events) => {
  const ended = Object.entries({ cancelled: "cancelled", ignored: "too late" })
    .map(([kind, words]) => [events.filter((event) => event.kind === kind).length, words])
    .flatMap(([number, words]) => number ? `${number} ${words}` : []);
  $("lives").replaceChildren("Requests", ...(ended.length ? [make("b", { textContent: `: ${ended.join(", ")}` })] : []));
  askRequests([current]);
};
