/** As the simulated page computes it. */
export const wholeStyle = window.getComputedStyle.bind(window);

const byTag = new Map<string, string>();

/** How an element of this kind is laid out that has no attribute. */
const displayOfTag = ({ namespaceURI, localName }: Element): string => {
  const tag = `${namespaceURI} ${localName}`;
  const display =
    byTag.get(tag) ?? wholeStyle(document.createElementNS(namespaceURI, localName)).display;
  byTag.set(tag, display);
  return display;
};

/** Attributes and parents decide how these are laid out. */
const DEPENDS = new Set(['details', 'dialog', 'embed', 'noscript', 'summary']);
const isPlain = (element: Element): boolean =>
  !element.hasAttribute('hidden') &&
  !element.hasAttribute('popover') &&
  !(element.localName === 'input' && element.getAttribute('type') === 'hidden') &&
  !DEPENDS.has(element.localName);

const inlineOf = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

const displayOf = (element: Element): string =>
  isPlain(element)
    ? inlineOf(element, 'display') || displayOfTag(element)
    : wholeStyle(element).display;

const visibilityOf = (element: Element): string => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (!isPlain(each)) return wholeStyle(element).visibility;
    const inline = inlineOf(each, 'visibility');
    if (inline !== '') return inline;
  }
  return 'visible';
};

const QUICK: Readonly<Record<string, (element: Element) => string>> = {
  display: displayOf,
  visibility: visibilityOf,
};

/** The component library's sheets hold variables, and classes that nothing wears. */
const hasOwnSheets = (): boolean =>
  [...document.styleSheets].some(
    ({ ownerNode }) => !(ownerNode as Element).hasAttribute('data-mantine-styles'),
  );

/**
 * The computed style of an element, of which whoever looks for a role asks only whether it is shown. The simulated page matches
 * each of its 150 rules for each answer; display and visibility follow from few of them.
 */
export const quickStyle: typeof window.getComputedStyle = (element, pseudo) => {
  if (pseudo || hasOwnSheets()) return wholeStyle(element, pseudo);
  let whole: CSSStyleDeclaration | undefined;
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      const quick = QUICK[String(name)];
      if (quick) return quick(element);
      if (name === 'getPropertyValue')
        return (property: string) =>
          QUICK[property]?.(element) ?? (whole ??= wholeStyle(element)).getPropertyValue(property);
      whole ??= wholeStyle(element);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
    },
  });
};
