export const SCORE_KEPT = { title: 'आपकी राय के लिए धन्यवाद!', message: 'आपके अंक मिल गए हैं।' };

export const SCORE_NOT_SENT = { title: 'राय भेजी नहीं गई', message: 'कृपया बाद में फिर से कोशिश कीजिए।' };
