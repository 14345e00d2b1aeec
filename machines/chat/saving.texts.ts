import type { RaisedNotice } from '../../contracts/notice.ts';
import { saidBy } from '../kit/failure.ts';
import type { Failure } from '../kit/failure.ts';
import { profileLinkFor } from '../kit/profile-link.ts';

/** Said when the result that was to be saved is in the account (DIAG-28). */
export const SAVED_TO_DASHBOARD: RaisedNotice = {
  type: 'success',
  title: 'Saved to Dashboard',
  message: 'You find it under Dashboard on every device where you log in.',
};

/** Said when this device alone may keep the result. */
export const NOT_SAVABLE: RaisedNotice = {
  type: 'warning',
  title: 'Not saved',
  message: 'This result stays on this device only. You can print it or share it.',
};

/** Said when nobody says why a result was not saved (SAVE-12). */
const NOT_SAVED = 'An error occurred while saving the diagnosis. Please try again.';

/** Said when what went wrong is nothing that we know of (SAVE-14). */
const UNKNOWN = 'An unknown error occurred.';

/** Said when a result was not saved: the server's own words if it sent any (SAVE-09, SAVE-10). */
export const saveFailed = (error: unknown): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  return {
    type: 'error',
    title: 'Error while saving',
    message: saidBy(error) ?? (kind === 'unknown' ? UNKNOWN : NOT_SAVED),
    ...profileLinkFor(error),
  };
};
