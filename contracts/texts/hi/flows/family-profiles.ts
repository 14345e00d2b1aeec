import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/flows/family-profiles.ts';

/** Labels of the form, and what is said of its faults. */
export const FAMILY_WORDS: Translated<typeof english.FAMILY_WORDS> = {
  name: {
    label: 'पूरा नाम',
    hint: 'जैसा डॉक्टर पढ़ें, दवा की पर्ची पर भी।',
    wrong: 'कृपया पूरा नाम लिखिए।',
  },
  birthYear: {
    label: 'जन्म का साल',
    hint: 'चार अंक, जैसे 2018।',
    wrong: 'कृपया जन्म का साल चार अंकों में लिखिए।',
  },
};

/** Label of the name of who answers for a child. */
export const GUARDIAN_WORDS: Translated<typeof english.GUARDIAN_WORDS> = {
  guardian: {
    label: 'बच्चे की ज़िम्मेदारी किसकी है',
    hint: 'माता-पिता या कानूनी अभिभावक का पूरा नाम। डॉक्टर इसे पढ़ते हैं।',
    wrong: 'कृपया लिखिए कि बच्चे की ज़िम्मेदारी किसकी है।',
  },
};

/** Notices of what was done. */
export const PERSON_ADDED = {
  title: 'जोड़ दिया गया',
  message: 'अब आप चुन सकते हैं कि नतीजा या बुकिंग किसके लिए है।',
};
export const PERSON_CORRECTED = {
  title: 'सेव हो गया',
  message: 'जानकारी ठीक कर दी गई। जो पहले बुक हुआ था, उसमें पुरानी जानकारी रहती है।',
};
export const PERSON_EXPORTED = {
  title: 'डाउनलोड तैयार है',
  message: 'फ़ाइल आपके डाउनलोड में है।',
};
export const PERSON_ERASED = {
  title: 'हटा दिया गया',
  message:
    'यह व्यक्ति और यहाँ उनके लिए सेव किया गया सब कुछ हटा दिया गया। जो उन्हें चुने बिना सेव या बुक हुआ, वह बना हुआ है।',
};
