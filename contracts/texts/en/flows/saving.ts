import type { RaisedNotice } from '../../../common/notice.ts';
import { saidBy } from '../../../common/failure.ts';
import type { Failure } from '../../../common/failure.ts';
import { profileLinkFor } from './profile-link.ts';

/** Notice when the result that was to be saved is in the account (DIAG-28). */
export const SAVED_TO_DASHBOARD: RaisedNotice = {
  type: 'success',
  title: 'Saved to Dashboard',
  message: 'You find it under Dashboard on every device where you log in.',
};

/** Notice when this device alone may keep the result. */
export const NOT_SAVABLE: RaisedNotice = {
  type: 'warning',
  title: 'Not saved',
  message: 'This result stays on this device only. You can print it or share it.',
};

/** Text where no reason is known for a result that was not saved (SAVE-12). */
const NOT_SAVED = 'An error occurred while saving the diagnosis. Please try again.';

/** Text for a failure of unknown kind (SAVE-14). */
const UNKNOWN = 'An unknown error occurred.';

/** Makes the notice for a result that was not saved: the server's own words if it sent any (SAVE-09, SAVE-10). */
export const saveFailed = (error: unknown): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  return {
    type: 'error',
    title: 'Error while saving',
    message: saidBy(error) ?? (kind === 'unknown' ? UNKNOWN : NOT_SAVED),
    ...profileLinkFor(error),
  };
};
