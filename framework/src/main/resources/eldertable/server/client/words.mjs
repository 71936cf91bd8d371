// @ts-check
/** The languages of the program, as each calls itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

/** By key, as the server has them in the reader's language. @type {Record<string, string>} */
let sentences = {};
let plural = new Intl.PluralRules('en');

/** The language that was chosen here, or else the browser's. Packs may speak others than the program does. */
export const language = () => localStorage.getItem('language') || navigator.language || 'en';

/** Fetches the words of the reader's language; to be waited for before anything is said. */
export async function learn() {
  const answer = await fetch(`/words/${encodeURIComponent(language())}.json`);
  if (!answer.ok) return;
  const told = await answer.json();
  sentences = told.sentences;
  plural = new Intl.PluralRules(told.language);
  document.documentElement.lang = told.language;
}

/** Which of a word's forms goes with a number: one, a few, many. @param {number} count @param {number} forms */
function form(count, forms) {
  const which = plural.select(count);
  return which === 'one' ? 0 : which === 'two' || which === 'few' ? Math.min(1, forms - 1) : forms - 1;
}

/** Whether there is such a sentence. @param {string} key */
export const has = key => key in sentences;

/**
 * A sentence of the program with its blanks filled: {name}, or {count|card|cards} for the word that goes with a number. One that is missing is its key.
 * @param {string} key
 * @param {Record<string, string | number>} [blanks]
 */
export function say(key, blanks = {}) {
  return (sentences[key] ?? key).replace(/\{([A-Za-z][A-Za-z0-9_-]*)((?:\|[^|{}]*){2,})?\}/g, (blank, name, forms) => {
    const value = blanks[name];
    if (value === undefined) return blank;
    if (!forms) return String(value);
    const all = forms.slice(1).split('|');
    return all[form(typeof value === 'number' ? value : 1, all.length)];
  });
}

/** Several names: "Ada, Bo and Cy". @param {string[]} names */
export const listed = names => new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
