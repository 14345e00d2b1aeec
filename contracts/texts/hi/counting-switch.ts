/** The switch beside what is counted, and how it stands. */
export const COUNTING_SWITCH_TEXTS = {
  label: 'इस ब्राउज़र में Toothwise का मेरा इस्तेमाल गिनें',
  /** Note for pages on which no script runs, so that there is no switch. */
  without:
    'स्क्रिप्ट के बिना यहाँ कोई बटन नहीं है। अपने ब्राउज़र की सेटिंग में Do Not Track या Global Privacy Control चालू कीजिए। तब कुछ नहीं गिना जाता।',
  stands: {
    counted: 'गिनती चालू है। यहाँ बंद कीजिए, तो इस ब्राउज़र में बंद रहती है।',
    uncounted: 'इस ब्राउज़र में गिनती बंद है। कुछ नहीं गिना जाता।',
    browserDecided:
      'आपका ब्राउज़र साइटों से कहता है कि आपका पीछा न करें। इसलिए कुछ नहीं गिना जाता, और बदलने को कुछ नहीं है।',
  },
} as const;
