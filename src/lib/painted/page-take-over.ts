import { useLayoutEffect } from 'react';
import { firstPaint, withoutEntrance } from './first-paint.ts';
import { controlIn, controlOf } from './hand.ts';
import type { Control } from './hand.ts';

/** What was pressed or had the focus in the page's first paint, once more in the app's own page. */
const goOn = (root: Element, pressed: Control | null, focused: Control | null): void => {
  withoutEntrance(root);
  if (focused !== null) controlIn(root, focused)?.focus({ preventScroll: true });
  if (pressed !== null) controlIn(root, pressed)?.click();
};

const takeOverPage = (): void => {
  const first = firstPaint();
  const root = document.querySelector('#root');
  if (first === null || root === null) return;
  const { pressed } = first.dataset;
  const focused = controlOf(first, document.activeElement);
  const top = document.documentElement.scrollTop;
  first.remove();
  queueMicrotask(() => {
    goOn(root, pressed === undefined ? null : (JSON.parse(pressed) as Control), focused);
    if (top > 0) document.documentElement.scrollTop = top;
  });
};

/** Stands before a page, so that the page is there for whatever it does as soon as it is drawn, such as taking the focus. */
export const TakeOver = (): null => {
  useLayoutEffect(takeOverPage, []);
  return null;
};
