/**
 * Answers three properties of a computed style without matching every rule of the simulated page's own style sheet
 * against every element asked about, which was a quarter of the time of the tests on a simulated page. Queries by role,
 * names and clicks ask for hardly anything else. All other properties are the simulated page's own answer.
 *
 * No style sheet of the tests speaks of visibility or of pointer events, so only inline styles do, and both are inherited.
 * An element's display follows from its tag and its attributes, so it is worked out once for each such form.
 */
const INHERITED: Readonly<Record<string, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
  pointerEvents: 'auto',
};

const isWrapped = Symbol('answers cheaply');

type Real = typeof window.getComputedStyle & { [isWrapped]?: true };

/** Identifies elements of one form: tag and attributes, in their order. */
const formOf = (element: Element): string => {
  let form = element.localName;
  for (const { name, value } of element.attributes) {
    if (!name.startsWith('aria-') && name !== 'id') form += ` ${name}=${value}`;
  }
  return form;
};

const inheritedBy = (element: Element, property: string): string => {
  const name = property === 'pointerEvents' ? 'pointer-events' : property;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.getAttribute('style')?.includes(name) !== true) continue;
    const own = (at as HTMLElement).style.getPropertyValue(name);
    if (own !== '' && own !== 'inherit') return own;
  }
  return INHERITED[property] ?? '';
};

/** Replaces `getComputedStyle` of the simulated page, once. */
export const answerStylesCheaply = (): void => {
  const page = document.defaultView ?? window;
  const real: Real = page.getComputedStyle;
  if (real[isWrapped]) return;
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    const form = formOf(element);
    const known = displays.get(form) ?? real.call(page, element).display;
    displays.set(form, known);
    return known;
  };
  const cheap: Real = (element, pseudo) => {
    if (pseudo) return real.call(page, element, pseudo);
    let whole: CSSStyleDeclaration | null = null;
    const all = (): CSSStyleDeclaration => (whole ??= real.call(page, element));
    const valueOf = (property: string): string | null => {
      if (property === 'display') return displayOf(element);
      return property in INHERITED ? inheritedBy(element, property) : null;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => valueOf(property) ?? all().getPropertyValue(property);
        const value = typeof name === 'string' ? valueOf(name) : null;
        if (value !== null) return value;
        const other: unknown = Reflect.get(all(), name);
        return typeof other === 'function' ? other.bind(all()) : other;
      },
      has: (_, name) => name in all(),
    });
  };
  cheap[isWrapped] = true;
  // The tests' own `window` is a copy of the page's.
  page.getComputedStyle = cheap;
  window.getComputedStyle = cheap;
};
