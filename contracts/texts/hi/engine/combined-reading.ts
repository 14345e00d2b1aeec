import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/engine/combined-reading.ts';

/** Words for the causes in a re-analysis. A suspicion has no figure, and a small figure says less than it seems to. */
export const CAUSES = {
  cause: '{likely}: {name}',
  seen: '{name}। {seen}',
  causeInFigures: '{likely}: {name}, {percent}%',
  bothNames: '{plain} ({name})',
  suspicion: '{name}: दाँतों के डॉक्टर को दिखाना ज़रूरी है। यह एक शक है, पक्की बात नहीं।',
  fits: '{cause}। हो सकता है तस्वीर में इससे मेल खाती चीज़ दिखे: {what}।',
  unknown: 'आपके जवाबों से इतना पता नहीं चला कि बता सकें यह क्या है।',
} as const satisfies Translated<typeof english.CAUSES>;

/** Words for one finding in the list of key findings. */
export const FINDING = {
  line: '{what} ({where}; {band}, 100 में से {percent})।',
  bands: { high: 'काफ़ी पक्का', medium: 'कम पक्का', low: 'पक्का नहीं' },
} as const satisfies Translated<typeof english.FINDING>;

/** Sentences on what a picture adds to a case. */
export const PICTURE = {
  marked: 'एक्स-रे पर निशान: {what}।',
  nothing: 'एक्स-रे पर कोई निशान नहीं। इसका मतलब यह नहीं कि सब ठीक है।',
  notSought: 'कोई नहीं बता सका कि इस तस्वीर में दाँत हैं, इसलिए इस पर कुछ नहीं खोजा गया।',
  raised: '{visit} हो सकता है तस्वीर में कुछ ऐसा हो जिसे दाँतों के डॉक्टर को और जल्दी देखना चाहिए।',
  takeAlong: 'एक्स-रे साथ ले जाइए, ताकि दाँतों के डॉक्टर उसे पढ़ सकें।',
} as const satisfies Translated<typeof english.PICTURE>;

/** Sentences on what the X-ray changes, and what it does not. */
export const DIFFERENCES = {
  nothingFound:
    'कोई निशान नहीं। इसका मतलब यह नहीं कि सब ठीक है। तस्वीर से आपके जवाबों में कुछ नहीं जुड़ा, इसलिए आपका नतीजा वैसा ही है।',
  notSought:
    'कोई नहीं बता सका कि इस तस्वीर में दाँत हैं, इसलिए इस पर कुछ नहीं खोजा गया, और आपका नतीजा वैसा ही है। इसमें क्या दिखता है, यह दाँतों के डॉक्टर बता सकते हैं।',
  emergency: 'एक्स-रे से कुछ नहीं बदलता: आपने जो बताया, उसमें अभी मदद लेना ज़रूरी है, तस्वीर में चाहे जो दिखे।',
  raised: 'सिर्फ़ आपके जवाबों से हम कहते हैं: {before} तस्वीर में जो हो सकता है, उसकी वजह से हम कहते हैं: {after}',
  countsMore:
    'तस्वीर में जो हो सकता है, वह इससे मेल खाता है: {names}। इसलिए इसकी संभावना सिर्फ़ आपके जवाबों के मुक़ाबले थोड़ी ज़्यादा गिनी गई है।',
  fits: 'तस्वीर में जो हो सकता है, वह इससे मेल खाता है: {names}। आपके जवाब भी इसी ओर जाते हैं। इससे कोई संभावना नहीं बदलती।',
  sameUrgency: 'कितनी जल्दी दाँतों के डॉक्टर को दिखाना है, वह वैसा ही है।',
  nothing: 'तस्वीर से आपके जवाबों में कुछ नहीं जुड़ा, इसलिए आपका नतीजा वैसा ही है।',
  keptWithXray:
    'आपका सहेजा हुआ नतीजा एक एक्स-रे में मिली बातों के साथ बना था। उसके साथ वह भी दिखाया गया है जो उन बातों के बिना, सिर्फ़ आपके जवाबों से निकलता है।',
  withdrawn:
    'यह ऐसे निशानों के साथ पढ़ा गया था जो असली एक्स-रे पर ग़लत निकले, इसलिए वे अब नहीं दिखाए जाते। कितनी जल्दी दाँतों के डॉक्टर को दिखाना है, वह वैसा ही है जैसा बताया गया था। जो उन निशानों के बिना निकलता है, उसके लिए एक्स-रे को अपने जवाबों के साथ फिर से पढ़वाइए।',
  onlyDentist: 'एक्स-रे में क्या दिखता है, यह सिर्फ़ दाँतों के डॉक्टर बता सकते हैं।',
} as const satisfies Translated<typeof english.DIFFERENCES>;
