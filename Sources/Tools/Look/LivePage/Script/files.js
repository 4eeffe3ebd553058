import { $, make, phrases, post, say, saysOnce } from "basics";
import { beginLesson } from "lessons";
import { add, go, list } from "sentences";

const tags = () => $("tags").value.match(/@[^\s@]+/g) ?? [];
const feature = () => {
  const name = $("name").value.trim().replace(/\s+/g, " ") || "A session";
  const lines = list.flatMap((sentence) => sentence.split("\n").map((line, index) => (index ? "      " : "    ") + line));
  return [`Feature: ${name}`, "", ...(tags().length ? [`  ${tags().join(" ")}`] : []), `  Scenario: ${name}`, ...lines, ""].join("\n");
};
const download = (text, type, ending) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const name = $("name").value.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60);
  make("a", { href: address, download: `${name || "session"}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  $("saving").hidePopover();
};
$("save").onclick = () => download(feature(), "text/plain", "feature");
/// Stops the saving that is under way.
let stop;
$("save-page").onclick = async () => {
  if (stop) return stop();
  const { feature, questions = [], summary } = opened() ?? { feature: "Saved" };
  const scenario = { feature, name: $("name").value, tags: tags(), sentences: list, questions, summary };
  const controller = new AbortController(), { signal } = controller;
  stop = () => controller.abort();
  $("save-page").textContent = "Stop saving";
  say(`Saving ${list.length} steps …`);
  const sayProgress = saysOnce(true);
  const progress = setInterval(() => post("/saving", "", signal).then((text) => sayProgress(`Saving ${text}`), () => {}), 1000);
  try {
    const page = await post("/page", JSON.stringify(scenario), signal);
    clearInterval(progress);
    download(page, "text/html", "html");
    say("Saved.");
  } catch ({ message }) {
    clearInterval(progress);
    say(signal.aborted ? "Saving is stopped." : `The page is not saved: ${message}`);
  } finally {
    stop = undefined;
    $("save-page").textContent = "Save as a page";
  }
};
$("copy").onclick = () => navigator.clipboard.writeText(feature()).then(() => say("Copied."), () => say("The browser did not allow it."));

/// The scenarios that can be opened.
export let offered = [];
/// The one whose sentences are unchanged.
export const opened = () => offered.find(({ sentences }) => sentences.join("\n") === list.join("\n"));

/// Offers scenarios, and those of before that are not among them.
export const offer = (scenarios) => {
  const isNew = ({ feature, name }) => !scenarios.some((scenario) => scenario.feature === feature && scenario.name === name);
  offered = [...offered.filter(isNew), ...scenarios];
  const features = [...new Set(offered.map((scenario) => scenario.feature))];
  $("open").replaceChildren(make("option", { value: "", textContent: "a scenario …" }), ...features.map((feature) =>
    make("optgroup", { label: feature }, ...offered.flatMap((scenario, index) =>
      scenario.feature === feature ? [make("option", { value: index, textContent: scenario.name })] : []))));
};
export const open = (scenario, drops = true) => {
  const { name, tags, sentences, questions } = scenario;
  beginLesson(scenario);
  $("name").value = name;
  $("tags").value = tags.join(" ");
  // A lesson begins where something is asked.
  go(sentences, questions[0]?.sentence ?? sentences.length, drops);
};
$("open").onchange = (event) => event.target.value && open(offered[event.target.value]);
$("file").onchange = async (event) => {
  const [file] = event.target.files;
  try {
    const scenarios = await post("/read", await file.arrayBuffer());
    if (scenarios.length === 0) return say(`${file.name} has no scenario.`);
    offer(scenarios);
    open(scenarios[0]);
  } catch (error) {
    say(`${file.name}: ${error.message.replace(/^the file:/, "line ")}`);
  } finally {
    event.target.value = "";
  }
};

$("phrases").append(...phrases.map((phrase) => make("option", { value: phrase.text })));
$("server").append(...phrases.filter((phrase) => phrase.kind === "server" && !/request/.test(phrase.text)).map((phrase) => {
  const button = make("button", { textContent: phrase.text, onclick: () => add(phrase.text) });
  if (/^the server answers( everything)?$/.test(phrase.text)) button.dataset.answers = "";
  return button;
}));
