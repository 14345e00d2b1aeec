export const NAME_SAVED = { title: 'सहेजा गया', message: 'आपका नाम बदल गया है।' };

export const EXPORT_SAVED = { title: 'डाउनलोड तैयार है', message: 'फ़ाइल आपके डाउनलोड में है।' };

export const FAILURES = {
  change: { title: 'सहेजा नहीं गया', message: 'हमारे सर्वर से संपर्क नहीं हो पाया। कुछ नहीं बदला गया।' },
  signOut: {
    title: 'अब भी लॉग इन हैं',
    message: 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
  },
  export: {
    title: 'डाउनलोड नहीं हुआ',
    message: 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
  },
};
