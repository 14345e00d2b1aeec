import type { Page } from 'playwright-core';
import { focusProblem } from './walk.ts';

const MOST_STOPS = 80;

const CONTROLS = 'button, a[href], input, summary, textarea';

type Part = {
  readonly mark: string;
  readonly present: string;
  readonly within: string;
  readonly controls: string;
};

/** Marks what is there before the first Tab: a notice that comes in the middle of the round is not missed. */
const markPresent = ({ present, within, controls }: Part): void => {
  for (const control of document.querySelector(within)?.querySelectorAll(controls) ?? [])
    control.setAttribute(present, '');
};

/** Marks what has the focus with the number of its stop. @returns its number, the old one if it had one already */
const markStop = ({ mark, within, number }: Part & { readonly number: number }) => {
  const focused = document.activeElement;
  const isInside = document.querySelector(within)?.contains(focused) ?? false;
  if (focused === null || focused === document.body) return { at: null, isInside };
  if (!focused.hasAttribute(mark)) focused.setAttribute(mark, String(number));
  return { at: Number(focused.getAttribute(mark)), isInside };
};

/** What no stop was at; the radio buttons of a group are one stop. Takes the marks away. */
const missedStops = ({ mark, present, within, controls }: Part): string[] => {
  const groups = new Set(
    [...document.querySelectorAll<HTMLInputElement>(`input[${mark}]`)].map(({ name }) => name),
  );
  const missed: string[] = [];
  for (const control of document.querySelector(within)?.querySelectorAll(controls) ?? []) {
    const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
    const canStop =
      control.hasAttribute(present) &&
      control.checkVisibility({ checkVisibilityCSS: true }) &&
      !control.matches(':disabled, [aria-hidden] *, [tabindex="-1"], [data-disabled]') &&
      !(isRadio && groups.has(control.name));
    if (canStop && !control.hasAttribute(mark)) missed.push(control.outerHTML.slice(0, 100));
  }
  for (const attribute of [mark, present])
    for (const each of document.querySelectorAll(`[${attribute}]`)) each.removeAttribute(attribute);
  return missed;
};

/** Presses Tab once around: each stop must be seen, none of what can be used may be left out, and none outside. */
export const tabProblems = async (page: Page, within = 'body'): Promise<string[]> => {
  const part = {
    mark: 'data-tab-stop',
    present: 'data-tab-present',
    within,
    controls: CONTROLS,
  };
  const problems: string[] = [];
  await page.evaluate(markPresent, part);
  for (let number = 1; number <= MOST_STOPS; number += 1) {
    await page.keyboard.press('Tab');
    const { at, isInside } = await page.evaluate(markStop, { ...part, number });
    if (at !== null && at < number) break;
    const problem = await page.evaluate(focusProblem);
    if (problem !== null) problems.push(problem);
    if (!isInside && at !== null) problems.push('The focus has left what is open');
  }
  const missed = await page.evaluate(missedStops, part);
  return [...problems, ...missed.map((each) => `Tab does not reach ${each}`)];
};
