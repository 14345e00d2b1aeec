import type { Partly, ResultTexts } from '../catalogue.ts';

/** What is said beside a result in Hindi. */
export const HI_RESULT: Partly<ResultTexts> = {
  keptAt: {
    server:
      'यह नतीजा हमारे सर्वर पर ज़्यादा से ज़्यादा ३० दिन रहता है, आपके नाम के बिना। सहमति वापस लेने या जाँच छोड़ने पर इसे हटा दिया जाता है।',
    device: 'यह नतीजा सिर्फ़ इसी डिवाइस पर है: हमारे सर्वर ने इसे नहीं रखा है।',
  },
};
