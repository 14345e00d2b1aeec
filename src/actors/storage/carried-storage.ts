import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { asJson, stored } from './stored.ts';

/** Notices left unread on the previous page, for this tab alone. */
const CARRIED = stored(
  'toothwise-carried-notices',
  asJson((kept) => kept as RaisedNotice[]),
  { for: 'tab' },
);

/**
 * Takes the notices left unread on the previous page. Returns none if they cannot be removed: they would be shown
 * twice.
 */
export const takeCarriedNotices = (): RaisedNotice[] => {
  const kept = CARRIED.get();
  return CARRIED.drop() && kept !== null ? kept : [];
};

/**
 * Carries to the next page the notices that outlive this one. If storage is blocked they are lost, which does no harm.
 */
export const carryNotices = (queue: readonly RaisedNotice[]): void => {
  const outliving = queue.filter(({ outlivesPage }) => outlivesPage);
  // A notice's `action` belongs to this page, and it is carried once, so `action` and `outlivesPage` are left out.
  const told = outliving.map(({ type, title, message }) => ({ type, title, message }));
  if (told.length > 0) CARRIED.set(told);
};
