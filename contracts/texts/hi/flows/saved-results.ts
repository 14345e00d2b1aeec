/** Question before an X-ray is deleted. */
export const DELETION_QUESTION =
  'तस्वीर, उसमें जो मिला, और आपके जवाबों के साथ उससे जो बना, सब हमेशा के लिए हटाया जाता है।';

export const XRAY_DELETED = { title: 'एक्स-रे हटाया गया', message: 'वह अब आपके खाते में नहीं है।' };

export const XRAY_NOT_DELETED = {
  title: 'एक्स-रे नहीं हटाया गया',
  message: 'आपका एक्स-रे अब भी आपके खाते में है। कृपया फिर से कोशिश कीजिए।',
};
