/// The last state of the build.
let build;
$("tools").append(make("span", { id: "build" }));
for (const column of columns) {
  column.error = make("p", { className: "difference", hidden: true });
  column.section.querySelector(".counts").before(column.error);
}
const write = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
  node.hidden = text === "";
};

/// Shows the state of the build. A new one starts the columns anew.
const askBuild = async () => {
  const last = build;
  build = await post("/build", "");
  const { number, line, errors, problem } = build;
  for (const { section, name, error } of columns) {
    section.classList.toggle("building", line !== undefined);
    section.classList.toggle("outdated", [line, problem, errors[name]].some((text) => text !== undefined));
    write(error, line === undefined && errors[name] ? `${errors[name]}\nIts screen and calls are those of the last build.` : "");
  }
  $("build").classList.toggle("bad", line === undefined && problem !== undefined);
  write($("build"), $("build").title = line ?? problem ?? (number > 0 ? "screens from the build that records; no allocations" : ""));
  if (last && last.number !== number) {
    [shownBefore, shown] = [shown, new Map()];
    refresh();
  }
  if (last?.number !== number) askWorkshop("show");
};

// The exercise that is started.

$("saving").before(make("details", { id: "exercise", hidden: true },
  make("summary", { className: "button", textContent: "Exercise …" }),
  make("div", {}, make("pre", { id: "task" }),
    make("button", { textContent: "Next hint", onclick: () => askWorkshop("hint") }), " ",
    make("button", { textContent: "Check", onclick: () => askWorkshop("check") }),
    make("pre", { id: "advice", hidden: true }))));

/// Shows what a command of the workshop prints.
const askWorkshop = async (command) => {
  const isTask = command === "show", node = $(isTask ? "task" : "advice"), buttons = $("exercise").querySelectorAll("button");
  if (!isTask) for (const button of buttons) button.disabled = true;
  if (!isTask) write(node, command === "check" ? "Checking: it builds, and runs the scenarios and the tests …" : "…");
  const { text, succeeded } = await post("/workshop", JSON.stringify(command)).catch(({ message }) => ({ text: message }));
  if (isTask) $("exercise").hidden = !succeeded;
  write(node, text.trim());
  if (isTask) return;
  for (const button of buttons) button.disabled = false;
  // What to do next is in its last line.
  node.scrollIntoView({ block: "end" });
};

// It may have been started in a terminal meanwhile.
addEventListener("focus", () => askWorkshop("show"));

const pollBuild = async () => {
  const error = await askBuild().catch((error) => error);
  if (error) say(error.message);
  setTimeout(pollBuild, error ? 5000 : 300);
};
pollBuild();
