/** Where it waits that the onboarding was put off, for this tab alone. */
export const POSTPONED_KEY = 'toothwise-onboarding-postponed';

/** Whoever signs in next is asked anew. */
export const forgetPostponed = (): void => {
  try {
    sessionStorage.removeItem(POSTPONED_KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
};
