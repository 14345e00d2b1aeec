import type { RaisedNotice } from '../../../common/notice.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/google-sign-in.ts';

export const ACCOUNT_CREATED = worded(
  english.ACCOUNT_CREATED,
  'खाता बन गया!',
  'Google से आपका खाता बन गया है।',
);

export const WELCOME_BACK = worded(english.WELCOME_BACK, 'फिर से स्वागत है!', 'आप लॉग इन हो गए हैं।');

/** Makes the notice that it did not work: the server's own words if it sent any (GOOG-08, GOOG-09). */
export const googleFailed = (said: string | null): RaisedNotice =>
  worded(
    english.googleFailed(said),
    'Google से लॉग इन नहीं हुआ',
    said ?? 'Google से लॉग इन करने में गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
  );
