export const SAVED_TO_DASHBOARD = {
  title: 'डैशबोर्ड में सहेजा गया',
  message: 'जिस भी डिवाइस पर आप लॉग इन करें, वह डैशबोर्ड में मिलेगा।',
};

export const NOT_SAVABLE = {
  title: 'सहेजा नहीं गया',
  message: 'यह नतीजा सिर्फ़ इसी डिवाइस पर रहता है। आप इसे प्रिंट या शेयर कर सकते हैं।',
};

export const SAVING_FAILED = {
  title: 'सहेजने में गड़बड़',
  message: 'नतीजा सहेजते समय गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
  unknown: 'कोई अनजान गड़बड़ हुई।',
};

export const OPEN_PROFILE = 'अपनी प्रोफ़ाइल खोलें';
