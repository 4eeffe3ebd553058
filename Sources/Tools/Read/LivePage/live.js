"use strict";
const token = new URLSearchParams(location.search).get("token");
const $ = (id) => document.getElementById(id);
const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

const post = async (path, body) => {
  const response = await fetch(path, { method: "POST", headers: { "X-Token": token }, body });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

// MARK: The sentences: all that there is to know

let list = ["Given the app is launched"];
/// How many of them are made.
let count = 1;

const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const withoutKeyword = (sentence) => sentence.replace(/^(Given|When|Then|And|But|\*) /, "");

const keyword = (before, wanted) => {
  const last = before.findLast((sentence) => !/^(And|But) /.test(sentence)) ?? "";
  return last.startsWith(wanted + " ") ? "And" : wanted;
};

/// Shows a place in a list. What drops sentences can be undone with the browser's "back".
const go = (sentences, place, drops) => {
  list = sentences;
  count = Math.max(0, Math.min(place, list.length));
  const address = "#" + [count, ...list].map(encodeURIComponent).join("&");
  history[drops ? "pushState" : "replaceState"](null, "", location.pathname + location.search + address);
  refresh();
};

const add = (text, wanted = "When") => {
  const before = list.slice(0, count);
  go([...before, `${keyword(before, wanted)} ${text}`], count + 1, count < list.length);
};

const readAddress = () => {
  const parts = location.hash.slice(1).split("&").map(decodeURIComponent);
  if (parts.length < 2) return false;
  [list, count] = [parts.slice(1), Math.max(0, Math.min(Number(parts[0]) || 0, parts.length - 1))];
  refresh();
  return true;
};

/// Text becomes sentences, and a table belongs to the one above it.
const parse = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line && !line.startsWith("#"))
  .reduce((all, line) => (line.startsWith("|") && all.length ? [...all.slice(0, -1), `${all.at(-1)}\n${line}`] : [...all, line]), []);

const drawSentences = () => {
  const hadFocus = $("sentences").contains(document.activeElement);
  $("sentences").replaceChildren(...list.map((sentence, index) => {
    const button = make("button", { textContent: sentence, onclick: () => go(list, index + 1) });
    if (index + 1 === count) button.setAttribute("aria-current", "step");
    button.classList.toggle("later", index >= count);
    return make("li", {}, button);
  }));
  const current = $("sentences").querySelector("[aria-current]");
  current?.scrollIntoView({ block: "nearest" });
  if (hadFocus) current?.focus();
  $("back").disabled = count <= 1;
  $("on").disabled = count >= list.length;
};

// MARK: The screens

/// Does the work for the latest value alone, and one piece of work at a time.
const latest = (work) => {
  let waiting, isBusy = false;
  return async (value) => {
    waiting = { value };
    if (isBusy) return;
    isBusy = true;
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      try {
        await work(value, () => waiting !== undefined);
      } catch (error) {
        say(error instanceof TypeError ? "The server has ended: start `triptych live` again." : error.message);
      }
    }
    isBusy = false;
  };
};

/// Turns an edit of a field into sentences. Typing goes on in the last sentence; what can't be said by typing at the
/// end is said by clearing the field first.
const edit = (name, input) => {
  const [old, text] = [[...input.known], [...input.value]];
  input.known = input.value;
  const start = `I type "`, end = `" into ${quoted(name)}`;
  const last = withoutKeyword(list[count - 1] ?? "");
  const goesOn = count === list.length && last.startsWith(start) && last.endsWith(end);
  const typed = goesOn ? [...last.slice(start.length, -end.length).replace(/\\(["\\])/g, "$1")] : [];
  const base = old.slice(0, old.length - typed.length);
  const shared = old.findIndex((character, index) => character !== text[index]);
  const kept = shared < 0 ? old.length : shared;
  const sentence = (characters) => `I type ${quoted(characters.join(""))} into ${quoted(name)}`;
  if (kept === old.length || (kept === text.length && kept >= base.length)) {
    const characters = [...typed.slice(0, Math.max(0, kept - base.length)), ...text.slice(kept)];
    if (!goesOn) return add(sentence(characters));
    const before = list.slice(0, -1);
    if (characters.length === 0) return go(before, before.length);
    return go([...before, list.at(-1).slice(0, -last.length) + sentence(characters)], count);
  }
  // A secure field shows dots, which are not what was typed.
  const rest = old.every((character) => character === "•") ? [] : text;
  add(`I clear ${quoted(name)}`);
  if (rest.length > 0) add(sentence(rest));
};

const makers = {
  label: () => make("p", { className: "label" }),
  field: ({ name }) => {
    const input = make("input", { type: "text", autocomplete: "off", spellcheck: false, known: "" });
    input.addEventListener("input", (event) => event.isComposing || edit(name, input));
    input.addEventListener("compositionend", () => edit(name, input));
    return make("label", {}, make("span", { textContent: name }), input);
  },
  button: ({ title }) => {
    const button = make("button", { textContent: title });
    button.onclick = () => add(`${button.ariaDisabled === "true" ? "I try to tap" : "I tap"} ${quoted(title)}`);
    return button;
  },
  table: () => make("div", { className: "table" },
    make("button", { textContent: "Pull to refresh", onclick: () => add("I pull to refresh") }),
    make("ol", {}), make("p", {}), make("button", { textContent: "Scroll to the end", onclick: () => add("I scroll to the end") })),
};

const updaters = {
  label: (node, { text }) => { node.textContent = text; },
  field: (node, { text, isEnabled }) => {
    const input = node.querySelector("input");
    if (input.value !== text) input.value = text;
    input.known = text;
    input.readOnly = !isEnabled;
    input.ariaDisabled = String(!isEnabled);
  },
  button: (node, { isEnabled }) => { node.ariaDisabled = String(!isEnabled); },
  table: (node, { numberOfRows, firstVisibleRow, visibleRows }) => {
    const rows = node.querySelector("ol");
    rows.start = firstVisibleRow + 1;
    node.querySelector("p").textContent = visibleRows.length === 0 ? "No rows"
      : `Rows ${firstVisibleRow + 1} to ${firstVisibleRow + visibleRows.length} of ${numberOfRows}`;
    while (rows.children.length > visibleRows.length) rows.lastChild.remove();
    visibleRows.forEach((row, index) => {
      const button = rows.children[index]?.firstChild ?? make("button", {}, make("b"), make("span"));
      if (!button.parentNode) rows.append(make("li", {}, button));
      [button.firstChild.textContent, button.lastChild.textContent] = [row.title, row.subtitle];
      button.onclick = () => add(`I select row ${firstVisibleRow + index + 1}`);
    });
  },
};

/// Draws a screen. An element that was there before stays, so that it keeps the keyboard.
const draw = (node, screen) => {
  const hadFocus = node.contains(document.activeElement);
  const title = make("h3", { textContent: screen.screens.at(-1) ?? "Nothing is launched" });
  const head = make("div", { className: "bar" }, title);
  if (screen.screens.length > 1) {
    head.prepend(make("button", { textContent: "‹ Back", onclick: () => add("I go back") }));
  }
  if (node.firstChild) node.firstChild.replaceWith(head);
  else node.append(head, make("div", { className: "body" }), make("p", { className: "toast" }));
  const body = node.children[1];
  screen.elements.forEach((element, index) => {
    const [kind, value] = Object.entries(element)[0];
    const key = `${kind} ${value.name ?? value.title ?? ""}`;
    if (body.children[index]?.dataset.key !== key) {
      const made = makers[kind](value);
      made.dataset.key = key;
      if (body.children[index]) body.children[index].replaceWith(made);
      else body.append(made);
    }
    updaters[kind](body.children[index], value);
  });
  while (body.children.length > screen.elements.length) body.lastChild.remove();
  node.lastChild.textContent = screen.toast ?? "";
  node.ariaBusy = String(screen.isLoading);
  if (hadFocus && !node.contains(document.activeElement)) node.focus();
};

const nothing = { screens: [], elements: [], isLoading: false };

/// What a screen shows, as parts with names, to find the first that differs.
const parts = (answer) => {
  const screen = answer.screen ?? nothing;
  return [
    ["ended", answer.ended ?? ""], ["the sentence", answer.failure?.text ?? "was made"], ["leaks", answer.leaks?.join("; ") ?? ""],
    ["screens", screen.screens.join(" › ")], ["toast", screen.toast ?? "none"], ["loading", screen.isLoading],
    ...screen.elements.flatMap((element) => Object.entries(element)[0].flatMap((value) =>
      typeof value === "string" ? [] : Object.entries(value).map(([name, value]) => [name, JSON.stringify(value)]))),
    ["on hold", answer.held?.join(", ") ?? ""],
  ].map(([name, value]) => `${name}: ${value}`);
};

const columns = [...document.querySelectorAll("#screens > section")].map((section) => {
  const column = { section, name: section.dataset.name };
  column.ask = latest(async (asked, isStale) => {
    const answer = await post("/screen", JSON.stringify({ architecture: column.name, ...asked }));
    if (isStale()) return;
    Object.assign(column, { answer, asked });
    draw(section.querySelector(".screen"), answer.screen ?? nothing);
    section.classList.toggle("ended", answer.ended !== undefined);
    compare();
  });
  return column;
});

/// Marks what differs, and says what all have in common.
const compare = () => {
  if (columns.some((column) => column.asked !== columns[0].asked)) return;
  const [first] = columns;
  const expected = parts(first.answer);
  for (const { section, answer } of columns) {
    const index = parts(answer).findIndex((part, index) => part !== expected[index]);
    const problem = answer.ended ?? answer.failure?.text ?? (answer.leaks?.length ? `leaked: ${answer.leaks.join("; ")}` : "");
    const seen = parts(answer)[index] ?? "", wanted = expected[index] ?? "";
    section.classList.toggle("differs", index >= 0);
    const note = section.querySelector(".difference");
    note.textContent = problem || (index < 0 ? "" : `differs from ${first.name}: ${seen}, there ${wanted}`);
    note.hidden = note.textContent === "";
    if (answer.ended) note.append(" ", make("button", { textContent: "Start it again", onclick: refresh }));
  }
  const { answer } = first;
  const failed = columns.map((column) => column.answer.failure?.index);
  [...$("sentences").querySelectorAll("button")].forEach((button, index) => button.classList.toggle("failed", failed.includes(index)));
  $("held").replaceChildren(...(answer.held ?? []).map((request, index) => make("li", {}, make("code", { textContent: request }), " ",
    make("button", { textContent: "Answer", onclick: () => add(`the server answers request ${index + 1}`) }))));
  say([answer.failure?.text, answer.screen?.screens.at(-1), answer.screen?.isLoading ? "loading" : "", answer.screen?.toast].filter(Boolean).join(". "), false);
  drawCounts();
};

/// Says something to those who listen, and shows it unless the screens do.
const say = (text, isShown = true) => {
  $("said").classList.toggle("heard", !isShown);
  if ($("said").textContent !== text) $("said").textContent = text;
};

// MARK: What ran

let counted = [];
/// The place that the calls on the page belong to.
let shownCalls;

const drawCounts = () => columns.forEach(({ section, answer }, index) => {
  const number = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;
  const calls = counted[index];
  section.querySelector(".counts").textContent = [
    calls && `${number(calls.messages, "message")} between ${number(calls.participants, "participant")}`,
    answer?.allocations !== undefined && number(answer.allocations, "allocation"),
    answer?.retainsAndReleases !== undefined && `${answer.retainsAndReleases} retains and releases`,
  ].filter(Boolean).join(", ");
});

const askCalls = latest(async (asked, isStale) => {
  const answer = await post("/calls", JSON.stringify(asked));
  if (isStale()) return;
  [counted, shownCalls] = [answer.columns ?? [], asked];
  $("calls").innerHTML = answer.rows ?? "";
  $("calls-note").textContent = answer.problem ?? (answer.waiting ? `after the build that records calls: ${answer.waiting}` : "");
  if (!answer.waiting) drawCounts();
  else setTimeout(() => asked === current && askCalls(asked), 1000);
});

let current;

const refresh = () => {
  drawSentences();
  current = { script: { sentences: list }, count };
  for (const column of columns) column.ask(current);
  askCalls(current);
};

// MARK: What one can do beside the screens

const skeleton = (text) => withoutKeyword(text).replace(/"(?:\\.|[^"\\])*"/g, '""').replace(/\d+/g, "#");

$("say").onsubmit = (event) => {
  event.preventDefault();
  const input = event.target.elements.sentence;
  const text = input.value.trim();
  if (!text) return;
  const phrase = phrases.find((phrase) => skeleton(phrase.text) === skeleton(text));
  if (withoutKeyword(text) === text) add(text, phrase?.isOutcome ? "Then" : "When");
  else go([...list.slice(0, count), text], count + 1, count < list.length);
  input.value = "";
};

$("back").onclick = () => go(list, count - 1);
$("on").onclick = () => go(list, count + 1);
addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || count + step < 1 || count + step > list.length) return;
  event.preventDefault();
  go(list, count + step);
});

$("edit").onclick = () => {
  const isOpen = $("text").hidden;
  $("text").hidden = !isOpen;
  $("sentences").hidden = isOpen;
  $("edit").textContent = isOpen ? "Done" : "Edit";
  $("edit").ariaPressed = String(isOpen);
  if (isOpen) {
    $("text").value = list.join("\n");
    $("text").focus();
  } else {
    const sentences = parse($("text").value);
    go(sentences, sentences.length, true);
  }
};

const feature = () => {
  const name = $("name").value.trim().replace(/\s+/g, " ") || "A session";
  const lines = list.flatMap((sentence) => sentence.split("\n")).map((line) => (line.startsWith("|") ? "      " : "    ") + line);
  return [`Feature: ${name}`, "", `  Scenario: ${name}`, ...lines, ""].join("\n");
};
$("save").onclick = () => {
  const address = URL.createObjectURL(new Blob([feature()], { type: "text/plain" }));
  make("a", { href: address, download: `${$("name").value.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || "session"}.feature` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
$("copy").onclick = () => navigator.clipboard.writeText(feature()).then(() => say("Copied."), () => say("The browser did not allow it."));

let offered = [];
const offer = (scenarios) => {
  offered = scenarios;
  const features = [...new Set(scenarios.map((scenario) => scenario.feature))];
  $("open").replaceChildren(make("option", { value: "", textContent: "a scenario …" }), ...features.map((feature) =>
    make("optgroup", { label: feature }, ...scenarios.flatMap((scenario, index) =>
      scenario.feature === feature ? [make("option", { value: index, textContent: scenario.name })] : []))));
};
const open = ({ name, sentences }) => {
  $("name").value = name;
  go(sentences, sentences.length, true);
};
$("open").onchange = (event) => event.target.value && open(offered[event.target.value]);
$("file").onchange = async (event) => {
  const [file] = event.target.files;
  event.target.value = "";
  try {
    const scenarios = await post("/read", await file.arrayBuffer());
    if (scenarios.length === 0) return say(`${file.name} has no scenario.`);
    offer(scenarios);
    open(scenarios[0]);
  } catch (error) {
    say(error.message);
  }
};

$("phrases").append(...phrases.map((phrase) => make("option", { value: phrase.text })));
$("server").append(...phrases.filter((phrase) => phrase.isOfServer).map((phrase) =>
  make("button", { textContent: phrase.text, onclick: () => add(phrase.text) })));
addEventListener("popstate", readAddress);
post("/scenarios", "").then(({ scenarios, opens }) => {
  offer(scenarios);
  if (readAddress()) return;
  if (opens) open(scenarios[0]);
  else go(list, count);
}, (error) => say(error.message));
