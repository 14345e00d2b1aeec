/** Runs something after a delay in milliseconds, on a page that runs no flow. */
export const afterWait = (act: () => void, milliseconds: number): void => {
  setTimeout(act, milliseconds);
};
