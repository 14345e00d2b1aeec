/** The list of saved results says this. */

export const loadingYourResults = 'Loading your results...';
export const youWantedUsAskAboutChecked = (
  issue: string | number,
  createdAt: string | number,
): string => `You wanted us to ask about “${issue}”, checked on ${createdAt}.`;
export const answerNow = 'Answer now';
export const startANewAssessment = 'Start a new assessment';
export const earlierResults = 'Earlier results';
export const noResultsYet = 'No results yet';
export const itTakesAboutFiveMinutesYour =
  'It takes about five minutes. Your saved result will be here, on every device.';
export const yourResultsSafeTheyKeptYour = 'Your results are safe: they are kept in your account.';
export const yourResults = 'Your results';
export const hello = (name: string | number): string => `Hello, ${name}`;
export const openThisResult = 'Open this result';
export const ifStillOneCallNow = 'If it still is one, call now.';
export const mostLikely = (condition: string | number): string => `Most likely: ${condition}`;
export const checkedOn = (issue: string | number, createdAt: string | number): string =>
  `“${issue}”, checked on ${createdAt}`;
export const onItsWay = 'on its way';
export const notAnalyzedYet = 'not analyzed yet';
export const analyzed = 'analyzed';
export const beingAnalyzed = 'being analyzed';
export const waitsForYourAnswer = 'waits for your answer';
export const couldNotBeAnalyzed = 'could not be analyzed';
export const marked = (count: number): string => {
  if (count === 0) return 'no marks';
  return count === 1 ? '1 place marked' : `${count} places marked`;
};
export const savedWithAResult = ', saved with a result';
export const xRayOf = (createdAt: string | number): string => `X-ray of ${createdAt}`;
export const beingDeleted = 'Being deleted';
export const deleteThe = (name: string | number, time: string | number): string =>
  `Delete the ${name}, ${time}`;
export const deleteThisXRay = 'Delete this X-ray?';
export const xRays = 'X-rays';
export const yourXRaysCouldNotListed =
  'Your X-rays could not be listed just now. They are kept in your account.';
export const addAnXRay = 'Add an X-ray';
