/** The questions about the product say this. */

export const howHelpfulWasThis = 'यह कितना काम आया?';
export const leastSatisfied = 'सबसे कम संतुष्ट';
export const mostSatisfied = 'सबसे ज़्यादा संतुष्ट';
export const yourScoreFrom1To10 = '1 से 10 तक आपके अंक';
export const submitFeedback = 'राय भेजें';
export const thankYouThatHelpsUs = 'धन्यवाद, इससे हमें मदद मिलती है।';
export const veryGood = 'बहुत अच्छा';
export const submit = 'भेजें';
export const skip = 'छोड़ें';
export const howWasThisForYou = 'आपको यह कैसा लगा?';
export const yourRating = 'आपके सितारे';
export const anythingToAddOptional = 'कुछ और कहना है? (ज़रूरी नहीं)';
export const noNamesPhoneNumbersPleaseWe = 'कृपया नाम या फ़ोन नंबर न लिखिए। हम इसे एक साल रखते हैं।';
export const itWasNotSentYourWords = 'यह भेजा नहीं गया। आपके शब्द अभी यहीं हैं: कृपया फिर से कोशिश कीजिए।';
export const itTookTooLong = 'बहुत देर लगी';
export const theResultDoesNotFit = 'नतीजा मेरी तकलीफ़ से मेल नहीं खाता';
export const itWasHardToUse = 'इस्तेमाल करना मुश्किल था';
export const somethingElse = 'कुछ और';
export const whatCouldBeBetter = 'क्या बेहतर हो सकता है?';
export const whatIsItOptional = 'वह क्या है? (ज़रूरी नहीं)';
export const worstOfTen = (least: string | number): string => `10 में से 1, ${least}`;
export const bestOfTen = (most: string | number): string => `10 में से 10, ${most}`;
export const someOfTen = (score: string | number): string => `10 में से ${score}`;
export const someOfFive = (stars: string | number, word: string | number): string =>
  `5 में से ${stars}, ${word}`;
export const poor = 'ख़राब';
export const fair = 'ठीक-ठाक';
export const good = 'अच्छा';
export const excellent = 'बेहतरीन';
