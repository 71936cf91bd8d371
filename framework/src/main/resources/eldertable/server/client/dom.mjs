// @ts-check
/**
 * Makes an element. What is text stays text: nothing here reads markup.
 * @param {string} tag such as "div.card.face"
 * @param {Record<string, any>} [has] attributes; `on…` are listeners, `style` an object of properties, null leaves something out
 * @param {...any} children elements, words, lists of those; null leaves one out
 * @returns {HTMLElement}
 */
export function h(tag, has = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const made = document.createElement(name || 'div');
  if (classes.length) made.className = classes.join(' ');
  for (const [key, value] of Object.entries(has ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (key === 'style') for (const [property, text] of Object.entries(value)) made.style.setProperty(property, String(text));
    else if (key === 'class') made.classList.add(...String(value).split(' ').filter(Boolean));
    else made.setAttribute(key, value === true ? '' : String(value));
  }
  append(made, children);
  return made;
}

/** @param {Element} parent @param {any[]} children */
function append(parent, children) {
  for (const child of children.flat(9)) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** An icon of the program's set, in the colour of the text round it. @param {string} name @param {string} [title] */
export function icon(name, title) {
  const made = h('span.icon', title ? { role: 'img', 'aria-label': title, title } : { 'aria-hidden': 'true' });
  made.style.setProperty('--icon', `url("/icons/${encodeURIComponent(name)}.svg")`);
  return made;
}

/** Tells those who listen rather than look. @param {string} words */
export function announce(words) {
  const said = document.getElementById('said');
  if (said) said.textContent = words;
}

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('calm');

/** Lays words where they can be pasted from, and says so on the button for a while. Pages that came without a key may not ask for it the new way. @param {string} words @param {HTMLElement} button @param {string} done */
export async function copy(words, button, done) {
  try {
    await navigator.clipboard.writeText(words); // without a key there is no clipboard at all
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (h('textarea.unseen', { readonly: true, 'aria-hidden': 'true' }, words));
    (button.closest('dialog') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  const label = button.querySelector('span') ?? button, before = label.textContent;
  if (before === done) return;
  label.textContent = done;
  announce(done);
  setTimeout(() => { label.textContent = before; }, 1800);
}
