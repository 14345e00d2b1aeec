/** The element that holds what the page shows before the app runs; it goes when the app takes over. */
export const FIRST_PAINT_ID = 'first-paint';

/** What is asked for after the first paint: a tag, and what it is given. */
export type AskedLater = readonly [tag: 'link' | 'script', given: Readonly<Record<string, string>>];

/** What the page opens with (CHAT-01..04). */
export type FirstPaint = {
  /** Nothing kept, and nothing in the address: the first question is what the app will show. */
  readonly isNewcomer: boolean;
  readonly messages: readonly string[];
  /** How long each message is said; beyond the last message the last one rests. In milliseconds. */
  readonly times: readonly number[];
};

const firstPaint = (): HTMLElement | null => document.getElementById(FIRST_PAINT_ID);

/** How long the opening has been on screen, in milliseconds. */
export const openingShown = (): number => {
  const since = firstPaint()?.dataset['shownSince'];
  return since === undefined ? 0 : performance.now() - Number(since);
};

/** Says that the app did not come, and lets the person go on writing. Without a first paint there is nobody to tell. */
export const tellNotLoaded = (): void => {
  const first = firstPaint();
  if (first === null) return;
  delete first.dataset['pressed'];
  for (const busy of first.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const button of first.querySelectorAll('button')) button.disabled = false;
  const box = first.querySelector('textarea');
  if (box !== null) box.readOnly = false;
  first.querySelector('[data-not-loaded]')?.removeAttribute('hidden');
};

/** Notes what a person does before the app is there, for it to be done again in the app: words, one press, scrolling. */
const noteHand = (first: HTMLElement, chat: HTMLElement): void => {
  const box = chat.querySelector('textarea');
  const send = chat.querySelector<HTMLButtonElement>('[data-primary-action]');
  if (box === null || send === null) return;
  const buttons = [...chat.querySelectorAll('button')];
  const allowSending = (): void => {
    send.disabled = box.value.trim() === '';
  };
  // The words go along to a page that is asked for once more.
  const again = first.querySelector<HTMLAnchorElement>('[data-not-loaded] a');
  again?.addEventListener('click', () => {
    const words = box.value.trim();
    if (words !== '') again.search = `?query=${encodeURIComponent(words)}`;
  });
  const press = (pressed: HTMLButtonElement): void => {
    if (again?.parentElement?.hidden === false) return again.click();
    if (pressed.disabled || first.dataset['pressed'] !== undefined) return;
    first.dataset['pressed'] = String(buttons.indexOf(pressed));
    pressed.setAttribute('aria-busy', 'true');
    box.readOnly = true;
    for (const button of buttons) button.disabled = button !== pressed;
    const spoken = chat.querySelector('[aria-live]');
    if (spoken !== null) spoken.textContent = 'Please wait.';
  };
  // A reload may have brought words back.
  allowSending();
  addEventListener('pageshow', allowSending);
  box.addEventListener('input', allowSending);
  chat.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button !== null) press(button);
  });
  chat.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if ((event.target as Element).closest('button') !== null) return;
    event.preventDefault();
    press(send);
  });
  // What the app's own scrolling does in the moment of taking over comes too late to be heard here.
  addEventListener('scroll', () => {
    first.dataset['top'] = String(document.documentElement.scrollTop);
  });
};

/** How long a page that tells of no paint, such as one in a hidden tab, waits before it goes on. In milliseconds. */
const PAINT_PATIENCE_MS = 1000;

/** Does something once the first paint is on the screen, not only drawn. */
const afterFirstPaint = (run: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (!isDone) run();
    isDone = true;
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(once, PAINT_PATIENCE_MS);
};

/** Fetches the app; the first paint waits for nothing of it. */
const askForApp = (first: HTMLElement): void => {
  const asked = JSON.parse(first.dataset['later'] ?? '[]') as AskedLater[];
  for (const [tag, given] of asked) {
    const element = Object.assign(document.createElement(tag), given);
    if (tag === 'script') element.addEventListener('error', tellNotLoaded);
    document.head.append(element);
  }
};

/**
 * Runs inside the page, before any file of the app is there: says the opening's messages, then lets the first question
 * be answered, and notes what was done until the app takes over. Whoever has a draft, or comes with words, waits at the
 * last message: what they will see is not the first question.
 */
export const startFirstPaint = ({ isNewcomer, messages, times }: FirstPaint): void => {
  const first = firstPaint();
  const chat = first?.querySelector<HTMLElement>('[data-chat]');
  const opening = first?.querySelector<HTMLElement>('[data-opening]');
  if (!first || !chat || !opening) return;
  if (isNewcomer) noteHand(first, chat);
  else chat.remove();

  const said = opening.querySelector('output');
  const marks = [...opening.querySelectorAll<HTMLElement>('[data-reached]')];
  const reveal = (): void => {
    if (!isNewcomer) return;
    opening.remove();
    chat.inert = false;
    chat.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  const say = (at: number): void => {
    const time = times[at];
    if (time === undefined) return reveal();
    const message = messages[at];
    if (said !== null && message !== undefined) said.textContent = message;
    for (const [index, mark] of marks.entries()) mark.dataset['reached'] = String(index <= at);
    setTimeout(() => say(at + 1), time);
  };
  requestAnimationFrame(() => {
    first.dataset['shownSince'] = String(performance.now());
    say(0);
  });
  afterFirstPaint(() => askForApp(first));
};
