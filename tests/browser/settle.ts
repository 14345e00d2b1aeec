import type { Page } from 'playwright-core';

/** Waits until a change of window, words or colours is drawn, with its fonts and transitions. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
