import type { RaisedNotice } from '../../../common/notice.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/profile.ts';

export const NAME_SAVED = worded(english.NAME_SAVED, 'सहेजा गया', 'आपका नाम बदल गया है।');

export const EXPORT_SAVED = worded(english.EXPORT_SAVED, 'डाउनलोड तैयार है', 'फ़ाइल आपके डाउनलोड में है।');

const failed = (title: string, otherwise: string) => (said: string | null) =>
  ({ type: 'error', title, message: said ?? otherwise }) satisfies RaisedNotice;

/** Notices of failures: the server's own words if it sent any. */
export const FAILURES = {
  change: failed('सहेजा नहीं गया', 'हमारे सर्वर से संपर्क नहीं हो पाया। कुछ नहीं बदला गया।'),
  signOut: failed('अब भी लॉग इन हैं', 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया फिर से कोशिश कीजिए।'),
  export: failed('डाउनलोड नहीं हुआ', 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया फिर से कोशिश कीजिए।'),
} as const;
