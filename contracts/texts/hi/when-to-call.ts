/**
 * When a dentist is not enough: what to do, and at which signs, in one wording.
 */
export const CALL_OR_GO = '112 या 108 पर फ़ोन कीजिए, या अस्पताल जाइए';

/** Frame for the signs. */
export const CALL_OR_GO_IF = 'अगर {signs}, तो 112 या 108 पर फ़ोन कीजिए, या अस्पताल जाइए।';

/** The signs that every patient hears, the gravest first: those of the red flags. */
export const DANGER_SIGNS = [
  'साँस लेना या निगलना मुश्किल हो जाए',
  'सूजन आँख या गर्दन के पास पहुँचे या एक दिन के अंदर साफ़-साफ़ बढ़ जाए',
  '38\u00A0°C या ज़्यादा बुख़ार हो और साथ में दाँत ख़राब हो, घाव हो या सूजन हो',
] as const;

const [BREATHING, SWELLING, FEVER] = DANGER_SIGNS;

/** The whole of it. */
export const WHEN_TO_CALL = CALL_OR_GO_IF.replace(
  '{signs}',
  `${BREATHING}, ${SWELLING}, या ${FEVER}`,
);

/** Stands where a mail or the consent says what to do if it gets worse. */
export const IF_WORSE = `तकलीफ़ बढ़े तो इंतज़ार न कीजिए: ${CALL_OR_GO}।`;
