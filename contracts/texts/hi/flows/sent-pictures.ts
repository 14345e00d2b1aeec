/** Words about the pictures that a patient has sent in a call; `time` is when, such as "10:10 AM". */
export const SENT_PICTURES_TEXTS = {
  title: 'आपकी भेजी तस्वीरें',
  shown: 'कॉल की तस्वीरें',
  alt: (time: string) => `${time} की तस्वीर`,
  open: (time: string) => `${time} की तस्वीर नए टैब में खोलें`,
  remove: (time: string) => `${time} की तस्वीर हटाएँ`,
  removing: 'हटाई जा रही है...',
  question: 'यह तस्वीर हटाएँ?',
  lost: 'डॉक्टर इसे अब नहीं देख सकते। इसे वापस नहीं लाया जा सकता।',
  reading: 'आपकी तस्वीरें खुल रही हैं...',
  notRead: 'तस्वीरें नहीं खुल पाईं। वे सुरक्षित हैं।',
  tryAgain: 'फिर से कोशिश करें',
  notDeleted: 'तस्वीर नहीं हट पाई। कृपया फिर से कोशिश कीजिए।',
  keep: 'रहने दें',
  gone: 'यह तस्वीर हटा दी गई।',
  none: 'कोई तस्वीर नहीं है।',
} as const;

export const PICTURE_DELETED = { title: 'तस्वीर हटाई गई', message: 'डॉक्टर इसे अब नहीं देख सकते।' };
