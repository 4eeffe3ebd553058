import { add, count, go, list, quoted, unquoted, withoutKeyword } from "sentences";

/// What the sentences have typed and pasted into a field since it was cleared.
const typedInto = (name) => list.slice(0, count).map(withoutKeyword).reduce((text, sentence) => {
  const start = /^I (type|paste) "/.exec(sentence)?.[0], end = `" into ${quoted(name)}`;
  if (sentence === `I clear ${quoted(name)}`) return "";
  return start && sentence.endsWith(end) ? text + unquoted(sentence.slice(start.length, -end.length)) : text;
}, "");

/// What a person takes for one character, and a secure field shows as one dot.
export const characters = (text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/// The text of a field before and after an edit. A secure field shows dots: what was typed is in the sentences.
const texts = (name, input) => {
  const [old, now, typed] = [input.known, input.value, typedInto(name)].map(characters);
  // The app may have cleared the field since.
  const real = typed.slice(Math.max(0, typed.length - old.length));
  const isSecure = old.includes("•") && old.length === real.length
    && old.every((character, index) => character === "•" || character === real[index]) && real.join("") !== input.known;
  if (!isSecure) return [input.known, input.value];
  const place = characters(input.value.slice(0, input.selectionEnd)).length;
  const differs = now.findIndex((character, index) => character !== old[index]);
  const start = Math.min(differs < 0 ? now.length : differs, place);
  const end = real.slice(old.length - (now.length - place));
  return [real.join(""), [...real.slice(0, start), ...now.slice(start, place), ...(place < now.length ? end : [])].join("")];
};

/// Turns an edit of a field into sentences. Typing extends a last sentence of typing, and pasting at the end is a sentence
/// of its own; any other edit clears the field.
export const edit = (name, input, isPaste = false) => {
  if (input.value === input.known) return;
  const [old, text] = texts(name, input);
  input.known = input.value;
  const put = (verb, text) => `I ${verb} ${quoted(text)} into ${quoted(name)}`, verb = isPaste ? "paste" : "type";
  const last = list[count - 1] ?? "", start = 'I type "', end = `" into ${quoted(name)}`, said = withoutKeyword(last);
  const typed = said.startsWith(start) && said.endsWith(end) ? unquoted(said.slice(start.length, -end.length)) : "";
  const base = old.slice(0, old.length - typed.length);
  if (typed && !isPaste && count === list.length && old.endsWith(typed) && text.startsWith(base)) {
    const rest = text.slice(base.length), before = list.slice(0, -1);
    return go(rest ? [...before, last.slice(0, -said.length) + put("type", rest)] : before, rest ? count : count - 1);
  }
  if (text.startsWith(old)) return add(put(verb, text.slice(old.length)));
  add(`I clear ${quoted(name)}`);
  if (text) add(put(verb, text));
};
