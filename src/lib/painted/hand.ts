/** Elements that can be pressed or written in. */
const CONTROLS = 'a, button, input, label';

/** Identifies a control of a page, also in another drawing of the same page. */
export type Control = {
  /** Tag, type and text. */
  readonly is: string;
  /** Number of identical controls before it. */
  readonly at: number;
};

const whatIs = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('type') ?? ''} ${element.textContent}`;

const same = (root: Element, is: string): Element[] =>
  [...root.querySelectorAll(CONTROLS)].filter((element) => whatIs(element) === is);

/** Finds the control that an event has hit, or that has the focus; null for anything else. */
export const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/** Says which control of a drawing an element is; null for one outside the drawing. */
export const controlOf = (root: Element, element: Element | null): Control | null => {
  if (element === null || !root.contains(element)) return null;
  const is = whatIs(element);
  return { is, at: same(root, is).indexOf(element) };
};

/** Finds the same control in another drawing; undefined when it has none. */
export const controlIn = (root: Element, { is, at }: Control): HTMLElement | undefined => {
  const found = same(root, is)[at];
  return found instanceof HTMLElement ? found : undefined;
};

/** Notes a press in the first paint, for the app to do it, and shows that it is being done. The last press alone counts. */
export const notePress = (first: HTMLElement, drawn: Element, pressed: Element): void => {
  for (const busy of drawn.querySelectorAll('[aria-busy="true"]'))
    busy.removeAttribute('aria-busy');
  pressed.setAttribute('aria-busy', 'true');
  first.dataset['pressed'] = JSON.stringify(controlOf(drawn, pressed));
};

/** Finds what was pressed in the first paint; null when nothing was. */
export const notedPress = ({ dataset: { pressed } }: HTMLElement): Control | null =>
  pressed === undefined ? null : (JSON.parse(pressed) as Control | null);
