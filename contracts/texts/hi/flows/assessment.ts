import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/assessment.ts';

export const PASSED_ON = worded(english.PASSED_ON, 'कॉपी हुआ', 'जहाँ भेजना हो वहाँ पेस्ट कीजिए।');

export const NOT_PASSED_ON = worded(
  english.NOT_PASSED_ON,
  'शेयर नहीं हुआ',
  'यह ब्राउज़र शेयर या कॉपी नहीं करने देता। आप पेज प्रिंट कर सकते हैं।',
);

export const SESSION_FAILED = worded(
  english.SESSION_FAILED,
  'गड़बड़',
  'बातचीत शुरू नहीं हो पाई। कृपया फिर से कोशिश कीजिए।',
);
