/** Texts that a screen and its report share on a questionnaire and an X-ray that were read together. */
export const REANALYSIS = {
  /** The two readings, side by side (REAN-15, REAN-16). */
  withXray: 'With your X-ray',
  answersAlone: 'From your answers alone',
  /** Heading of the differences between the two readings (REAN-20). */
  changes: 'What the X-ray changes',
} as const;
