export const PASSED_ON = { title: 'कॉपी हुआ', message: 'जहाँ भेजना हो वहाँ पेस्ट कीजिए।' };

export const NOT_PASSED_ON = {
  title: 'शेयर नहीं हुआ',
  message: 'यह ब्राउज़र शेयर या कॉपी नहीं करने देता। आप पेज प्रिंट कर सकते हैं।',
};

export const SESSION_FAILED = {
  title: 'गड़बड़',
  message: 'बातचीत शुरू नहीं हो पाई। कृपया फिर से कोशिश कीजिए।',
};
