"use strict";
const token = new URLSearchParams(location.search).get("token");
const $ = (id) => document.getElementById(id);
const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

const post = async (path, body) => {
  const response = await fetch(path, { method: "POST", headers: { "X-Token": token }, body }).catch(() => {
    throw new Error("The server has ended: start `triptych live` again. To keep your sentences, copy everything "
      + "from the # in this address to the end of the new one.");
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

/// Tells a screen reader something, and shows it unless the screens do.
const say = (text, isShown = true) => {
  $("said").classList.toggle("heard", !isShown);
  if ($("said").textContent !== text) $("said").textContent = text;
};

// MARK: The sentences: the whole state of the page

let list = [];
/// How many of them are carried out.
let count = 0;

const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const unquoted = (text) => text.replace(/\\(["\\])/g, "$1");
const withoutKeyword = (sentence) => sentence.replace(/^(Given|When|Then|And|But|\*) /, "");

const withKeyword = (text, wanted, before) => {
  const last = before.findLast((sentence) => !/^(And|But) /.test(sentence)) ?? "";
  return `${last.startsWith(wanted + " ") ? "And" : wanted} ${text}`;
};

/// Shows a place in a list. What drops sentences can be undone with the browser's "back".
const go = (sentences, place, drops = false) => {
  if (drops) writeAddress();
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

const readAddress = () => {
  clearTimeout(isWritten);
  isWritten = undefined;
  try {
    const [place, ...sentences] = location.hash.slice(1).split("&").map(decodeURIComponent);
    if (!/^\d+$/.test(place)) return false;
    [list, count] = [sentences, Math.min(Number(place), sentences.length)];
  } catch {
    return false;
  }
  refresh();
  return true;
};

/// The sentence that fails in all columns. Those after it are not carried out, so the next act takes its place.
const failed = () => {
  const indices = columns.map(({ asked, answer }) => (asked === current ? answer.failure?.index : undefined) ?? Infinity);
  return Math.max(...indices) < count ? Math.min(...indices) : count;
};

const add = (text, wanted = "When") => {
  const before = list.slice(0, failed());
  go([...before, withKeyword(text, wanted, before)], before.length + 1, before.length < list.length);
};

/// What a button adds. The second click of a double click is ignored: the first has changed the screen.
const adds = (text) => (event) => event.detail > 1 || add(text());

const drawSentences = () => {
  const hadFocus = $("sentences").contains(document.activeElement);
  $("sentences").replaceChildren(...list.map((sentence, index) => {
    const button = make("button", { textContent: sentence, onclick: () => go(list, index + 1) });
    if (index + 1 === count) button.setAttribute("aria-current", "step");
    return make("li", {}, button);
  }));
  const item = $("sentences").querySelector("[aria-current]");
  // Not `scrollIntoView`: on a narrow screen it would move the page.
  if (item) $("sentences").scrollTop = item.offsetTop - $("sentences").clientHeight / 2;
  if (hadFocus) item?.focus();
  $("back").ariaDisabled = String(count <= 1);
  $("on").ariaDisabled = String(count >= list.length);
};

// MARK: The screens

/// Does the work for the latest value alone, and one piece of work at a time.
const latest = (work) => {
  let next, isBusy = false;
  return async (value) => {
    next = { value };
    if (isBusy) return;
    isBusy = true;
    while (next) {
      const { value } = next;
      next = undefined;
      try {
        await work(value, () => next !== undefined);
      } catch (error) {
        console.error(error);
        say(error.message);
      }
    }
    isBusy = false;
  };
};

/// What the sentences have typed into a field since it was cleared.
const typedInto = (name) => list.slice(0, count).map(withoutKeyword).reduce((text, sentence) => {
  const end = ` into ${quoted(name)}`;
  if (sentence === `I clear ${quoted(name)}`) return "";
  return sentence.startsWith('I type "') && sentence.endsWith(end)
    ? text + unquoted(sentence.slice(8, -end.length - 1)) : text;
}, "");

/// The text of a field before and after an edit. A secure field shows dots: what was typed is in the sentences.
const texts = (name, input) => {
  const old = [...input.known], now = [...input.value], typed = [...typedInto(name)];
  // The app may have cleared the field since.
  const real = typed.slice(Math.max(0, typed.length - old.length));
  const isSecure = old.includes("•") && old.length === real.length
    && old.every((character, index) => character === "•" || character === real[index]) && real.join("") !== input.known;
  if (!isSecure) return [input.known, input.value];
  const place = [...input.value.slice(0, input.selectionEnd)].length;
  const differs = now.findIndex((character, index) => character !== old[index]);
  const start = Math.min(differs < 0 ? now.length : differs, place);
  const end = real.slice(old.length - (now.length - place));
  return [real.join(""), [...real.slice(0, start), ...now.slice(start, place), ...(place < now.length ? end : [])].join("")];
};

/// Turns an edit of a field into sentences. Typing extends a last sentence of typing; any other edit clears the field.
const edit = (name, input) => {
  if (input.value === input.known) return;
  const [old, text] = texts(name, input);
  input.known = input.value;
  const type = (text) => `I type ${quoted(text)} into ${quoted(name)}`;
  const last = list[count - 1] ?? "", start = 'I type "', end = `" into ${quoted(name)}`, said = withoutKeyword(last);
  const typed = said.startsWith(start) && said.endsWith(end) ? unquoted(said.slice(start.length, -end.length)) : "";
  const base = old.slice(0, old.length - typed.length);
  if (typed && count === list.length && old.endsWith(typed) && text.startsWith(base)) {
    const rest = text.slice(base.length), before = list.slice(0, -1);
    return go(rest ? [...before, last.slice(0, -said.length) + type(rest)] : before, rest ? count : count - 1);
  }
  if (text.startsWith(old)) return add(type(text.slice(old.length)));
  add(`I clear ${quoted(name)}`);
  if (text) add(type(text));
};

const makers = {
  label: () => make("p", { className: "label" }),
  field: ({ name }) => {
    const input = make("input", { type: "text", autocomplete: "off", spellcheck: false, known: "", isComposing: false });
    input.addEventListener("compositionstart", () => { input.isComposing = true; });
    input.addEventListener("compositionend", () => {
      input.isComposing = false;
      edit(name, input);
    });
    input.addEventListener("input", () => input.isComposing || edit(name, input));
    return make("label", {}, make("span", { textContent: name }), input);
  },
  button: ({ title }) => {
    const button = make("button", { textContent: title });
    button.onclick = adds(() => `${button.ariaDisabled === "true" ? "I try to tap" : "I tap"} ${quoted(title)}`);
    return button;
  },
  table: () => make("div", { className: "table" },
    make("button", { textContent: "Pull to refresh", onclick: adds(() => "I pull to refresh") }), make("ol", {}), make("p", {}),
    make("button", { textContent: "Scroll to the end", onclick: adds(() => "I scroll to the end") })),
};

const updaters = {
  label: (node, { text }) => { node.textContent = text; },
  field: (node, { text, isEnabled }) => {
    const input = node.querySelector("input");
    if (input.isComposing) return;
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
      button.onclick = adds(() => `I select row ${firstVisibleRow + index + 1}`);
    });
  },
};

/// Draws a screen. An element that was there before stays, so that it keeps the keyboard.
const draw = (node, screen, title) => {
  const hadFocus = node.contains(document.activeElement);
  const head = make("div", { className: "bar" }, make("h3", { textContent: title }));
  if (screen.screens.length > 1) head.prepend(make("button", { textContent: "‹ Back", onclick: adds(() => "I go back") }));
  if (node.firstChild) node.firstChild.replaceWith(head);
  else node.append(head, make("div", { className: "body" }), make("p", { className: "toast" }));
  const body = node.children[1];
  screen.elements.forEach((element, index) => {
    const [kind, value] = Object.entries(element)[0];
    const key = `${kind} ${value.name ?? value.title ?? ""}`;
    const same = [...body.children].findIndex((child, place) => place >= index && child.dataset.key === key);
    for (let place = index; place < same; place++) body.children[index].remove();
    if (same < 0) {
      const made = makers[kind](value);
      made.dataset.key = key;
      body.insertBefore(made, body.children[index] ?? null);
    }
    updaters[kind](body.children[index], value);
  });
  while (body.children.length > screen.elements.length) body.lastChild.remove();
  node.lastChild.textContent = screen.toast ?? "";
  if (hadFocus && !node.contains(document.activeElement)) node.focus({ preventScroll: true });
};

const nothing = { screens: [], elements: [], isLoading: false };

/// What a screen shows, as parts with names, to find the first that differs.
const parts = (answer) => {
  const screen = answer.screen ?? nothing;
  return [
    ["the sentence", answer.failure?.text ?? "was made"], ["leaks", answer.leaks.join("; ") || "none"],
    ["screens", screen.screens.join(" › ")], ["toast", screen.toast ?? "none"], ["loading", screen.isLoading],
    ...screen.elements.flatMap((element) => Object.values(element).flatMap((value) =>
      Object.entries(value).map(([name, part]) => [`${value.name ?? value.title ?? ""} ${name}`.trim(), JSON.stringify(part)]))),
    ["on hold", answer.held.join(", ") || "none"],
  ];
};

const tabs = [...document.querySelectorAll(".names label")];
const columns = [...document.querySelectorAll("#screens > section")].map((section) => {
  const column = { section, name: section.dataset.name };
  column.ask = latest(async (asked, isStale) => {
    const answer = await post("/screen", JSON.stringify({ architecture: column.name, ...asked }));
    if (isStale()) return;
    Object.assign(column, { answer, asked });
    const title = answer.ended ? "Ended" : answer.screen?.screens.at(-1) ?? "Nothing is launched";
    draw(section.querySelector(".screen"), answer.screen ?? nothing, title);
    compare();
  });
  return column;
});

/// Marks what differs from the first column that has not ended, and says what all have in common.
const compare = () => {
  if (columns.some((column) => column.asked !== columns[0].asked)) return;
  const first = columns.find(({ answer }) => !answer.ended);
  const expected = first ? parts(first.answer) : [];
  columns.forEach(({ section, answer }, column) => {
    const seen = answer.ended ? expected : parts(answer);
    const index = seen.findIndex(([, part], index) => part !== expected[index]?.[1]);
    const problem = answer.ended ?? answer.failure?.text ?? (answer.leaks.length ? `leaked: ${answer.leaks.join("; ")}` : "");
    for (const node of [section, tabs[column]]) {
      node.classList.toggle("differs", index >= 0);
      node.classList.toggle("ended", answer.ended !== undefined);
      node.classList.toggle("loading", answer.screen?.isLoading === true);
    }
    const note = section.querySelector(".difference");
    note.textContent = problem || (index < 0 ? "" : `${seen[index].join(": ")}, in ${first.name}: ${expected[index]?.[1] ?? "nothing"}`);
    note.hidden = note.textContent === "";
    if (answer.ended) note.append(" ", make("button", { textContent: "Start it again", onclick: refresh }));
  });
  const indices = columns.map((column) => column.answer.failure?.index);
  [...$("sentences").querySelectorAll("button")].forEach((button, index) => {
    button.classList.toggle("failed", indices.includes(index));
    button.classList.toggle("later", index >= count || index > failed());
  });
  if (!first) return;
  drawHeld(first.answer.held);
  const { failure, screen } = first.answer;
  say([failure?.text, screen?.screens.at(-1), screen?.isLoading ? "loading" : "", screen?.toast].filter(Boolean).join(". "), false);
  drawCounts();
  compareScreens();
};

const drawHeld = (held) => {
  const hadFocus = $("held").contains(document.activeElement);
  $("held").replaceChildren(...held.map((request, index) => make("li", {}, make("code", { textContent: request }), " ",
    make("button", { textContent: "Answer", ariaLabel: `Answer request ${index + 1}`, onclick: adds(() => `the server answers request ${index + 1}`) }))));
  if (hadFocus) ($("held").querySelector("button") ?? $("screens").querySelector(".screen")).focus({ preventScroll: true });
  for (const button of $("server").querySelectorAll("[data-answers]")) button.disabled = held.length === 0;
};

// MARK: What ran

let counted = [];
/// The place in the list that the shown calls belong to.
let shownCalls;

const drawCounts = () => {
  const isShown = shownCalls === current;
  $("calls").classList.toggle("later", !isShown);
  columns.forEach(({ section, answer }, index) => {
    const number = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;
    const calls = (isShown ? counted[index] : undefined) ?? {};
    section.querySelector(".counts").textContent = [
      calls.problem && `no calls: ${calls.problem}`,
      calls.messages !== undefined && `${number(calls.messages, "message")} between ${number(calls.participants, "participant")}`,
      calls.lost > 0 && `${calls.lost} entries were too many to keep`,
      answer?.allocations !== undefined && number(answer.allocations, "allocation"),
      answer?.retainsAndReleases !== undefined && `${answer.retainsAndReleases} retains and releases`,
      answer?.countsServices && "services included",
    ].filter(Boolean).join(", ");
  });
};

const askCalls = latest(async (asked, isStale) => {
  const answer = await post("/calls", JSON.stringify(asked));
  if (isStale()) return;
  [counted, shownCalls] = [answer.columns ?? [], asked];
  $("calls").innerHTML = answer.rows ?? "";
  $("calls-note").textContent = answer.problem ?? (answer.waiting ? `waits for a build that records calls: ${answer.waiting}` : "");
  drawCounts();
  compareCalls();
  if (answer.waiting) setTimeout(() => asked === current && askCalls(asked), 1000);
});

let current;

const refresh = () => {
  drawSentences();
  current = { script: { sentences: list }, count };
  for (const column of columns) column.ask(current);
  askCalls(current);
};

// MARK: Actions beside the screens

const skeleton = (text) => withoutKeyword(text).replace(/"(?:\\.|[^"\\])*"/g, '""').replace(/\d+/g, "#");

$("say").onsubmit = (event) => {
  event.preventDefault();
  const input = event.target.elements.sentence;
  const text = input.value.trim();
  if (!text) return;
  const phrase = phrases.find((phrase) => skeleton(phrase.text) === skeleton(text));
  const wanted = text.match(/^(Given|When|Then) /)?.[1] ?? (phrase?.isOutcome ? "Then" : "When");
  add(withoutKeyword(text), wanted);
  // A sentence that is no step stays in the field, to be corrected.
  if (phrase) input.value = "";
};

const step = (number) => {
  if (count + number >= 1 && count + number <= list.length) go(list, count + number);
};
// The link itself would take the place of the list in the address.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  columns[0].section.querySelector(".screen").focus();
};
$("back").onclick = () => step(-1);
$("on").onclick = () => step(1);
addEventListener("keydown", (event) => {
  if (!$("text").hidden && event.key === "Escape") return showEditor(false);
  const isOwn = event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey;
  const number = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (isOwn || !number || !$("text").hidden) return;
  event.preventDefault();
  step(number);
});

/// While the editor is open, nothing else changes the list.
const showEditor = (isOpen) => {
  $("text").hidden = !isOpen;
  $("sentences").hidden = isOpen;
  for (const node of document.querySelectorAll("main, header, .beside-editor")) node.inert = isOpen;
  $("edit").textContent = isOpen ? "Done" : "Edit";
  $("edit").ariaPressed = String(isOpen);
  if (!isOpen) return $("edit").focus();
  $("text").value = list.join("\n");
  $("text").focus();
};

/// Text becomes sentences, and a table or a doc string belongs to the one above it. Headings of a file are skipped.
const parse = (text) => text.replace(/\n\s*("""|```)[^]*?\n\s*\1/g, (lines) => lines.replaceAll("\n", "\0")).split("\n").map((line) => line.trim().replaceAll("\0", "\n")).filter((line) => line && !/^(#|(Feature|Rule|Background|Scenario|Example):)/.test(line)).reduce(
  (all, line) => (line.startsWith("|") && all.length ? [...all.slice(0, -1), `${all.at(-1)}\n${line}`] : [...all, line]), []);

$("edit").onclick = () => {
  if ($("text").hidden) return showEditor(true);
  showEditor(false);
  const sentences = parse($("text").value);
  if (sentences.join("\n") !== list.join("\n")) go(sentences, sentences.length, true);
};

const feature = () => {
  const name = $("name").value.trim().replace(/\s+/g, " ") || "A session";
  const lines = list.flatMap((sentence) => sentence.split("\n").map((line, index) => (index ? "      " : "    ") + line));
  const tags = $("tags").value.match(/@[^\s@]+/g) ?? [];
  return [`Feature: ${name}`, "", ...(tags.length ? [`  ${tags.join(" ")}`] : []), `  Scenario: ${name}`, ...lines, ""].join("\n");
};
$("save").onclick = () => {
  const address = URL.createObjectURL(new Blob([feature()], { type: "text/plain" }));
  const name = $("name").value.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60);
  make("a", { href: address, download: `${name || "session"}.feature` }).click();
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
const open = ({ name, tags, sentences }, drops = true) => {
  $("name").value = name;
  $("tags").value = tags.join(" ");
  go(sentences, sentences.length, drops);
};
$("open").onchange = (event) => event.target.value && open(offered[event.target.value]);
$("file").onchange = async (event) => {
  const [file] = event.target.files;
  try {
    const scenarios = await post("/read", await file.arrayBuffer());
    if (scenarios.length === 0) return say(`${file.name} has no scenario.`);
    offer(scenarios);
    open(scenarios[0]);
    $("open").value = "0";
  } catch (error) {
    say(`${file.name}: ${error.message.replace(/^the file:/, "line ")}`);
  } finally {
    event.target.value = "";
  }
};

$("phrases").append(...phrases.map((phrase) => make("option", { value: phrase.text })));
$("server").append(...phrases.filter((phrase) => phrase.isOfServer && !/request/.test(phrase.text)).map((phrase) => {
  const button = make("button", { textContent: phrase.text, onclick: () => add(phrase.text) });
  if (/^the server answers( everything)?$/.test(phrase.text)) button.dataset.answers = "";
  return button;
}));
addEventListener("popstate", () => readAddress());
post("/scenarios", "").then(({ scenarios, opens }) => {
  offer(scenarios);
  if (readAddress()) return;
  if (opens) open(scenarios[0], false);
  else go(["Given the app is launched"], 1);
}).catch((error) => say(error.message));
