/** Has the browser fetch a file of ours. @returns the tag that asks for it */
export const askForFile = (
  tag: 'link' | 'script',
  given: Readonly<Record<string, string>>,
): HTMLElement => {
  const element = Object.assign(document.createElement(tag), { crossOrigin: '', ...given });
  document.head.append(element);
  return element;
};
