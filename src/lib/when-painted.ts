/** Begins what no screen waits for, once the page has loaded and is painted. */
export const whenPainted = (begin: () => void): void => {
  const paint = (): number => requestAnimationFrame(() => setTimeout(begin));
  if (document.readyState === 'complete') paint();
  else addEventListener('load', paint, { once: true });
};
