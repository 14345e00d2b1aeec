export const ANALYSIS_COMPLETE = {
  title: 'एक्स-रे पढ़ लिया गया',
  message: (count: number): string => `${count} जगहों पर कुछ मिला`,
};

export const NOTHING_SOUGHT = {
  title: 'एक्स-रे रखा गया',
  message: 'उस पर कोई निशान नहीं है। उसमें क्या है, यह दाँतों के डॉक्टर बता सकते हैं।',
};

/** Text where the server gives no reason for an answer that it did not take. */
export const NOT_TOLD_TEXT = 'आपका जवाब हम तक नहीं पहुँचा। कुछ खोया नहीं है: कृपया फिर से कोशिश कीजिए।';

export const ANALYSIS_FAILED = {
  title: 'पढ़ा नहीं जा सका',
  message: 'एक्स-रे पढ़ा नहीं जा सका। आपकी तस्वीर सुरक्षित है: कृपया फिर से कोशिश कीजिए।',
};

export const XRAY_GONE = {
  title: 'एक्स-रे अब यहाँ नहीं है',
  message: 'पहले का एक्स-रे अब इस खाते में नहीं है। आप उसे फिर से जोड़ सकते हैं।',
};

/** Text where the page does not hold the chosen picture any more. */
export const IMAGE_LOST = 'कृपया तस्वीर फिर से चुनिए: बीच में यह पेज नए सिरे से खुला।';

export const REANALYSIS_FAILED = {
  title: 'साथ नहीं पढ़ा जा सका',
  message: 'एक्स-रे और आपके जवाब साथ नहीं पढ़े जा सके। कुछ खोया नहीं है: कृपया फिर से कोशिश कीजिए।',
};

export const REANALYSIS_COMPLETE = 'साथ में पढ़ लिया गया';

/** Texts on the outcome of the mail (REAN-21). */
export const MAILED_WORDS = {
  sent: 'नया नतीजा तैयार है, और उसका मेल भेजा गया।',
  queued: 'नया नतीजा तैयार है। उसका मेल भेजा जा रहा है।',
  unsent: 'नया नतीजा तैयार है। उसका मेल नहीं भेजा जा सका।',
} as const;

/** Title where the X-ray changed nothing. */
export const RESULT_STAYS = 'आपका नतीजा वही है';

/** The same texts where there is no updated diagnosis. */
export const MAILED_UNCHANGED = {
  sent: 'इसका मेल भेजा गया।',
  queued: 'इसका मेल भेजा जा रहा है।',
  unsent: 'इसका मेल नहीं भेजा जा सका।',
} as const;

export const DIAGNOSIS_ENHANCED = {
  title: 'नतीजा और पक्का हुआ!',
  message: 'आपका एक्स-रे आपके जवाबों के साथ पढ़ा गया।',
};

export const NOT_SAVED = {
  analysis: 'एक्स-रे सहेजते समय गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
  reanalysis: 'साथ में पढ़ा नतीजा सहेजते समय गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
} as const;
