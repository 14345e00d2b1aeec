/** Fetches the assessment's files ahead of time, at low priority; each address at most once. */
const prefetchFiles = (page: Document, paths: readonly string[]): void => {
  for (const path of paths) {
    if (page.head.querySelector(`link[href="${path}"]`)) continue;
    const link = page.createElement('link');
    link.rel = 'prefetch';
    link.as = path.endsWith('.css') ? 'style' : 'script';
    link.href = path;
    page.head.append(link);
  }
};

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
  const prefetch = () => prefetchFiles(form.ownerDocument, paths);
  if (form.contains(form.ownerDocument.activeElement)) prefetch();
  else whenIdle(prefetch);
  form.addEventListener('focusin', prefetch, { once: true });
  form.addEventListener('pointerdown', prefetch, { once: true });
};
