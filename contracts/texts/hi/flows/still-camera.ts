/** Words of taking a picture in a call; `name` is the dentist's. */
export const STILL_CAMERA_TEXTS = {
  take: 'तस्वीर लें',
  taking: 'हिलिए नहीं...',
  title: 'आपकी तस्वीर',
  alt: 'आपने जो तस्वीर ली',
  ask: 'अब तक सिर्फ़ आप इसे देखते हैं। क्या दाँत साफ़ और रोशन है?',
  send: (name: string) => `${name} को भेजें`,
  sending: 'भेजी जा रही है...',
  again: 'फिर से लें',
  tryAgain: 'फिर से कोशिश करें',
  sendAgain: 'फिर से भेजें',
  close: 'न भेजें',
  noPicture: 'आपके कैमरे ने तस्वीर नहीं दी।',
  notSent: 'हो सकता है तस्वीर न पहुँची हो। वह अब भी यहाँ है: कृपया फिर से भेजिए।',
} as const;

export const PICTURE_SENT = {
  title: 'तस्वीर भेजी गई',
  message: 'वह इस कॉल के साथ रखी है। आप उसे बातचीत में हटा सकते हैं।',
};
