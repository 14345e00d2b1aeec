import { awaitApp, firstPaint } from './first-paint.ts';
import { notePress } from './hand.ts';

/** What the chat's page opens with (CHAT-01..04). */
export type OpeningPaint = {
  /** Nothing kept, and nothing in the address: the first question is what the app will show. */
  readonly isNewcomer: boolean;
  readonly messages: readonly string[];
  /** How long each message is said; beyond the last message the last one rests. In milliseconds. */
  readonly times: readonly number[];
  /** A screen reader says this while a press waits for the app. */
  readonly wait: string;
};

/** How long the opening has been on screen, in milliseconds. */
export const openingShown = (): number => {
  const since = firstPaint()?.dataset['shownSince'];
  return since === undefined ? 0 : performance.now() - Number(since);
};

/** Lets a person write and press once before the app is there; the app takes the words and the press over. */
const noteHand = (first: HTMLElement, chat: HTMLElement, wait: string): void => {
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
    notePress(first, chat, pressed);
    box.readOnly = true;
    for (const button of buttons) button.disabled = button !== pressed;
    const spoken = chat.querySelector('[aria-live]');
    if (spoken !== null) spoken.textContent = wait;
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
};

/**
 * Runs inside the page, before any file of the app is there: says the opening's messages, then lets the first question
 * be answered, and notes what was done until the app takes over. Whoever has a draft, or comes with words, waits at the
 * last message: what they will see is not the first question.
 */
export const startOpeningPaint = ({ isNewcomer, messages, times, wait }: OpeningPaint): void => {
  const first = firstPaint();
  const chat = first?.querySelector<HTMLElement>('[data-chat]');
  const opening = first?.querySelector<HTMLElement>('[data-opening]');
  if (!first || !chat || !opening) return;
  if (isNewcomer) noteHand(first, chat, wait);
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
  awaitApp();
};
