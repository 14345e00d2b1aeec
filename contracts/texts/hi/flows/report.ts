import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/report.ts';

export const REPORT_OPENED = worded(english.REPORT_OPENED, 'हो गया!', 'आपकी रिपोर्ट नए टैब में खुली है।');
export const RECEIPT_OPENED = worded(
  english.RECEIPT_OPENED,
  'रसीद खुली है',
  'आपकी रसीद नए टैब में खुली है।',
);
export const NOTE_OPENED = worded(
  english.NOTE_OPENED,
  'नोट खुला है',
  'डॉक्टर ने जो कहा वह नए टैब में खुला है।',
);
export const GENERATING_FAILED = worded(
  english.GENERATING_FAILED,
  'गड़बड़',
  'पीडीएफ़ नहीं बन पाई। कृपया फिर से कोशिश कीजिए।',
);
export const OPENING_FAILED = worded(
  english.OPENING_FAILED,
  'गड़बड़',
  'पीडीएफ़ डाउनलोड नहीं हो पाई। कृपया फिर से कोशिश कीजिए।',
);
export const SWITCHED_OFF = worded(
  english.SWITCHED_OFF,
  'अभी उपलब्ध नहीं',
  'पीडीएफ़ रिपोर्ट अभी बंद हैं। आप यह नतीजा प्रिंट कर सकते हैं।',
);
