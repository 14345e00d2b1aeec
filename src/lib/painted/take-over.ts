import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { firstPaint, withoutEntrance } from './first-paint.ts';
import { controlAt, controlIn, controlOf, notedPress } from './hand.ts';

/** Collects what a person has done in the first paint: words, caret, focus, place on the page and the last press. */
const handIn = (first: HTMLElement) => {
  const box = first.querySelector('textarea');
  const { activeElement } = document;
  return {
    words: box?.value ?? '',
    caret:
      box !== null && box === activeElement
        ? ([box.selectionStart, box.selectionEnd] as const)
        : null,
    focused: controlOf(first, controlAt(activeElement)),
    pressed: notedPress(first),
    top: document.documentElement.scrollTop,
  };
};

/** Writes as a person does, so that the app hears of it. */
const write = (box: HTMLTextAreaElement, words: string): void => {
  box.setRangeText(words, 0, box.value.length, 'end');
  flushSync(() => box.dispatchEvent(new InputEvent('input', { bubbles: true })));
};

/** Does in the app what was done in the first paint. The press comes last, since it may lead to another screen. */
const goOn = ({ words, caret, focused, pressed, top }: ReturnType<typeof handIn>): void => {
  const root = document.querySelector('#root');
  if (root === null) return;
  withoutEntrance(root);
  const box = root.querySelector<HTMLTextAreaElement>('main textarea');
  if (words !== '' && box !== null) write(box, words);
  const holder = caret === null ? focused && controlIn(root, focused) : box;
  holder?.focus({ preventScroll: true });
  if (caret !== null) box?.setSelectionRange(...caret);
  if (top > 0) document.documentElement.scrollTop = top;
  if (pressed !== null) controlIn(root, pressed)?.click();
};

/**
 * Puts what the app has drawn in the place of the first paint. It stands before the page, so that the page is visible
 * for what it does as soon as it is drawn, such as taking the focus or opening a dialog.
 */
export const TakeOver = (): null => {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    const first = firstPaint();
    if (first === null) return;
    const hand = handIn(first);
    first.remove();
    queueMicrotask(() => {
      // React runs all effects of the page before it draws anew, and the browser shows nothing in between.
      flushSync(drawAnew);
      goOn(hand);
    });
  }, []);
  return null;
};
