// Runs inside the atlas's page: finds states by words and filters, keeps them in the address, and shows a picture large.
const filters = document.querySelector('#filters');
const told = filters.querySelector('output');
const dialog = document.querySelector('dialog');
const articles = [...document.querySelectorAll('article')];

/** How a picture is seen; each has a filter of its name. */
const SEEN = ['language', 'width', 'theme'];

const asked = () => {
  const given = new FormData(filters);
  return {
    words: given.get('q').toLowerCase().split(/\s+/).filter(Boolean),
    flow: given.get('flow'),
    seen: SEEN.map((name) => [name, given.get(name)]),
    is: given.getAll('is'),
  };
};

const find = () => {
  const { words, flow, seen, is } = asked();
  let count = 0;
  for (const article of articles) {
    const named =
      (flow === '' || article.dataset.flow === flow) &&
      words.every((word) => article.dataset.words.includes(word));
    let shown = 0;
    for (const figure of article.querySelectorAll('figure')) {
      const marks = figure.dataset.is.split(' ');
      figure.hidden = !(
        seen.every(([name, value]) => value === '' || figure.dataset[name] === value) &&
        (is.length === 0 || is.some((each) => marks.includes(each)))
      );
      if (!figure.hidden) shown += 1;
    }
    article.hidden = !named || shown === 0;
    if (!article.hidden) count += 1;
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = section.querySelector('article:not([hidden])') === null;
  told.textContent = count === 1 ? '1 state' : `${count} states`;
};

/** An address with the filters in it can be sent to somebody; one with a state's name leads to that state. */
const keep = () => {
  const given = new URLSearchParams([...new FormData(filters)].filter(([, value]) => value !== ''));
  history.replaceState(null, '', `#?${given}`);
};
const restore = () => {
  if (!location.hash.startsWith('#?')) return;
  for (const [name, value] of new URLSearchParams(location.hash.slice(2))) {
    for (const field of filters.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (field.type !== 'checkbox') field.value = value;
      else if (field.value === value) field.checked = true;
    }
  }
};

const large = (words, address) => {
  const figure = document.createElement('figure');
  const picture = document.createElement('img');
  const caption = document.createElement('figcaption');
  picture.src = address;
  picture.alt = words;
  caption.textContent = words;
  figure.append(picture, caption);
  return figure;
};

document.addEventListener('click', (event) => {
  const link = event.target.closest('figure a');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { before, difference } = link.dataset;
  const figures = [large('Now', link.getAttribute('href'))];
  if (before) figures.unshift(large('Accepted', before));
  if (difference) figures.push(large('What changed', difference));
  dialog.querySelector('strong').textContent =
    `${link.closest('article').dataset.flow}: ${link.querySelector('img').alt}`;
  dialog.querySelector('div').replaceChildren(...figures);
  dialog.showModal();
});
filters.addEventListener('input', () => {
  find();
  keep();
});
filters.addEventListener('submit', (event) => event.preventDefault());
restore();
find();
