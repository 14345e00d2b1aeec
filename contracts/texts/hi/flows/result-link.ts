import type { LinkDays, LinkEnd } from '../../../assessment/result-link.ts';

/** Words for a patient who shows a saved result to a dentist elsewhere, by a link and a passcode. */
export const RESULT_LINK_TEXTS = {
  title: 'किसी और डॉक्टर को दिखाइए',
  line: 'पासकोड वाला लिंक, ऐसे डॉक्टर के लिए जो यहाँ नहीं हैं',
  intro: 'आपको एक लिंक, स्कैन करने का कोड और एक पासकोड मिलता है। डॉक्टर बिना खाते के आपका नतीजा खोल लेते हैं।',
  sealed:
    'आपका फ़ोन पहले नतीजे पर ताला लगाता है। हम सिर्फ़ ताला लगा नतीजा रखते हैं, चाबी हमारे पास नहीं होती।',
  start: 'किसी और डॉक्टर को दिखाएँ',
  reading: 'आपके लिंक खोजे जा रहे हैं...',
  readingFailed: 'हम अपने सर्वर तक नहीं पहुँच पाए, इसलिए आपके लिंक नहीं दिखा सकते। कृपया फिर से कोशिश कीजिए।',
  tryAgain: 'फिर से कोशिश करें',
  howLong: 'लिंक कितने दिन चले?',
  days: (days: LinkDays) => `${days} दिन`,
  visit: (dentist: string, day: string) => `${day} की कॉल में ${dentist} ने जो कहा, वह भी दिखाएँ`,
  visitAndMedicines: (dentist: string, day: string) =>
    `${day} की कॉल में ${dentist} ने जो कहा, वह और दवा का पर्चा भी दिखाएँ`,
  visitChoice:
    'यह आप तय कीजिए। इसके बिना लिंक सिर्फ़ आपका नतीजा दिखाता है। पहले क्या कहा गया और कौन सी दवा लिखी गई, यह जानने से डॉक्टर को मदद मिल सकती है।',
  visitRead: 'डॉक्टर यह भी पढ़ेंगे:',
  make: 'लिंक बनाएँ',
  making: 'आपका लिंक बन रहा है...',
  makingFailed:
    'हम लिंक नहीं बना पाए। अपना इंटरनेट देखिए और फिर से कोशिश कीजिए। फिर भी न बने, तो नया ब्राउज़र इस्तेमाल कीजिए।',
  readyTitle: 'आपका लिंक तैयार है',
  ready: 'डॉक्टर से यह कोड स्कैन कराइए, या लिंक भेजिए। पासकोड उन्हें आप ख़ुद बताइए।',
  showsVisit: 'यह लिंक आपका नतीजा दिखाता है, और वह भी जो कॉल में डॉक्टर ने कहा।',
  showsResult: 'यह लिंक सिर्फ़ आपका नतीजा दिखाता है।',
  picture: 'आपके नतीजे के लिंक वाला कोड, स्कैन करने के लिए',
  passcode: 'पासकोड',
  once: 'यह कोड और पासकोड हम दोबारा नहीं दिखा सकते। खो जाएँ तो लिंक बंद कीजिए और नया बनाइए।',
  copy: 'लिंक कॉपी करें',
  share: 'लिंक भेजें',
  shareTitle: 'डॉक्टर के लिए एक नतीजा',
  done: 'हो गया',
  listTitle: 'इस नतीजे के आपके लिंक',
  none: 'इस नतीजे का कोई लिंक नहीं है।',
  good: (until: string) => `${until} तक चलेगा`,
  made: (day: string) => `बनने का दिन: ${day}`,
  openings: (times: number) => {
    if (times === 0) return 'अभी किसी ने नहीं खोला।';
    return times === 1 ? 'एक बार खुला' : `${times} बार खुला`;
  },
  opened: (by: string, at: string) => `${by}, ${at}`,
  names: 'लोग जो नाम लिखते हैं, हम उन्हें जाँचते नहीं।',
  end: 'यह लिंक बंद करें',
  ending: 'बंद हो रहा है...',
  endingFailed: 'हमारा सर्वर जवाब नहीं दे रहा, इसलिए हो सकता है लिंक अब भी चले। फिर से दबाइए।',
  refresh: 'फिर से देखें',
} as const;

/** The ends of a link, as its owner reads them. */
export const OWN_LINK_END_TEXTS: Readonly<Record<LinkEnd, string>> = {
  revoked: 'आपने इसे बंद किया।',
  passcodes: 'यह बंद हो गया: किसी ने 5 बार गलत पासकोड डाला।',
  usedUp: 'यह बंद हो गया: यह 50 बार खुल चुका।',
  expired: 'यह बंद हो गया: इसके दिन पूरे हो गए।',
};
