// Finds pages by all words that were typed, those that have them in their title first; what stands round the first of them is shown.
const seek = document.getElementById('seek'), found = document.getElementById('found'), all = document.getElementById('all');
const search = () => {
  const words = seek.value.toLowerCase().split(/\s+/).filter(word => word);
  all.hidden = words.length > 0;
  found.replaceChildren();
  if (!words.length) return;
  const hits = PAGES.filter(page => words.every(word => (page.title + ' ' + page.text).toLowerCase().includes(word)));
  const titled = page => words.some(word => page.title.toLowerCase().includes(word));
  for (const page of [...hits.filter(titled), ...hits.filter(page => !titled(page))]) {
    const at = page.text.toLowerCase().indexOf(words[0]), item = document.createElement('li'), link = document.createElement('a'), near = document.createElement('small');
    link.href = page.page + '?q=' + encodeURIComponent(seek.value);
    link.textContent = page.title;
    near.textContent = at < 0 ? '' : '… ' + page.text.slice(Math.max(0, at - 40), at + 80) + ' …';
    item.append(link, near);
    found.append(item);
  }
  if (!hits.length) found.append(Object.assign(document.createElement('li'), { textContent: 'Nothing has all of these words.' }));
};
seek.oninput = search;
// What was looked for stays on the page that was found, which is shown where the first word stands.
const asked = new URLSearchParams(location.search).get('q');
if (asked) {
  seek.value = asked;
  search();
  const word = asked.toLowerCase().split(/\s+/).filter(word => word)[0];
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (word && walk.nextNode()) {
    const at = walk.currentNode.data.toLowerCase().indexOf(word);
    if (at < 0) continue;
    const range = document.createRange(), mark = document.createElement('mark');
    range.setStart(walk.currentNode, at);
    range.setEnd(walk.currentNode, at + word.length);
    range.surroundContents(mark);
    if (!location.hash) mark.scrollIntoView({ block: 'center' });
    break;
  }
}
