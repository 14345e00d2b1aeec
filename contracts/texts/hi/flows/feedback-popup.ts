export const RATING_MISSING = { title: 'कृपया सितारे चुनिए', message: 'राय भेजने से पहले सितारे चुनिए।' };

export const THANKS = { title: 'आपकी राय के लिए धन्यवाद!', message: 'इससे हमारी जाँच बेहतर होती है।' };

export const NOT_SUBMITTED = {
  title: 'राय भेजने में गड़बड़',
  message: 'राय भेजी नहीं जा सकी',
};
