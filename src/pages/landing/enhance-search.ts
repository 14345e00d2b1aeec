export type SearchEffects = {
  /** Opens an address in this tab. */
  readonly open: (path: string) => void;
  /** Forgets what an earlier chat left in this browser. */
  readonly clearProgress: () => void;
};

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

/** Storage may be blocked; then nothing was kept either, and the search must go on. */
const forget = ({ clearProgress }: SearchEffects): void => {
  try {
    clearProgress();
  } catch {
    return;
  }
};

/**
 * What the plain search form cannot do alone: trim the text, open `/chat` without `query` when the box
 * is empty (LAND-04), forget a previous chat (LAND-05) and fetch the assessment as soon as the
 * person turns to the box.
 */
export const enhanceSearch = (form: HTMLFormElement, effects: SearchEffects): void => {
  form.addEventListener('submit', (event) => {
    forget(effects);
    const box = form.elements.namedItem('query') as HTMLInputElement;
    box.value = box.value.trim();
    if (box.value !== '') return;
    event.preventDefault();
    effects.open('/chat');
  });
  const paths = (form.dataset['prefetch'] ?? '').split(' ').filter(Boolean);
  const prefetch = () => prefetchFiles(form.ownerDocument, paths);
  form.addEventListener('focusin', prefetch, { once: true });
  form.addEventListener('pointerdown', prefetch, { once: true });
};
