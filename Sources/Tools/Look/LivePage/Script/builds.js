import { $, make, post, saysOnce, write } from "basics";
import { compareWithBefore } from "changes";
import { columns } from "columns";
import { askWorkshop } from "exercise";
import { refresh } from "sentences";

/// The last state of the build.
let build;
const sayFailures = saysOnce(), sayProblem = saysOnce(true);
$("room").before(make("p", { id: "build", hidden: true }));

/// Shows the state of the build. A new one starts the columns anew.
const askBuild = async () => {
  const last = build;
  build = await post("/build", "");
  const { number, progress, errors, problem } = build;
  for (const { section, name, error } of columns) {
    section.classList.toggle("building", progress !== undefined);
    section.classList.toggle("outdated", [progress, problem, errors[name]].some((text) => text !== undefined));
    write(error, progress === undefined && errors[name] ? `${errors[name]}\nIts screen and calls are of the last build.` : "");
  }
  sayFailures(Object.entries(errors).map(([name, error]) => `${name} does not compile: ${error}`).join(". "));
  $("build").classList.toggle("bad", progress === undefined && problem !== undefined);
  write($("build"), $("build").title = progress ?? problem ?? "");
  if (last && last.number !== number) {
    // The first build has nothing before it.
    if (last.number > 0) compareWithBefore();
    refresh();
  }
  if (last?.number !== number) askWorkshop("show");
};

export const pollBuild = async () => {
  const error = await askBuild().catch((error) => error);
  sayProblem(error?.message);
  setTimeout(pollBuild, error ? 5000 : 300);
};
