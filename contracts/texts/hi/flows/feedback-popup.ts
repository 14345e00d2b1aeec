import { saidBy } from '../../../common/failure.ts';
import type { RaisedNotice } from '../../../common/notice.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/feedback-popup.ts';

export const RATING_MISSING = worded(
  english.RATING_MISSING,
  'कृपया सितारे चुनिए',
  'राय भेजने से पहले सितारे चुनिए।',
);

export const THANKS = worded(
  english.THANKS,
  'आपकी राय के लिए धन्यवाद!',
  'इससे हमारी जाँच बेहतर होती है।',
);

/** Makes the notice that it could not be sent: the server's own sentence if it sent one (FPOP-29, FPOP-30). */
export const notSubmitted = (error: unknown): RaisedNotice =>
  worded(english.notSubmitted(error), 'राय भेजने में गड़बड़', saidBy(error) ?? 'राय भेजी नहीं जा सकी');
