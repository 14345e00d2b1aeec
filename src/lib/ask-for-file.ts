import { pause } from './pause.ts';

/** Has the browser fetch a file of ours. @returns the tag that asks for it */
export const askForFile = (
  tag: 'link' | 'script',
  given: Readonly<Record<string, string>>,
): HTMLElement => {
  const element = Object.assign(document.createElement(tag), { crossOrigin: '', ...given });
  document.head.append(element);
  return element;
};

/** Asks for files ahead of their use, a few at a time: each costs the browser about half a millisecond. */
export const askForFiles = async (
  links: readonly Readonly<Record<string, string>>[],
): Promise<void> => {
  for (const [at, link] of links.entries()) {
    askForFile('link', link);
    if (at % 8 === 7) await pause();
  }
};
