import type { RaisedNotice } from '../../../common/notice.ts';
import { saidBy } from '../../../common/failure.ts';
import type { Failure } from '../../../common/failure.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/saving.ts';

export const SAVED_TO_DASHBOARD = worded(
  english.SAVED_TO_DASHBOARD,
  'डैशबोर्ड में सहेजा गया',
  'जिस भी डिवाइस पर आप लॉग इन करें, वह डैशबोर्ड में मिलेगा।',
);

export const NOT_SAVABLE = worded(
  english.NOT_SAVABLE,
  'सहेजा नहीं गया',
  'यह नतीजा सिर्फ़ इसी डिवाइस पर रहता है। आप इसे प्रिंट या शेयर कर सकते हैं।',
);

/** Text where no reason is known for a result that was not saved (SAVE-12). */
const NOT_SAVED = 'नतीजा सहेजते समय गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।';

/** Text for a failure of unknown kind (SAVE-14). */
const UNKNOWN = 'कोई अनजान गड़बड़ हुई।';

/** Makes the notice for a result that was not saved: the server's own words if it sent any (SAVE-09, SAVE-10). */
export const saveFailed = (error: unknown): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  const otherwise = kind === 'unknown' ? UNKNOWN : NOT_SAVED;
  return worded(english.saveFailed(error), 'सहेजने में गड़बड़', saidBy(error) ?? otherwise);
};
