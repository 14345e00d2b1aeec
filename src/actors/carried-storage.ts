import type { RaisedNotice } from '../../contracts/notice.ts';

/** Where what was unread on the page before is kept, for this tab alone. */
const CARRIED_KEY = 'toothwise-carried-notices';

/** Takes what the page before left unread; nothing where storage is blocked. */
export const takeCarriedNotices = (): RaisedNotice[] => {
  try {
    const kept = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    return kept === null ? [] : (JSON.parse(kept) as RaisedNotice[]);
  } catch {
    return [];
  }
};

/** Keeps for the next page what is about leaving this one. */
export const carryNotices = (queue: readonly RaisedNotice[]): void => {
  const outliving = queue.filter(({ outlivesPage }) => outlivesPage);
  if (outliving.length === 0) return;
  try {
    // What a notice offers to do belongs to the page that is left, and it is carried once.
    const told = outliving.map(({ type, title, message }) => ({ type, title, message }));
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify(told));
  } catch {
    // A notice is a courtesy: without storage the page is left all the same.
  }
};
