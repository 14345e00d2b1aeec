/** What a person can press or write in. */
const CONTROLS = 'a, button, input, label';

/** Says which control of a page is meant, also in another drawing of the same page. */
export type Control = {
  /** What it is and says. */
  readonly is: string;
  /** How many of the same stand before it. */
  readonly at: number;
};

const whatIs = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('type') ?? ''} ${element.textContent}`;

const same = (root: Element, is: string): Element[] =>
  [...root.querySelectorAll(CONTROLS)].filter((element) => whatIs(element) === is);

/** The control that an event has met, or that has the focus; null for anything else. */
export const controlOf = (root: Element, target: EventTarget | null): Control | null => {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  if (element === null || !root.contains(element)) return null;
  const is = whatIs(element);
  return { is, at: same(root, is).indexOf(element) };
};

/** The same control in another drawing; nothing where that has none. */
export const controlIn = (root: Element, { is, at }: Control): HTMLElement | undefined => {
  const found = same(root, is)[at];
  return found instanceof HTMLElement ? found : undefined;
};
