import { pause } from '../loading/pause.ts';

/** Has the browser fetch one of the app's files. @returns the element added to the head */
export const askForFile = (
  tag: 'link' | 'script',
  given: Readonly<Record<string, string | boolean>>,
): HTMLElement => {
  const element = Object.assign(document.createElement(tag), { crossOrigin: '', ...given });
  document.head.append(element);
  return element;
};

/** Prefetches files a few at a time: each costs the browser about half a millisecond. */
export const askForFiles = async (
  links: readonly Readonly<Record<string, string>>[],
): Promise<void> => {
  for (const [at, link] of links.entries()) {
    askForFile('link', link);
    if (at % 8 === 7) await pause();
  }
};
