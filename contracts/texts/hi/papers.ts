/** Texts that only paper has. */

/** Texts of every paper. */
export const PAPER = {
  moment: '{day}, {time} (भारत का समय)',
  page: 'पेज {page} / {pages}',
  ownerFor: '{owner} (मरीज़: {patient})',
  dated: '{day} · खाता: {owner}',
  footer: 'यह सिर्फ़ सलाह है। दाँतों के किसी डॉक्टर ने जाँच नहीं की है।',
  basisTitle: 'यह किस पर आधारित है',
  made: '{maker} ने बनाया: {moment}। खाता: {owner}।',
  code: {
    alt: 'क्यूआर कोड, जो यह नतीजा आपके खाते में खोलता है: {address}',
    text: 'इसे दोबारा देखने के लिए कोड स्कैन कीजिए या यह पता खोलिए, और लॉग इन कीजिए।',
  },
} as const;

/** Texts of the paper of a result. */
export const RESULT_PAPER = {
  title: '{product} रिपोर्ट, {day}',
  subject: 'कितनी जल्दी दिखाना है, यह क्या हो सकता है, क्या करना है, और दाँतों के डॉक्टर के लिए नोट',
  table: { condition: 'तकलीफ़', likelihood: 'संभावना', why: 'हमें ऐसा क्यों लगता है' },
} as const;

/** Texts of the paper of an X-ray. */
export const XRAY_PAPER = {
  title: '{product} एक्स-रे रिपोर्ट, {day}',
  subject: 'आपके जवाब और आपका एक्स-रे, साथ में पढ़े गए, और दाँतों के डॉक्टर के लिए नोट',
  emergency: 'अभी मदद लीजिए',
  answersOf: 'आपके जवाब {moment} के हैं।',
  pictureTitle: 'एक्स-रे में क्या दिख सकता है',
  picture: {
    none: 'आपका एक्स-रे। इस पर कोई निशान नहीं है।',
    one: 'आपका एक्स-रे, जिस पर एक जगह निशान है। वह क्या है, यह नीचे तालिका में लिखा है।',
    many: 'आपका एक्स-रे, जिस पर {count} जगह निशान हैं। वे क्या हैं, यह नीचे तालिका में लिखा है।',
  },
  table: { number: 'नं.', what: 'यह क्या हो सकता है', where: 'कहाँ', sure: 'कितना पक्का' },
  sure: '100 में से {confidence}',
} as const;

/** Texts of the paper of a visit. */
export const VISIT_PAPER = {
  subject: 'वीडियो कॉल के बाद दाँतों के डॉक्टर ने जो लिखा',
  calledOn: 'वीडियो कॉल, {day}',
  call: 'इस वीडियो कॉल के बाद लिखा गया: {moment}।',
  patient: 'मरीज़',
  guardian: 'माता-पिता या अभिभावक',
  noPrescription: 'यह वह है जो दाँतों के डॉक्टर ने वीडियो पर कहा। यह दवा का पर्चा नहीं है।',
  withPrescription: 'दाँतों के डॉक्टर ने वीडियो पर जो कहा, और दवा का पर्चा, जो एक अलग पेज पर है।',
} as const;

/** Texts of the page at the address of a paper that has expired, or never existed. */
export const ENDED_PAPER = {
  title: 'रिपोर्ट दोबारा बनाइए',
  text: 'रिपोर्ट का पता {minutes} मिनट तक चलता है, और तभी तक जब तक आप लॉग इन हैं। आपका नतीजा आपके खाते में सुरक्षित है: उसे खोलिए और “पीडीएफ़ डाउनलोड करें” फिर दबाइए।',
  open: 'अपने नतीजे खोलिए',
} as const;
