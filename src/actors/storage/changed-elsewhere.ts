import type { Stored } from './stored.ts';

/**
 * Tells when a stored value was changed by another tab, or while this page was in the back/forward cache: the browser's
 * Back may show the page again with data of a patient who has signed out since.
 * @returns what stops the listening
 */
export const onChangedElsewhere = (
  { key, readText }: Pick<Stored<unknown>, 'key' | 'readText'>,
  tell: () => void,
): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  let left: string | null = null;
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) tell();
  };
  const leave = (): void => {
    left = readText();
  };
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted && readText() !== left) tell();
  };
  window.addEventListener('storage', hear, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => ending.abort();
};
