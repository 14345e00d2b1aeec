import type { FileKind } from '../../xray/file-kinds.ts';
import { XRAYS_OF_ACCOUNT_MAX } from '../../xray/xray-files.ts';
import type { XrayRefusal } from '../../xray/xray-files.ts';

/** Says why a file is not taken: the first two as the requirements have them (XRAY-07, XRAY-08). */
export const XRAY_REFUSAL_TEXTS: Readonly<Record<XrayRefusal, string>> = {
  wrongType: 'कृपया JPEG या PNG तस्वीर की फ़ाइल चुनिए।',
  tooLarge: 'फ़ाइल 10 MB से छोटी होनी चाहिए।',
  empty: 'यह फ़ाइल ख़ाली है। कृपया तस्वीर दोबारा चुनिए, या नई तस्वीर लीजिए।',
  unreadable:
    'यह तस्वीर ख़राब है या अधूरी है। कृपया इसे अपने फ़ोन या कंप्यूटर पर खोलकर देखिए कि पूरी है या नहीं, या नई तस्वीर लीजिए।',
  tooManyPixels:
    'यह तस्वीर इतनी बड़ी है कि पढ़ी नहीं जा सकती: ज़्यादा से ज़्यादा 40 मेगापिक्सेल, और कुछ तरह की फ़ाइलों (जैसे JPEG 2000) में 16। कृपया कैमरे में छोटा आकार चुनिए, या एक्स-रे की फ़ोटो थोड़ी दूर से लीजिए।',
  dicomForm: 'कृपया एक्स-रे JPEG या PNG तस्वीर के रूप में माँगिए।',
  otherDicom: 'कृपया दाँतों या जबड़े का सादा एक्स-रे चुनिए, DICOM फ़ाइल या JPEG या PNG तस्वीर के रूप में।',
  tooMany: `आपके खाते में ${XRAYS_OF_ACCOUNT_MAX} एक्स-रे हैं। कृपया पहले कोई एक मिटाइए।`,
};

const OPEN_AND_SAVE = 'इसे तस्वीरों के किसी ऐप में खोलिए और JPEG के रूप में सेव कीजिए।';

/** Says what a file is, and how to get a picture of it. */
export const FILE_KIND_TEXTS: Readonly<Record<FileKind, string>> = {
  heic: 'यह HEIC फ़ोटो है, जैसी कई फ़ोन सेव करते हैं। इसे JPEG के रूप में शेयर कीजिए, या कैमरे की सेटिंग में “Most Compatible” चुनिए।',
  avif: `यह AVIF तस्वीर है। ${OPEN_AND_SAVE}`,
  tiff: `यह TIFF तस्वीर है। ${OPEN_AND_SAVE}`,
  webp: `यह WebP तस्वीर है। ${OPEN_AND_SAVE}`,
  bmp: `यह BMP तस्वीर है। ${OPEN_AND_SAVE}`,
  gif: `यह GIF तस्वीर है। ${OPEN_AND_SAVE}`,
  jpeg2000: `यह JPEG 2000 तस्वीर है। ${OPEN_AND_SAVE}`,
  jpegXl: `यह JPEG XL तस्वीर है। ${OPEN_AND_SAVE}`,
  photoshop: `यह Photoshop की फ़ाइल है। ${OPEN_AND_SAVE}`,
  pdf: 'यह PDF है। इसे खोलिए और उसमें दिख रहे एक्स-रे का स्क्रीनशॉट लीजिए।',
  video: 'यह वीडियो है। जहाँ एक्स-रे दिखता है वहाँ रोकिए और स्क्रीनशॉट लीजिए।',
  archive: 'यह ज़िप जैसी पैक की हुई फ़ाइल या ऑफ़िस का दस्तावेज़ है। एक्स-रे को उसमें से निकालिए और वह फ़ाइल चुनिए।',
  webPage: 'यह कोई ड्राइंग या वेब पेज है। उसमें दिख रहे एक्स-रे का स्क्रीनशॉट लीजिए।',
  surfaceScan: 'यह दाँतों का 3D स्कैन है, जो सिर्फ़ उनकी ऊपरी सतह दिखाता है।',
};
