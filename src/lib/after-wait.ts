/** Does something after so many milliseconds, on a page that runs no flow. */
export const afterWait = (act: () => void, milliseconds: number): void => {
  setTimeout(act, milliseconds);
};
