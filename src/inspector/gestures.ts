import { MASK } from './mask.ts';

/** What a person did on the inspected page. */
export type Gesture = {
  readonly at: number;
  readonly kind: 'press' | 'check' | 'fill' | 'choose';
  readonly role: string;
  /** The name on screen; masked where it holds words of the patient. */
  readonly name: string;
  /** The page stood at this address. */
  readonly address: string;
  /** Its place among the elements of its role, which finds it where its name is masked. */
  readonly nth: number;
};

/** Largest number of gestures that are kept. */
const KEPT = 300;
/** Shorter texts of a context stand in every other name. */
const SHORTEST_SECRET = 3;
/** A longer part of an address with a number in it is a key, not a word. */
const LONGEST_WORD = 12;

const PRESSED =
  'button, a[href], summary, [role="button"], [role="link"], [role="tab"], [role="option"], [role="menuitem"]';

const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'summary',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
};

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  number: 'spinbutton',
};

const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement ? INPUT_ROLES[element.type] : ROLES[element.tagName]) ??
  'textbox';

const wordsIn = (element: Element): string =>
  (element.textContent ?? '').trim().replace(/\s+/g, ' ');

const nameOf = (element: Element): string => {
  const labelled = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const words = labelled.map((id) => document.getElementById(id)).map((at) => at && wordsIn(at));
  const { labels } = element as HTMLInputElement;
  return (
    words.filter(Boolean).join(' ') ||
    element.getAttribute('aria-label') ||
    (labels?.[0] && wordsIn(labels[0])) ||
    wordsIn(element)
  );
};

/** Finds elements of the same role, as far as they have one by their tag. */
const placeOf = (element: Element, role: string): number =>
  [...document.querySelectorAll('button, a[href], summary, input, select, textarea, [role]')]
    .filter((each) => roleOf(each) === role)
    .indexOf(element);

/** Returns the path of a page; a part that may be a secret link is masked, and what was asked is left out. */
export const addressOf = ({ pathname }: { readonly pathname: string }): string =>
  pathname
    .split('/')
    .map((part) => (/\d/.test(part) && part.length > LONGEST_WORD ? MASK : part))
    .join('/');

const isTold = (element: Element | null): element is Element =>
  element !== null && element.closest('[data-inspector]') === null;

const kindOf = (element: Element, role: string): Gesture['kind'] => {
  if (role === 'checkbox' || role === 'radio' || role === 'switch') return 'check';
  return element.tagName === 'SELECT' ? 'choose' : 'fill';
};

/**
 * Notes what is pressed, ticked and filled in, until it is stopped. A text that is filled in is never kept; a name is
 * masked where one of `secrets`, the texts of all contexts, stands in it.
 */
export const watchGestures = (
  page: Window,
  { secrets, until }: { readonly secrets: () => readonly string[]; readonly until?: AbortSignal },
  onGesture: (gestures: readonly Gesture[]) => void,
): void => {
  const early = { capture: true, ...(until && { signal: until }) };
  let gestures: readonly Gesture[] = [];
  const note = (kind: Gesture['kind'], element: Element): void => {
    const role = roleOf(element);
    const shown = nameOf(element);
    const isSecret = secrets().some(
      (secret) =>
        secret.length >= SHORTEST_SECRET && shown.toLowerCase().includes(secret.toLowerCase()),
    );
    const place = {
      address: addressOf(page.location),
      nth: placeOf(element, role),
      name: isSecret ? MASK : shown,
    };
    gestures = [...gestures, { at: Date.now(), kind, role, ...place }].slice(-KEPT);
    onGesture(gestures);
  };
  page.document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element | null)?.closest(PRESSED) ?? null;
      if (isTold(pressed) && !(pressed instanceof HTMLInputElement)) note('press', pressed);
    },
    early,
  );
  page.document.addEventListener(
    'change',
    ({ target }) => {
      const changed = target as Element | null;
      if (isTold(changed)) note(kindOf(changed, roleOf(changed)), changed);
    },
    early,
  );
};
