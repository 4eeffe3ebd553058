export const $ = (id) => document.getElementById(id);
export const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

/// Whether letters are typed into a node, and so are no keys of the page.
export const takesLetters = (node) => node.matches("input:not([type]), [type=text], textarea, select");
/// Whether the page has a meaning for a key that is pressed. Letters can be switched off.
export const hasMeaning = ({ key, ctrlKey, metaKey, altKey }) =>
  !(ctrlKey || metaKey || altKey || !$("text").hidden || key.length === 1 && !$("letters").checked);

/// Code, which may continue on the next line after a dot, before an argument and, in a very narrow column, where a word begins.
export const breakable = (code) => code.split(/(?<=[a-z]\.)|(?<=\()(?=[a-zA-Z])|(?<=[a-z])(?=[A-Z])/)
  .flatMap((word, index, words) => [make("wbr", { className: /[a-z]$/.test(words[index - 1]) ? "word" : "" }), word]).slice(1);

/// The phrases for sentences and, in a saved page, what it has instead of a server.
export const { phrases, saved } = JSON.parse($("data").textContent);
const token = new URLSearchParams(location.search).get("token");

/// The answer to a question, which a saved page has in it. Its key is the same as in `SavedAnswers`. Of a table, all rows have one answer.
const savedAnswer = (path, body) => {
  const { script, count, architecture, part = {} } = JSON.parse(body || "{}");
  const place = script && saved.places.indexOf(script.sentences.slice(0, count).join("\n"));
  return saved.answers[saved.numbers[[path, place, architecture, part.property, part.element, part.entry].join(" ")]];
};

export const post = async (path, body, signal) => {
  if (saved) return savedAnswer(path, body);
  const response = await fetch(path, { method: "POST", headers: { "X-Token": token }, body, signal }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new Error("The server has ended: start it again. To keep your steps, copy this address "
      + "from the # to the end of the new one.", { cause: "ended" });
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

/// Sets a text that is hidden while it is empty.
export const write = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
  node.hidden = text === "";
};

let repeated;
/// Tells a screen reader something, and shows it unless the screens do. What is only heard has words for arrows.
export const say = (text, isShown = true) => {
  if (!isShown) text = text.replaceAll(" → ", ", then ");
  // Nobody wants to hear all of a long text.
  if (text.length > 800) text = `${text.slice(0, 800)} …`;
  $("said").classList.toggle("heard", !isShown);
  // What is set to the same text is not heard again.
  clearTimeout(repeated);
  const isSame = $("said").textContent === text;
  $("said").textContent = isSame ? "" : text;
  if (isSame) repeated = setTimeout(() => { $("said").textContent = text; }, 100);
};

/// Tells a screen reader a text once, until there is another one or none.
export const saysOnce = (isShown = false) => {
  let last = "";
  return (text) => {
    if (text && text !== last) say(text, isShown);
    last = text;
  };
};

/// What a reload of this tab keeps. The address may change only so often.
export const keep = (name, value) => sessionStorage.setItem(name, JSON.stringify(value));
export const kept = (name) => JSON.parse(sessionStorage.getItem(name) ?? "null");
export const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";

/// Says what is waited for, if it takes long.
export const saidIfLate = async (work, text, tell = say) => {
  const late = setTimeout(() => tell(text()), 500);
  try {
    return await work;
  } finally {
    clearTimeout(late);
  }
};

/// Does the work for the latest value alone, and one piece of work at a time.
export const latest = (work) => {
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
