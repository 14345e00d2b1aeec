/** The question before signing out, where something would be lost. */
export const SIGN_OUT_QUESTION =
  'इस डिवाइस की एक जाँच पूरी नहीं है, या उसका नतीजा किसी खाते में नहीं है। लॉग आउट करने पर वह हट जाता है।';

export const SIGNED_OUT = { title: 'लॉग आउट हो गया', message: 'इस डिवाइस पर आपका कुछ नहीं रखा है।' };
export const SIGN_OUT_FAILED = {
  title: 'लॉग आउट नहीं हुआ',
  message: 'लॉग आउट नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
};
export const SESSION_EXPIRED = {
  title: 'कृपया फिर से लॉग इन कीजिए',
  message: 'आप लॉग आउट हो गए थे। आप जो कर रहे थे वह लॉग इन के बाद आगे चलता है।',
};
