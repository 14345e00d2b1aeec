/** Texts of the contact that the code goes to, by its channel (OTPL-11, OTPL-12). */
export const CONTACT_WORDS = {
  email: { contact: { label: 'ईमेल', wrong: 'कृपया सही ईमेल लिखिए' } },
  phone: { contact: { label: 'फ़ोन नंबर', wrong: 'कृपया सही फ़ोन नंबर लिखिए' } },
} as const;

export const OTP_VERIFIED = { title: 'ओटीपी सही है', message: 'फिर से स्वागत है!' };
