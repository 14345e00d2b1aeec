import { vi } from 'vitest';

/**
 * Stands in for the browser's watcher of what is in view: nothing is, until the returned function is called, and then
 * all that is watched at that time.
 */
export const watchView = (): (() => void) => {
  const watched = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #show: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#show = () => tell([{ isIntersecting: true }]);
      }
      observe() {
        watched.add(this.#show);
      }
      disconnect() {
        watched.delete(this.#show);
      }
    },
  );
  return () => [...watched].forEach((show) => show());
};
