export const REPORT_OPENED = { title: 'हो गया!', message: 'आपकी रिपोर्ट नए टैब में खुली है।' };
export const RECEIPT_OPENED = { title: 'रसीद खुली है', message: 'आपकी रसीद नए टैब में खुली है।' };
export const NOTE_OPENED = { title: 'नोट खुला है', message: 'डॉक्टर ने जो कहा वह नए टैब में खुला है।' };
export const GENERATING_FAILED = {
  title: 'गड़बड़',
  message: 'पीडीएफ़ नहीं बन पाई। कृपया फिर से कोशिश कीजिए।',
};
export const OPENING_FAILED = {
  title: 'गड़बड़',
  message: 'पीडीएफ़ डाउनलोड नहीं हो पाई। कृपया फिर से कोशिश कीजिए।',
};
export const SWITCHED_OFF = {
  title: 'अभी उपलब्ध नहीं',
  message: 'पीडीएफ़ रिपोर्ट अभी बंद हैं। आप यह नतीजा प्रिंट कर सकते हैं।',
};
