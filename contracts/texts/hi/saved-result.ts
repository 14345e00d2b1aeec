/** Texts that a saved result's page and its report share: the result is read as of its day. */
export const SAVED_RESULT = {
  /** Title in place of the headline, once the days have passed. */
  pastTitle: 'सलाह थी: {by} तक दाँतों के डॉक्टर को दिखाना',
  past: 'वह दिन निकल गया है। अब भी दुखता हो, या तकलीफ़ लौट आई हो, तो फिर से जाँच कीजिए या अभी दाँतों के डॉक्टर को दिखाइए।',
  notSince: 'तब से इसमें कुछ नया नहीं जुड़ा है। नई तकलीफ़ के लिए फिर से जाँच कीजिए।',
  medicines:
    'ये दवाएँ {day} के आपके जवाबों से मिलाकर देखी गई थीं, उसके बाद नहीं। अब इनमें से कुछ भी लेने से पहले फ़ार्मासिस्ट या डॉक्टर से पूछिए।',
} as const;
