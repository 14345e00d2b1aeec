import type { IntendedAction } from '../../../accounts/intended-actions.ts';

/** Heading of the gate for any action without a heading of its own (AUTH-26). */
const TITLE = 'लॉग इन ज़रूरी है';

/** Headings and reasons of the gate, by the intended action (AUTH-23, AUTH-25..27). */
export const GATE_TEXTS: Readonly<
  Record<IntendedAction, { readonly title: string; readonly description: string }>
> = {
  teleconsultation: {
    title: 'अपनी वीडियो कॉल बुक कीजिए',
    description: 'लॉग इन कीजिए या खाता बनाइए, ताकि डॉक्टर आप तक पहुँच सकें।',
  },
  'pdf-report': {
    title: 'अपनी रिपोर्ट सहेजिए',
    description: 'लॉग इन कीजिए या खाता बनाइए, और आपकी रिपोर्ट उसमें सहेजी जाएगी।',
  },
  'xray-analysis': {
    title: TITLE,
    description: 'लॉग इन कीजिए या खाता बनाइए: एक्स-रे सिर्फ़ आपके लिए रखा जाता है।',
  },
  'save-result': {
    title: TITLE,
    description: 'लॉग इन कीजिए या खाता बनाइए, और यह नतीजा आपके डैशबोर्ड में सहेजा जाएगा।',
  },
};
