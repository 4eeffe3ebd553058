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
  $("saving").open = false;
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
showColumns();
post("/scenarios", "").then(({ scenarios, opens }) => {
  offer(scenarios);
  if (readAddress()) return;
  if (opens) open(scenarios[0], false);
  else go(["Given the app is launched"], 1);
}).catch((error) => say(error.message));
