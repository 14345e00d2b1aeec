/** The page of one saved result says this. */

export const checkInTitle = (product: string | number): string => `How is it today? · ${product}`;
export const checkedOn = (issue: string | number, madeAt: string | number): string =>
  `“${issue}”, checked on ${madeAt}`;
export const yourWholeResult = 'Your whole result';
export const deleteThisResultQuestion = 'Delete this result?';
export const deleteThisResult = 'Delete this result';
export const asItWasOn = (day: string | number): string => `As it was on ${day}`;
export const checkAgain = 'Check again';
export const yourResultOf = (day: string | number, product: string | number): string =>
  `Your result of ${day} · ${product}`;
export const youSaid = (issue: string | number): string => `You said: “${issue}”`;
export const pageTitle = (product: string | number): string => `Your result · ${product}`;
export const yourResult = 'Your result';
export const openingYourResult = 'Opening your result...';
export const thisResultIsDeleted = 'This result is deleted';
export const itNotYourAccountAnyMore = 'It is not in your account any more.';
export const ifItsAssessmentStillOpenBrowser =
  'If its assessment is still open in this browser, it stays there until you leave it or log out.';
export const thisResultNotYourAccount = 'This result is not in your account';
export const itWasDeletedBelongsAnotherAccount =
  'It was deleted, or it belongs to another account.';
export const yourResultSafeKeptYourAccount = 'Your result is safe: it is kept in your account.';
export const allResults = 'All results';
export const xRayOf = (createdAt: string | number, createdAt2: string | number): string =>
  `X-ray of ${createdAt}, ${createdAt2}`;
export const itReadTogetherResultKept = 'It is read together with this result, and kept with it.';
export const addXRayResult = 'Add an X-ray to this result';
export const keptResultWhatWasFound = 'Kept with this result, with what was found in it.';
export const addAnotherXRay = 'Add another X-ray';
