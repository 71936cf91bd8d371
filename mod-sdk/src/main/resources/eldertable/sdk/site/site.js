// Finds pages by all words that were typed; what stands round the first of them is shown.
const seek = document.getElementById('seek'), found = document.getElementById('found'), all = document.getElementById('all');
seek.oninput = () => {
  const words = seek.value.toLowerCase().split(/\s+/).filter(word => word);
  all.hidden = words.length > 0;
  found.replaceChildren();
  if (!words.length) return;
  for (const page of PAGES) {
    const text = (page.title + ' ' + page.text).toLowerCase();
    if (!words.every(word => text.includes(word))) continue;
    const at = page.text.toLowerCase().indexOf(words[0]), item = document.createElement('li'), link = document.createElement('a'), near = document.createElement('small');
    link.href = page.page;
    link.textContent = page.title;
    near.textContent = at < 0 ? '' : '… ' + page.text.slice(Math.max(0, at - 40), at + 80) + ' …';
    item.append(link, near);
    found.append(item);
  }
};
