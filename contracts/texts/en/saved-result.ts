/** Texts that a saved result's page and its report share: the result is read as of its day. */
export const SAVED_RESULT = {
  /** Title in place of the headline, once the days have passed. */
  pastTitle: 'The advice was a dentist by {by}',
  past: 'That day has passed. If it still hurts, or has come back, check again or see a dentist now.',
  notSince: 'This has not been updated since. For a new problem, check again.',
  medicines:
    'Weighed against your answers of {day}, and not again since. Ask a pharmacist or a doctor before you take any of them now.',
} as const;
