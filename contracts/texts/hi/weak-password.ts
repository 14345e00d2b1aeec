import type { Translated } from '../catalogue.ts';
import type * as english from '../en/weak-password.ts';

/** Texts for a person whose new password is refused. */
export const WEAK_PASSWORD: Translated<typeof english.WEAK_PASSWORD> = {
  common: 'यह पासवर्ड सबसे पहले आज़माए जाने वालों में है। कृपया दूसरा चुनिए।',
  personal: 'इस पासवर्ड में आपका अपना नाम, ईमेल पता या फ़ोन नंबर है। कृपया दूसरा चुनिए।',
};
