/** The frame of a step says this, and the help that stands in it. */

export const leaveTheAssessment = (product: string | number): string =>
  `${product}, leave the assessment`;
export const progressOfYourAssessment = 'Progress of your assessment';
export const pleaseWait = (label: string | number): string => `Please wait. ${label}`;
export const leftWords = (left: string | number): string => `${left} left`;
export const theBoxIsFull = 'The box is full.';
export const atMostCharactersLeft = (step: string | number): string =>
  `At most ${step} characters left.`;
export const whatElseToDoNow = 'What else to do now';
/** Something else that a person may be about to do in an emergency. */
export type InsteadOfCalling = 'search' | 'book' | 'wait';

export const doNotCall = (insteadOf: InsteadOfCalling): string => `Do not ${insteadOf}, call`;
export const ifBleedingDoesNotStopSwelling =
  'if bleeding does not stop, a swelling comes with fever, or breathing or swallowing is hard.';
export const call = (number: string | number): string => `Call ${number}`;
export const deleteIt = 'Delete it';
export const previous = 'Previous';
export const stepOf = (step: string | number, steps: string | number): string =>
  `Step ${step} of ${steps}`;
export const later = 'Later';
export const full = 'Full';
