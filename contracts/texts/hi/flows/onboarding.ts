export const WELCOME_ABOARD = { title: 'आपका स्वागत है!', message: 'आपका खाता तैयार है।' };

/** Text where the end could not be reached (ONBD-20). */
export const COMPLETING_FAILED = 'यह पूरा नहीं हो पाया। कृपया फिर से कोशिश कीजिए।';

export const ONBOARDING_FAILED = { title: 'गड़बड़', message: COMPLETING_FAILED };

/** Reasons for which the patient cannot go on yet (ONBD-09): missing consents, and missing names. */
export const CONSENTS_MISSING = 'आगे बढ़ने के लिए कृपया ज़रूरी सहमतियाँ दीजिए।';
export const NAMES_MISSING = 'आगे बढ़ने के लिए कृपया अपना नाम लिखिए।';
