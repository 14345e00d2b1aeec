import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/engine/report.ts';
import { CALL_OR_GO, DANGER_SIGNS } from '../when-to-call.ts';

/** Reasons why a condition is listed; `{quote}` is what was written or chosen. */
export const REASONS = {
  answered: '“{question}” पर आपका जवाब: “{quote}”',
  age: 'उम्र {age}',
  history: 'आपकी सेहत की जानकारी में है: “{quote}”',
  said: 'आपने कहा: “{quote}”',
  reported: 'आपने बताया: {finding}।',
  saidNo: '“नहीं” कहा: {finding}',
  ownWords: '“{quote}”',
  presentAgainst: 'इससे संभावना कम होती है: {finding}।',
  absentAgainst: 'इसके साथ अक्सर यह होता है, पर आपने “नहीं” कहा: {finding}।',
  seen: 'आपने देखा: {finding}। दाँतों के डॉक्टर इसे पक्का कर सकते हैं।',
  fewAnswers: 'आपके कम ही जवाब किसी एक वजह की ओर जाते हैं, इसलिए फ़ैसला डॉक्टर की जाँच से होता है।',
  secondReading: 'एक भाषा मॉडल ने दोबारा पढ़ा, और वह भी इसी ओर इशारा करता है।',
} as const satisfies Translated<typeof english.REASONS>;

/** Times by which to see a dentist, when no emergency is told instead. */
export const VISITS = {
  urgent:
    'जितनी जल्दी हो सके दाँतों के डॉक्टर को दिखाइए: एक दिन के अंदर हो तो सबसे अच्छा, और 3 दिन के अंदर ज़रूर।',
  moderate: '1 से 2 हफ़्ते के अंदर दाँतों के डॉक्टर को दिखाइए।',
  routine: '2 से 4 हफ़्ते के अंदर दाँतों के डॉक्टर को दिखाइए।',
} as const satisfies Translated<typeof english.VISITS>;
/** The same when a second opinion asked for an earlier visit. */
export const EARLIER_VISIT: Translated<typeof english.EARLIER_VISIT> =
  '1 से 3 दिन के अंदर दाँतों के डॉक्टर को दिखाइए, तकलीफ़ बढ़े तो और जल्दी।';

/**
 * Signs that need a hospital: those that every patient hears, and the frame that the signs of a condition are put into. A list behind
 * "if" reads in Hindi as if all of it were meant, so the frame says that one is enough. The signs in doubt are names of
 * things, so they stand in brackets in the list.
 */
export const HOSPITAL = {
  frame: `अगर इनमें से एक बात भी हो, तो ${CALL_OR_GO}: {signs}।`,
  always: DANGER_SIGNS,
  noticed: 'यह दिखे या महसूस हो ({signs})',
} as const satisfies Translated<typeof english.HOSPITAL>;
export const KEEP_MEDICINES: Translated<typeof english.KEEP_MEDICINES> =
  'डॉक्टर की दी हुई दवाएँ लेते रहिए, और उनकी सूची दाँतों के डॉक्टर को दिखाइए।';
export const TAKE_ALONG: Translated<typeof english.TAKE_ALONG> =
  'यह नतीजा और अपनी दवाओं की सूची साथ ले जाइए।';

/** Text and steps when too little was told to know the cause. */
export const NOT_ENOUGH = {
  text: 'हमें इतना पता नहीं चला कि बता सकें यह क्या है। दाँतों के डॉक्टर देख सकते हैं, जाँच कर सकते हैं और एक्स-रे ले सकते हैं। यह जानने से मदद मिलती है: कौन-सा दाँत या जगह है, तकलीफ़ किससे शुरू होती है, कितनी देर रहती है, और कब शुरू हुई। यह पता हो, तो आप सवालों के जवाब फिर से दे सकते हैं।',
  commonest: 'ऐसी तकलीफ़ वाले लोगों में सबसे ज़्यादा यह होता है: {causes}।',
  steps: {
    do: [
      'लिख लीजिए कि कब दुखता है या परेशानी होती है, किससे शुरू होती है, और कितनी देर रहती है।',
      { atHome: 'दिन में दो बार हल्के से ब्रश कीजिए, और जिससे तकलीफ़ बढ़े उससे बचिए।' },
    ],
    doNot: [],
  },
} as const satisfies Translated<typeof english.NOT_ENOUGH>;

/** Reason to see a dentist soon although nothing else asks for it; said after the time by which to go. */
export const UNSURE: Translated<typeof english.UNSURE> =
  'ख़तरे के संकेत पर ({signs}) आपका जवाब “पता नहीं” था, इसलिए हम मानते हैं कि जल्दी दिखाना ज़रूरी है।';
