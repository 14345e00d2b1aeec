import type { Page } from 'playwright-core';

/** What is smaller than a thumb of all that can be pressed; links inside a sentence may be (WCAG 2.5.8). */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const found: string[] = [];
    const all = document.querySelector(part)?.querySelectorAll('button, a[href], input, summary');
    for (const control of all ?? []) {
      const isOurs = !control.closest('[data-calendar], .mantine-MultiSelect-root');
      // Marks on a picture are pressed around themselves too; what is hidden is not pressed.
      const isPressed = !control.matches('[aria-hidden] *, [aria-hidden], p *, [type="hidden"]');
      // A link that is read out only is drawn once the keyboard is on it.
      const isDrawn = getComputedStyle(control).clipPath !== 'inset(50%)';
      if (!isOurs || !isPressed || !isDrawn || !control.checkVisibility()) continue;
      const label = control instanceof HTMLInputElement && control.labels?.[0];
      const isTick = control.matches('[type="radio"], [type="checkbox"], [type="file"]');
      const { width, height } = (isTick && label ? label : control).getBoundingClientRect();
      if (Math.min(width, height) < 43.9)
        found.push(`${control.outerHTML.slice(0, 100)} ${width} x ${height}`);
    }
    return found;
  }, within);
