import { afterAll, afterEach, vi } from 'vitest';
import { answerStylesCheaply } from './computed-style.ts';
import { removeFolders } from './data-dir.ts';
import { endOfFile } from './end-later.ts';
import { hearViews, writeHeard } from './heard-coverage.ts';
import { endSpares } from './spare-databases.ts';

afterAll(async () => {
  await endOfFile();
  await endSpares();
  await writeHeard();
  removeFolders();
});

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 5000 });
  answerStylesCheaply();
  hearViews();
  const { answerWith } = await import('./wire.ts');
  afterEach(() => {
    cleanup();
    answerWith(null);
    localStorage.clear();
    sessionStorage.clear();
  });
  // The next file finds the page as a new one.
  afterAll(() => {
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  // What the browser has and the simulated page has not; the component library asks for them.
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
      onchange: null,
    }) satisfies MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // It paints nothing; a browser has told of the first paint long before anything of the app is asked.
  window.PerformanceObserver = class {
    static readonly supportedEntryTypes = ['paint'];
    readonly #told: (list: PerformanceObserverEntryList) => void;
    constructor(told: PerformanceObserverCallback) {
      this.#told = (list) => told(list, this);
    }
    observe() {
      const entries = [{ name: 'first-contentful-paint' } as PerformanceEntry];
      const all = () => entries;
      this.#told({ getEntries: all, getEntriesByName: all, getEntriesByType: all });
    }
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  if (!('fonts' in document)) {
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  }
  for (const name of ['scrollTo', 'scrollIntoView']) {
    if (!(name in Element.prototype)) {
      Object.defineProperty(Element.prototype, name, { value: () => undefined, writable: true });
    }
  }
}

// What a test has put in the place of the real ones, before the page is cleared.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
