import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { firstPaint, withoutEntrance } from './first-paint.ts';

/** Writes as a person does, so that the app hears of it. */
const write = (box: HTMLTextAreaElement, words: string): void => {
  box.setRangeText(words, 0, box.value.length, 'end');
  flushSync(() => box.dispatchEvent(new InputEvent('input', { bubbles: true })));
};

/** What a person has done before the app was there. */
const handIn = (first: HTMLElement) => {
  const box = first.querySelector('textarea');
  return {
    words: box?.value ?? '',
    caret: box !== null && box === document.activeElement ? box : null,
    pressed: first.dataset['pressed'],
    top: Number(first.dataset['top'] ?? 0),
  };
};

/**
 * Puts the chat's screen in the place of what was painted before it, in one go: the words, the caret, the focus and the
 * place on the page stay, and what was pressed meanwhile is pressed again.
 */
const takeOverChat = (): void => {
  const first = firstPaint();
  const root = document.getElementById('root');
  if (first === null || root === null) return;
  const { words, caret, pressed, top } = handIn(first);
  const selected = caret && ([caret.selectionStart, caret.selectionEnd] as const);
  first.remove();
  withoutEntrance(root);

  const box = root.querySelector<HTMLTextAreaElement>('main textarea');
  if (box !== null && words !== '') write(box, words);
  const focused = selected === null ? null : box;
  (focused ?? root.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  if (selected !== null) focused?.setSelectionRange(...selected);
  if (top > 0) document.documentElement.scrollTop = top;
  // One that opened while nothing of the app was shown could not take the focus.
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.close();
    dialog.showModal();
  }
  if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
};

/** The chat takes the place of the first paint as soon as it has something to show in it. */
export const useChatTakeOver = (isReady: boolean): void => {
  useEffect(() => {
    // After this drawing and all that follows it is done: nothing of it is seen before.
    if (isReady) queueMicrotask(takeOverChat);
  }, [isReady]);
};
