import { useEffect } from 'react';

/** Elements that use Enter themselves: text fields, and everything that Enter already presses. */
const KEEPS_ENTER =
  'textarea, select, button, a[href], summary, [contenteditable="true"], ' +
  'input:not([type="radio"]):not([type="checkbox"])';
const PRIMARY_ACTION = '[data-primary-action]:not(:disabled)';
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

const pressPrimaryAction = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
  if (event.target instanceof Element && event.target.closest(KEEPS_ENTER) !== null) return;
  if (document.querySelector(OPEN_DIALOG) !== null) return;
  document.querySelector<HTMLElement>(PRIMARY_ACTION)?.click();
};

/** The Enter key outside text fields triggers the primary action if it is enabled (CHAT-33, CHAT-34). */
export const useEnterKey = (): void => {
  useEffect(() => {
    document.addEventListener('keydown', pressPrimaryAction);
    return () => document.removeEventListener('keydown', pressPrimaryAction);
  }, []);
};
