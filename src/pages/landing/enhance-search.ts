import { askForFiles } from '../../lib/ask-for-file.ts';

/**
 * What the plain search form cannot do alone: trim the text, open `/chat` without `query` when the box
 * is empty (LAND-04), and fetch the assessment: as soon as the person turns to the box, which may have been before this
 * ran, and otherwise when there is nothing else to do.
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
    open('/chat');
  });
  const paths = (form.dataset['prefetch'] ?? '').split(' ').filter(Boolean);
  const prefetch = () => {
    // Each once, however often it is begun.
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
