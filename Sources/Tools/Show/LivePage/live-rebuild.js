// MARK: Edit, save, see it again

let build;
/// What there was after a list of sentences: with this build, and with the one before.
let shown = new Map(), shownBefore = new Map();

$("parts").before(make("p", { id: "build", hidden: true }), make("details", { id: "exercise", hidden: true },
  make("summary", { textContent: "The exercise" }), make("pre", { id: "task" }),
  ...["hint", "check"].map((command) => make("button", {
    textContent: { hint: "Next hint", check: "Check" }[command], onclick: () => askWorkshop(command),
  })), make("pre", { id: "advice" })));
for (const column of columns) {
  column.build = make("p", { className: "build", hidden: true });
  column.change = make("p", { className: "change", hidden: true });
  column.section.prepend(column.build, column.change);
}
const write = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
  node.hidden = text === "";
};

const askWorkshop = async (command) => {
  const isShown = command === "show";
  if (!isShown) write($("advice"), command === "check" ? "checking: this builds and runs the tests …" : "");
  const { text, succeeded } = await post("/workshop", JSON.stringify(command)).catch((error) => ({ text: error.message }));
  if (isShown) $("exercise").hidden = !succeeded;
  write($(isShown ? "task" : "advice"), text.trim());
};

/// Asks for the build again and again, until the server ends.
const watchBuild = async () => {
  const last = build;
  build = await post("/build", "");
  const { number, line, errors, problem } = build;
  const old = "This is still the app of before.";
  for (const { section, name, build } of columns) {
    const isOld = line !== undefined || errors[name] !== undefined;
    section.classList.toggle("old", isOld);
    build.classList.toggle("bad", line === undefined && isOld);
    write(build, isOld ? `${line ?? errors[name]} ${old}` : "");
  }
  write($("build"), problem ? `${problem} ${old}` : number > 0 ? "Since a change of the sources, the screens come from the build that records, which counts no allocations." : "");
  if (last && last.number !== number) {
    [shownBefore, shown] = [shown, new Map()];
    refresh();
  }
  if (last?.number !== number) askWorkshop("show");
  setTimeout(() => watchBuild().catch((error) => say(error.message)), 300);
};
watchBuild().catch((error) => say(error.message));

// MARK: What differs from the build before

/// Called with new screens.
const compareScreens = () => remember({ answers: columns.map(({ answer }) => answer) });

/// Called with new calls.
const compareCalls = () => {
  if (counted.length === 0) return;
  const calls = columns.map((_, index) => callsOf(index));
  const before = remember({ counted, calls: calls.map((calls) => calls.map(({ key, title }) => ({ key, title }))) });
  if (before.calls) calls.forEach((calls, index) => markCalls(before.calls[index], calls));
};

/// Says what differs in each column.
///
/// Returns what there was before.
const remember = (values) => {
  const key = list.slice(0, count).join("\n"), before = shownBefore.get(key) ?? {}, now = { ...shown.get(key), ...values };
  shown.set(key, now);
  columns.forEach(({ section, change }, index) => {
    const screen = before.answers && now.answers ? changeOf(before.answers[index], now.answers[index]) : "";
    const counts = before.counted && now.counted ? ["message", "participant"].map((name) =>
      signed(now.counted[index][`${name}s`] - before.counted[index][`${name}s`], name)) : [];
    section.classList.toggle("changed", screen !== "");
    write(change, [screen, ...counts].filter(Boolean).join(", "));
  });
  return before;
};

const signed = (number, name) => number && `${number > 0 ? "+" : "−"}${Math.abs(number)} ${name}${Math.abs(number) === 1 ? "" : "s"}`;

/// The first part of a screen that is not as it was. A column that has ended says so itself.
const changeOf = (before, now) => {
  if (before.ended || now.ended) return "";
  const old = parts(before), seen = parts(now);
  const index = Array.from({ length: Math.max(old.length, seen.length) }).findIndex((_, index) => old[index]?.[1] !== seen[index]?.[1]);
  if (index < 0) return "";
  const [was, is] = [old, seen].map((parts) => String(parts[index]?.[1] ?? "nothing"));
  const place = [...is].findIndex((character, place) => character !== was[place]);
  const around = (text) => (place > 12 ? "…" : "") + text.slice(Math.max(0, place - 12), place + 40) + (text.length > place + 40 ? "…" : "");
  return `${(seen[index] ?? old[index])[0]}: ${around(was)} → ${around(is)}`;
};

/// The calls of a column. The key has the depth, too.
const callsOf = (column) => [...$("calls").querySelectorAll(`.cell:nth-child(${column + 1}) > .call`)].map((node) => {
  const title = (node.querySelector("summary") ?? node).textContent.trim();
  return { node, title, key: node.style.getPropertyValue("--depth") + title };
});

/// The longest list of pairs with equal keys, in the order of both: the places after by those before.
const pairs = (before, after) => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i][j] = before[i].key === after[j].key ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const pairs = new Map();
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i].key === after[j].key) pairs.set(i++, j++);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    else j++;
  }
  return pairs;
};

/// Marks the calls that came or moved, and shows those that went below the one that they followed.
const markCalls = (before, after) => {
  const same = pairs(before, after), kept = new Set(same.values());
  const came = after.filter((_, index) => !kept.has(index));
  let last = $("calls").querySelector(".cell");
  before.forEach(({ title }, index) => {
    if (same.has(index)) return void (last = after[same.get(index)].node.parentNode);
    const moved = came.find((call) => call.title === title && !call.hasMoved);
    if (moved) moved.hasMoved = true;
    else last?.append(make("p", { className: "call went", textContent: title }));
  });
  for (const { node, hasMoved } of came) node.classList.add(hasMoved ? "moved" : "came");
};
