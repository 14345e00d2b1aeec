/** Makes a `ref` that focuses a question once it is asked, so that it is heard and in view. */
export const takeFocus = (question: HTMLElement | null): void => question?.focus();
