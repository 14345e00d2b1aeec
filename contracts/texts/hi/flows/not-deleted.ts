import { saidBy } from '../../../common/failure.ts';
import type { RaisedNotice } from '../../../common/notice.ts';
import { worded } from '../../catalogue.ts';
import { notDeleted as inEnglish } from '../../en/flows/not-deleted.ts';

/** Said where the outcome of the deletion is not known. */
const UNCLEAR_TITLE = 'हटाने का जवाब नहीं आया';
const UNCLEAR = 'हम नहीं बता सके कि वह हटा या नहीं। कृपया यह पेज फिर से खोलिए।';

/** An English title that marks a deletion of which it is known that it failed. */
const KNOWN = '';

/** Makes the notice that something could not be deleted, or that this is not known. */
export const notDeleted =
  (title: string, otherwise: string) =>
  (error: unknown): RaisedNotice => {
    const notice = inEnglish(KNOWN, KNOWN)(error);
    return notice.title === KNOWN
      ? worded(notice, title, saidBy(error) ?? otherwise)
      : worded(notice, UNCLEAR_TITLE, UNCLEAR);
  };
