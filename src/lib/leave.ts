const leaving = new Set<() => void>();

/** Has something done before the app is left for another page. @returns what ends that */
export const onLeaving = (act: () => void): (() => void) => {
  leaving.add(act);
  return () => leaving.delete(act);
};

/** Leaves the app for another page, which is loaded anew (CHAT-09, FLOW-22). */
export const leaveFor = (address: string): void => {
  // The browser's Back may revive this page as it was left, with a flow that has ended.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
  for (const act of leaving) act();
  location.assign(address);
};
