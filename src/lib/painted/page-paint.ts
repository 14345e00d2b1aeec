import { awaitApp, firstPaint } from './first-paint.ts';
import { controlAt, notePress } from './hand.ts';

/** A link does without the app, unless the address says where to come back to: the app knows that way. */
const leadsOn = (pressed: Element): boolean =>
  pressed instanceof HTMLAnchorElement &&
  (pressed.origin !== location.origin || location.search === '');

/** Notes the last press before the app is there, for it to be done again in the app. */
const noteHand = (first: HTMLElement, drawn: HTMLElement): void => {
  // The browser would open a file that is dropped, in the place of the page.
  for (const type of ['dragover', 'drop'])
    drawn.addEventListener(type, (event) => event.preventDefault());
  drawn.addEventListener('click', (event) => {
    const pressed = controlAt(event.target);
    if (pressed === null || leadsOn(pressed)) return;
    event.preventDefault();
    notePress(first, drawn, pressed);
  });
};

/**
 * Runs inside a page of the app before any file of the app is there. What it shows is the app's own first drawing for
 * whoever comes without anything; where the device or the address says more, only that the page gets ready.
 */
export const startPagePaint = (saysMore: boolean): void => {
  const first = firstPaint();
  const drawn = first?.querySelector<HTMLElement>('[data-drawn]');
  if (!first || !drawn) return;
  if (saysMore && 'newcomers' in drawn.dataset) {
    drawn.remove();
    first.querySelector('[data-waiting]')?.removeAttribute('hidden');
  } else noteHand(first, drawn);
  const again = first.querySelector<HTMLAnchorElement>('[data-not-loaded] a');
  if (again !== null) again.search = location.search;
  const prolonged = first.querySelector<HTMLElement>('[data-prolonged]');
  if (prolonged !== null)
    setTimeout(() => prolonged.removeAttribute('hidden'), Number(prolonged.dataset['prolonged']));
  awaitApp();
};
