/** A dentist’s place, hours and register are put into these words. */

export const on = (at: string | number): string => `on ${at}`;
export const atWords = (when: string | number, at: string | number): string => `${when} at ${at}`;
export const openDayAndNight = 'Open day and night';
export const openNowUntil = (clock: string | number): string => `Open now, until ${clock}`;
export const openingHoursNotKnown = 'Opening hours not known';
export const closedOpens = (opensAt: string | number): string => `Closed, opens ${opensAt}`;
export const open24Hours = 'Open 24 hours';
export const toWords = (from: string | number, to: string | number): string => `${from} to ${to}`;
export const aboutMAway = (max: string | number): string => `about ${max} m away`;
export const aboutKmAway = (km: string | number): string => `about ${km} km away`;
export const clinicLabel = 'Clinic or hospital';
export const registrationNumberLabel = 'Registration number';
export const registrationNumberOf = (registration: string | number): string =>
  `Registration number ${registration}`;
export const english = 'English';
export const hindi = 'Hindi';
export const bengali = 'Bengali';
export const marathi = 'Marathi';
export const telugu = 'Telugu';
export const tamil = 'Tamil';
export const gujarati = 'Gujarati';
export const urdu = 'Urdu';
export const kannada = 'Kannada';
export const odia = 'Odia';
export const malayalam = 'Malayalam';
export const punjabi = 'Punjabi';
export const assamese = 'Assamese';
export const closed = 'Closed';
