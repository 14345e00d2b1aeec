/** A dentist’s place, hours and register are put into these words. */

export const on = (at: string | number): string => `${at} को`;
export const atWords = (when: string | number, at: string | number): string => `${when}, ${at} बजे`;
export const openDayAndNight = 'दिन-रात खुला';
export const openNowUntil = (clock: string | number): string => `अभी खुला है, ${clock} तक`;
export const openingHoursNotKnown = 'खुलने का समय पता नहीं';
export const closedOpens = (opensAt: string | number): string => `बंद है, ${opensAt} खुलेगा`;
export const open24Hours = '24 घंटे खुला';
export const toWords = (from: string | number, to: string | number): string => `${from} से ${to}`;
export const aboutMAway = (max: string | number): string => `लगभग ${max} मीटर दूर`;
export const aboutKmAway = (km: string | number): string => `लगभग ${km} किमी दूर`;
export const clinicLabel = 'क्लिनिक या अस्पताल';
export const registrationNumberLabel = 'रजिस्ट्रेशन नंबर';
export const registrationNumberOf = (registration: string | number): string =>
  `रजिस्ट्रेशन नंबर ${registration}`;
export const english = 'अंग्रेज़ी';
export const hindi = 'हिन्दी';
export const bengali = 'बांग्ला';
export const marathi = 'मराठी';
export const telugu = 'तेलुगु';
export const tamil = 'तमिल';
export const gujarati = 'गुजराती';
export const urdu = 'उर्दू';
export const kannada = 'कन्नड़';
export const odia = 'ओड़िया';
export const malayalam = 'मलयालम';
export const punjabi = 'पंजाबी';
export const assamese = 'असमिया';
export const closed = 'बंद';
