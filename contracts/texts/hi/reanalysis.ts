/** Texts that a screen and its report share on a questionnaire and an X-ray that were read together. */
export const REANALYSIS = {
  /** The two readings, side by side (REAN-15, REAN-16). */
  withXray: 'आपके एक्स-रे के साथ',
  answersAlone: 'सिर्फ़ आपके जवाबों से',
  /** Heading of the differences between the two readings (REAN-20). */
  changes: 'एक्स-रे से क्या बदलता है',
} as const;
