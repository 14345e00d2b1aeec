/** What a screen and its report both say of a questionnaire and an X-ray that were read together. */
export const REANALYSIS = {
  /** The two readings, side by side (REAN-15, REAN-16). */
  withXray: 'With your X-ray',
  answersAlone: 'From your answers alone',
  /** What the one says and the other does not (REAN-20). */
  changes: 'What the X-ray changes',
} as const;
