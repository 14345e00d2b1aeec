const PRIMARY_ACTION = '[data-primary-action]';

/**
 * While work is under way: takes the focus that the primary action lets go of when it is switched off, so
 * that it does not fall back to the top of the page.
 */
export const takeFocus = (line: HTMLElement | null): void => {
  const holder = document.activeElement;
  if (holder === document.body || holder?.matches(PRIMARY_ACTION) === true)
    line?.focus({ preventScroll: true });
};

/** Afterwards, also when a dialog gives it back later: hands focus to the text box or the primary action. */
export const passFocusOn = (line: HTMLElement | null): (() => void) | undefined => {
  if (line === null) return undefined;
  const step = line.closest('section');
  const passOn = (): void => {
    const next =
      step?.querySelector<HTMLElement>('textarea') ??
      step?.querySelector<HTMLElement>(`${PRIMARY_ACTION}:enabled`) ??
      step?.querySelector<HTMLElement>('h1');
    next?.focus({ preventScroll: true });
  };
  if (document.activeElement === line) passOn();
  line.addEventListener('focus', passOn);
  return () => line.removeEventListener('focus', passOn);
};
