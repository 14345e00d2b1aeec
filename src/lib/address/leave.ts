const leaving = new Set<() => void>();

/** Registers work to do before the app is left for another page. @returns what removes it */
export const onLeaving = (act: () => void): (() => void) => {
  leaving.add(act);
  return () => leaving.delete(act);
};

/** Leaves the app for another page by a full load (CHAT-09, FLOW-22). */
export const leaveFor = (address: string): void => {
  // Back may show this page again from the back/forward cache, with a flow that has ended: reload it then.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
  for (const act of leaving) act();
  location.assign(address);
};
