/** The screens that book, move or cancel a call say this. */

export const bookAppointment = 'Book Appointment';
export const lookingForFreeTimes = 'Looking for free times...';
export const done = 'Done';
export const whenWords = 'When';
export const price = 'Price';
export const date = 'Date';
export const noFreeTimes = 'no free times';
export const payNow = (priceHere: string | number): string => `Pay ${priceHere} now`;
export const timeWords = 'Time';
export const whoItIsFor = 'Who it is for';
export const nameWords = 'Name';
export const notes = 'Notes';
export const chooseADayAndATime = 'Choose a day and a time';
export const forWords = 'For';
export const minutesByVideo = (minutes: string | number): string => `${minutes} minutes, by video`;
export const anotherTimeSuitsMeBetter = 'Another time suits me better';
export const itIsBetterNow = 'It is better now';
export const iHaveSeenADentist = 'I have seen a dentist';
export const somethingElse = 'Something else';
export const whatAboutTheThatYouPaid = (amount: string | number): string =>
  `What about the ${amount} that you paid?`;
export const giveItBack = 'Give it back';
export const keepItForAnotherTime = 'Keep it for another time';
export const whyAreYouCancelling = 'Why are you cancelling?';
export const cancelTheConsultation = 'Cancel the consultation';
export const yourAppointmentStandsAsItWas = (title: string | number): string =>
  `${title}. Your appointment stands as it was.`;
export const leftWords = (minutes: string | number): string => `${minutes} left.`;
export const yourTimeIsKeptForMore = (spoken: string | number): string =>
  `Your time is kept for ${spoken} more.`;
export const morning = 'Morning';
export const afternoon = 'Afternoon';
