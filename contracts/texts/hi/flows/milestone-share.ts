import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/milestone-share.ts';

export const SHARED = worded(
  english.SHARED,
  'शेयर हो गया!',
  'अगर कोई विंडो खुली है, तो आपका संदेश वहाँ तैयार है।',
);
export const SHARE_FAILED = worded(
  english.SHARE_FAILED,
  'शेयर नहीं हुआ',
  'शेयर नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
);
export const COPIED = worded(english.COPIED, 'कॉपी हुआ!', 'जहाँ चाहें वहाँ पेस्ट कीजिए।');
export const COPY_FAILED = worded(english.COPY_FAILED, 'कॉपी नहीं हुआ', 'कॉपी नहीं हो पाया');
