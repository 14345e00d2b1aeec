export const ACCOUNT_CREATED = { title: 'खाता बन गया!', message: 'Google से आपका खाता बन गया है।' };

export const WELCOME_BACK = { title: 'फिर से स्वागत है!', message: 'आप लॉग इन हो गए हैं।' };

export const GOOGLE_FAILED = {
  title: 'Google से लॉग इन नहीं हुआ',
  message: 'Google से लॉग इन करने में गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
};
