const PRIMARY_ACTION = '[data-primary-action]';

/** Focuses what the patient uses next in the step: the text box, else the primary action, else the heading. */
export const focusStep = (): void => {
  const next =
    document.querySelector<HTMLElement>('main textarea') ??
    document.querySelector<HTMLElement>(`${PRIMARY_ACTION}:enabled`) ??
    document.querySelector<HTMLElement>('main h1');
  next?.focus({ preventScroll: true });
};

/** A `ref` for running work: the status line takes the focus that the button loses when it is disabled. */
export const holdFocus = (line: HTMLElement | null): void => {
  const holder = document.activeElement;
  if (holder === document.body || holder?.matches(PRIMARY_ACTION) === true)
    line?.focus({ preventScroll: true });
};

/** A `ref` for when no work runs: the line gives focus back, now or when a dialog returns it later. */
export const giveFocusBack = (line: HTMLElement | null): (() => void) | undefined => {
  if (line === null) return undefined;
  if (document.activeElement === line) focusStep();
  line.addEventListener('focus', focusStep);
  return () => line.removeEventListener('focus', focusStep);
};
