import { askForFiles } from '../../lib/media/ask-for-file.ts';

/** Puts the words that the address carries into the box, unless it holds some already. */
export const takeWordsOver = (form: HTMLFormElement, search: string): void => {
  const box = form.elements.namedItem('query') as HTMLInputElement;
  if (box.value === '') box.value = new URLSearchParams(search).get('query') ?? '';
};

/**
 * Adds what the plain search form cannot do alone: it trims the text, opens `/chat` without `query` when the box is
 * empty (LAND-04), and prefetches the assessment as soon as the box has the focus, which may be before this runs, or
 * else when the page is idle.
 */
export const enhanceSearch = (
  form: HTMLFormElement,
  open: (path: string) => void,
  whenIdle: (run: () => void) => void,
): void => {
  form.addEventListener('submit', (event) => {
    const box = form.elements.namedItem('query') as HTMLInputElement;
    box.value = box.value.trim();
    if (box.value !== '') return;
    event.preventDefault();
    open(form.getAttribute('action') ?? '');
  });
  const paths = (form.dataset['prefetch'] ?? '').split(' ').filter(Boolean);
  const prefetch = () => {
    // `splice` empties the list, so each file is fetched once.
    const links = paths.splice(0).map((href) => ({
      rel: 'prefetch',
      as: href.endsWith('.css') ? 'style' : 'script',
      href,
    }));
    void askForFiles(links);
  };
  if (form.contains(form.ownerDocument.activeElement)) prefetch();
  else whenIdle(prefetch);
  form.addEventListener('focusin', prefetch, { once: true });
  form.addEventListener('pointerdown', prefetch, { once: true });
};
