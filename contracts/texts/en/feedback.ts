/** The questions about the product say this. */

export const howHelpfulWasThis = 'How helpful was this?';
export const leastSatisfied = 'Least satisfied';
export const mostSatisfied = 'Most satisfied';
export const yourScoreFrom1To10 = 'Your score, from 1 to 10';
export const submitFeedback = 'Submit Feedback';
export const thankYouThatHelpsUs = 'Thank you, that helps us.';
export const veryGood = 'Very good';
export const submit = 'Submit';
export const skip = 'Skip';
export const howWasThisForYou = 'How was this for you?';
export const yourRating = 'Your rating';
export const anythingToAddOptional = 'Anything to add? (optional)';
export const noNamesPhoneNumbersPleaseWe =
  'No names or phone numbers, please. We keep this for a year.';
export const itWasNotSentYourWords =
  'It was not sent. Your words are still here: please try again.';
export const showFeedbackDebug = 'Show Feedback (Debug)';
export const itTookTooLong = 'It took too long';
export const theResultDoesNotFit = 'The result does not fit';
export const itWasHardToUse = 'It was hard to use';
export const somethingElse = 'Something else';
export const whatCouldBeBetter = 'What could be better?';
export const whatIsItOptional = 'What is it? (optional)';
export const worstOfTen = (least: string | number): string => `1 of 10, ${least}`;
export const bestOfTen = (most: string | number): string => `10 of 10, ${most}`;
export const someOfTen = (score: string | number): string => `${score} of 10`;
export const someOfFive = (stars: string | number, word: string | number): string =>
  `${stars} of 5, ${word}`;
export const poor = 'Poor';
export const fair = 'Fair';
export const good = 'Good';
export const excellent = 'Excellent';
