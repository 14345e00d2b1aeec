/** How long a page that tells of no paint, such as one in a hidden tab, waits before it goes on. In milliseconds. */
export const PAINT_PATIENCE_MS = 1000;

/** Resolves when the first paint is on the screen, by the browser's own word, and not only drawn. */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_PATIENCE_MS);
  });

/** Resolves when the page has all its files and is painted: for what no screen waits for. */
export const untilLoaded = async (): Promise<void> => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await untilPainted();
};
