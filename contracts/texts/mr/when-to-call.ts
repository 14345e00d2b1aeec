/**
 * When a dentist is not enough: what to do, and at which signs, in one wording. A list behind "if" reads in Marathi as if all
 * of it were meant, so the frame says that one is enough, and the signs are names of things behind its colon.
 */
export const CALL_OR_GO = '112 किंवा 108 वर फोन करा, किंवा हॉस्पिटलमध्ये जा';

/** Frame for the signs. */
export const CALL_OR_GO_IF =
  'यांपैकी एक जरी लक्षण असेल, तर 112 किंवा 108 वर फोन करा, किंवा हॉस्पिटलमध्ये जा: {signs}.';

/** The signs that every patient hears, the gravest first: those of the red flags. */
export const DANGER_SIGNS = [
  'श्वास घेणं किंवा गिळणं अवघड होणं',
  'सूज डोळ्याच्या किंवा मानेच्या जवळ येणं किंवा एका दिवसाच्या आत वाढणं',
  'खराब दात, जखम किंवा सूज यांच्यासोबत 38\u00A0°C किंवा जास्त ताप येणं',
] as const;

const [BREATHING, SWELLING, FEVER] = DANGER_SIGNS;

/** The whole of it. */
export const WHEN_TO_CALL = CALL_OR_GO_IF.replace(
  '{signs}',
  `${BREATHING}; ${SWELLING}; किंवा ${FEVER}`,
);

/** Stands where a mail or the consent says what to do if it gets worse. */
export const IF_WORSE = `त्रास वाढला तर वाट पाहू नका: ${CALL_OR_GO}.`;
