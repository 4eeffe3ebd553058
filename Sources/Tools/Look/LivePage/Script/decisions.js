// "Who decides?": what a person points at on a screen, and the calls that led to its last change.

import { $, breakable, hasMeaning, latest, make, post, saidIfLate, say, takesLetters, write } from "basics";
import { columns, isSeen } from "columns";
import { bringIntoSight, touched } from "outlines";
import { isAsking } from "questions";
import { currentRow, play } from "scrubber";
import { current, go, list } from "sentences";

/// What can be asked about on a screen: `part` is sent, `node` is pointed at. What is inside another comes first.
const partsOf = (section) => {
  const screen = section.querySelector(".screen");
  const part = (title, node, property, place = {}) => ({ title, node, key: [node.dataset.key, property, place.row].join(), part: { property, ...place } });
  return [
    screen.querySelector(".toast:not(:empty)") && part(`the toast “${screen.querySelector(".toast").textContent}”`, screen.querySelector(".toast"), "toast"),
    ...[...screen.querySelectorAll(".body > *")].flatMap((node, element) => {
      const [kind] = node.dataset.key.split(" "), name = node.dataset.key.slice(kind.length + 1);
      const isOff = node.matches("[aria-disabled=true], :has([aria-disabled=true])");
      const enabled = part(`${name} is ${isOff ? "disabled" : "enabled"}`, node, "isEnabled", { element });
      const text = part(kind === "label" ? `“${node.textContent}”` : `the text of ${name}`, node, "text", { element });
      return { button: [enabled], label: [text], field: isOff ? [enabled, text] : [text, enabled], table: [
        ...[...node.querySelectorAll("li")].map((row, index) =>
          part(`row ${row.parentNode.start + index}, “${row.querySelector("b").textContent}”`, row, "rows", { element, row: row.parentNode.start - 1 + index })),
        part("the table", node, "rows", { element }),
      ] }[kind];
    }),
    // Who points at a title means the screen that has it.
    part(`the screen “${screen.querySelector("h3").textContent}”`, screen.querySelector(".bar"), "screens"),
    part(`the title “${screen.querySelector("h3").textContent}”`, screen.querySelector(".bar"), "title"),
    section.matches(".loading") && part("the loading sign", section.querySelector("h2"), "loading"),
  ].filter(Boolean);
};

$("decisions").append(
  make("p", {}, make("label", {}, "Who decides: ", make("select", { id: "decided" })), " ", make("span", { id: "since" }), " ",
    make("span", { id: "decided-note" }), " ", make("button", { textContent: "Close", title: "Close (Esc)", onclick: () => endDecisions(true) })),
  make("p", { className: "rule" }),
  make("div", { className: "row" }));

const rule = "The rule of this page: of the roles from the event to the change, the one furthest from the views decides. Business logic is furthest, then presentation, then navigation.";

/// What is asked about, on the screens of which step or call, and where the keyboard was.
let decided;

const askDecisions = latest(async ({ asked, key, row, explains }, isStale) => {
  const note = (text) => { $("decided-note").textContent = text; };
  const answer = await saidIfLate(Promise.all(columns.map(({ name, section, entry }) => {
    const part = partsOf(section).find((part) => part.key === key)?.part;
    return part ? post("/decisions", JSON.stringify({ ...asked, architecture: name, part: { ...part, entry } })) : { problem: "The screen has no such part." };
  })), () => `replaying ${asked.count} steps`, note);
  if (isStale() || !decided) return;
  note(row ? "at the selected call" : "");
  // What all that are seen have in common stands once. The answer to a question tells the rule itself.
  const notes = answer.map((decision) => (decision?.note ?? "").replace("{part}", $("decided").selectedOptions[0].text)), seen = notes.filter((_, index) => isSeen(index));
  const shared = new Set(seen).size === 1 ? seen[0] : "";
  write($("decisions").querySelector(".rule"), shared || (!$("question").matches(".told") && answer.some((decision) => decision?.links?.some(({ decides }) => decides)) ? rule : ""));
  $("decisions").classList.remove("later");
  const sentences = new Set(answer.flatMap((decision) => decision?.sentence ?? [])), isSame = sentences.size === 1;
  $("since").replaceChildren(...(isSame ? [...sentences].map(since) : []));
  $("decisions").querySelector(".row").replaceChildren(...columns.map(({ name }, index) => make("div", { className: "cell", tabIndex: 0 }, ...drawDecision(name, answer[index], isSame, notes[index] === shared ? "" : notes[index]))));
  $("decisions").querySelectorAll(".verdict").forEach((line) => bringIntoSight(line));
  // What explains an answer leaves that in sight.
  if (explains) return;
  $("decisions").scrollIntoView({ block: "nearest" });
  say(shared || columns.flatMap(({ name }, index) => isSeen(index) && answer[index]?.links ? `In ${name}, ${answer[index].links.find(({ decides }) => decides)?.owner ?? "nobody"} decides.` : []).join(" "), false);
});

const since = (sentence) => make("button", { textContent: `since ${sentence}: ${list[sentence - 1]}`, title: list[sentence - 1], onclick: () => go(list, sentence) });

/// The chain of one architecture, backwards: what was set, a line of code for each call that led to it, the event.
const drawDecision = (name, decision, isSame, note) => {
  const { sentence, change, links = [], event, problem } = decision ?? { problem: "The build that records calls has to succeed first." };
  // A line that only opens a body says little.
  const deciders = links.filter(({ decides }) => decides), decider = deciders.find(({ code = "" }) => !code.endsWith("{")) ?? deciders[0];
  const verdict = decider ? breakable(`${decider.owner} decides${decider.place ? `, line ${decider.place.split(":").at(-1)}` : ""}`) : problem ? [] : ["Nobody decides"];
  const heading = make("h3", {}, make("small", { textContent: name }), " ", ...verdict);
  if (problem) return [heading, make("p", { textContent: problem })];
  const when = isSame ? [] : [since(sentence)];
  if (!change) return [heading, ...when, make("p", { textContent: "No call has changed the rows. The table asks for their texts whenever the screen is drawn." })];
  const chain = make("ol", { ariaLabel: `${name}: back to the event` }, make("li", {}, make("b", {}, ...breakable(change))),
    ...links.map(({ owner, function: member, place = "", code = "", decides }, index) => make("li", { className: links[index] === decider ? "decides verdict" : decides ? "decides" : "", title: place },
      make("span", {}, ...breakable(`${owner} ${member}`), ...(decides ? [make("span", { className: "name", textContent: " decides" })] : [])),
      make("code", {}, make("small", { textContent: `${place.split(":").at(-1)} ` }), ...breakable(code)))),
    make("li", { className: "event" }, event.text, ...(event.sent ? [", sent in ", make("button", { textContent: `${event.sent}: ${list[event.sent - 1]}`, onclick: () => go(list, event.sent) })] : [])));
  return [heading, ...when, note && make("p", { textContent: note }), decider || !links.length ? chain : make("details", {}, make("summary", { textContent: "The calls before it" }), chain)];
};

const markDecided = () => {
  for (const node of document.querySelectorAll("#screens .decided")) node.classList.remove("decided");
  if (!decided) return;
  for (const node of columns.map(({ section }) => partsOf(section).find(({ key }) => key === decided.key)?.node)) {
    node?.classList.add("decided");
    bringIntoSight(node);
  }
};

/// Asks about a place in the list of parts, and offers the others.
const decide = (section, index, explains) => {
  const parts = partsOf(section);
  const { key } = parts[index];
  // Until it is answered, the answer to another question fades.
  $("decisions").classList.add("later");
  decided = { section, key, explains, asked: current, row: currentRow(), focus: $("decisions").contains(document.activeElement) ? decided?.focus : document.activeElement };
  $("decided").replaceChildren(...parts.map(({ title }, value) => make("option", { value, textContent: title })));
  $("decided").value = index;
  $("decisions").hidden = false;
  $("who").ariaPressed = "true";
  markDecided();
  askDecisions(decided);
};
$("decided").onchange = ({ target }) => decide(decided.section, Number(target.value));

/// At another sentence or call, the question is the same, as long as there is what it is about.
export const goOnDeciding = () => {
  if (!decided || decided.asked === current && decided.row === currentRow()) return markDecided();
  const index = partsOf(decided.section).findIndex(({ key }) => key === decided.key);
  if (index < 0) endDecisions();
  else decide(decided.section, index);
};

export const endDecisions = (returns = $("decisions").contains(document.activeElement)) => {
  const focus = decided?.focus;
  decided = undefined;
  $("decisions").hidden = true;
  $("who").ariaPressed = "false";
  markDecided();
  // Without a focus before, the next key still goes on from here.
  if (returns) (focus?.isConnected && focus !== document.body ? focus : $("who")).focus();
};

/// Asks about the part that is a node or the innermost one around it; without one, about the screen.
const decideAt = (section, node) => {
  if (isAsking()) return;
  // Its answer takes longer than a call is shown.
  play(false);
  const parts = partsOf(section), isPart = (test) => parts.findIndex((part) => test(part.node));
  decide(section, [isPart((part) => part === node), isPart((part) => part.contains(node)), isPart((part) => part.matches(".bar"))].find((index) => index >= 0));
};
/// Asks about what is at a point.
const decideAtPoint = ({ target, clientX, clientY }) => {
  const section = target.closest("#screens > section"), screen = section?.querySelector(".screen");
  if (!section) return false;
  // The screen of a call can't be touched, but asked about.
  const { inert } = screen;
  if (!inert) target.closest("button, input")?.focus();
  screen.inert = false;
  decideAt(section, document.elementFromPoint(clientX, clientY));
  screen.inert = inert;
  return true;
};
$("screens").addEventListener("contextmenu", (event) => decideAtPoint(event) && event.preventDefault());
// The focus stays on the call.
$("screens").addEventListener("mousedown", (event) => event.button === 2 && currentRow() && event.preventDefault());
// Browsers of iPhones have no event for a long press.
let press;
$("screens").addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch") press = setTimeout(() => decideAtPoint(event), 600);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) addEventListener(kind, () => clearTimeout(press));
addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (event.key === "Escape" && decided) {
    event.stopImmediatePropagation();
    endDecisions(true);
    return say("The answer is closed.", false);
  }
  // In a field, the letter is typed.
  const isAsked = event.code === "KeyW" && !takesLetters(event.target) || event.key === "F2" && event.target.closest("#screens");
  if (!isAsked || !hasMeaning(event)) return;
  event.preventDefault();
  decideAbout(event.target);
});
$("who").onclick = () => decided ? endDecisions(true) : decideAbout($("who"));

/// Asks about a node of a screen; without one, about what the step or the call has changed.
const decideAbout = (node) => {
  const section = node.closest("#screens > section"), shown = columns.find(({ section }) => section.checkVisibility()).section;
  decideAt(section ?? shown, section ? node : touched(shown));
  if (decided) $("decided").focus();
};

/// Asks about a property that the step has changed. Controls are changed together with the one that acts, which is the last.
export const decideAboutChange = ({ section }, property) => {
  const index = partsOf(section).findLastIndex(({ node, part }) => part.property === property && node.matches(".fresh"));
  if (index >= 0) decide(section, index, true);
  return index >= 0;
};
