import type { RaisedNotice } from '../../contracts/notice.ts';
import { asJson, stored } from './stored.ts';

/** What was unread on the page before, for this tab alone. */
const CARRIED = stored(
  'toothwise-carried-notices',
  asJson((kept) => kept as RaisedNotice[]),
  { for: 'tab' },
);

/** Takes what the page before left unread; nothing where it can be taken more than once. */
export const takeCarriedNotices = (): RaisedNotice[] => {
  const kept = CARRIED.get();
  return CARRIED.drop() && kept !== null ? kept : [];
};

/** Keeps for the next page what is about leaving this one: a courtesy, without which the page is left all the same. */
export const carryNotices = (queue: readonly RaisedNotice[]): void => {
  const outliving = queue.filter(({ outlivesPage }) => outlivesPage);
  // What a notice offers to do belongs to the page that is left, and it is carried once.
  const told = outliving.map(({ type, title, message }) => ({ type, title, message }));
  if (told.length > 0) CARRIED.set(told);
};
