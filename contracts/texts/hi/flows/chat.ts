/** The question before progress is lost (CHAT-07). */
export const EXIT_QUESTION = 'क्या आप सचमुच बाहर निकलना चाहते हैं? अब तक का आपका सब कुछ मिट जाएगा।';

/** The question before a fresh start, where answers or a result would be lost. */
export const RESTART_QUESTION = 'नए सिरे से शुरू करने पर अब तक का सब कुछ मिट जाता है।';

/** The question before words in the address take the place of an earlier assessment (LAND-05). */
export const FRESH_START_QUESTION = 'इस डिवाइस पर आपकी पहले की जाँच है। नई उसकी जगह लेती है।';

export const PROGRESS_RESTORED = {
  title: 'पहले का मिल गया',
  message: 'आप वहीं से आगे बढ़ सकते हैं जहाँ छोड़ा था।',
};

export const DRAFT_DROPPED = { title: 'नई शुरुआत', message: 'आपके पहले के जवाब काम नहीं आ सकते।' };

export const NOT_KEPT = {
  title: 'आपके जवाब सहेजे नहीं जा रहे',
  message: 'यह ब्राउज़र उन्हें नहीं रखता। कृपया पेज बंद करने से पहले पूरा कीजिए।',
};

export const DELETION_OWED = {
  title: 'अभी हटा नहीं',
  message: 'आपका नतीजा अब भी हमारे सर्वर पर है। हम उसे हटाने की कोशिश करते रहते हैं।',
};

export const DELETION_REFUSED = {
  title: 'हटाया नहीं गया',
  message: 'आपका नतीजा किसी खाते या दूसरे ब्राउज़र का है। उसे वहीं से हटाया जा सकता है।',
};
