/** The screens of room messages say this. */

export const you = 'You';
export const youSharedThisResult = 'You shared this result:';
export const sharedThisResultWithYou = 'Shared this result with you:';
export const chat = 'Chat';
export const whatWasWritten = 'What was written';
export const writtenAtBooking = 'Written at booking';
export const nothingWasWrittenYetCanRead = (roomtalkkeptdays: string | number): string =>
  `Nothing was written yet. It can be read for ${roomtalkkeptdays} days, by the two of you alone.`;
export const assessmentOf = 'Assessment of';
export const howSoon = 'How soon';
export const likelyByTheApp = 'Likely, by the app';
export const said = 'Said';
export const seen = 'Seen';
export const assessment = 'Assessment';
export const plan = 'Plan';
export const yourMessage = 'Your message';
export const yourMessageMayNotHaveArrived =
  'Your message may not have arrived. Please send it again.';
export const sendAgain = 'Send again';
export const send = 'Send';
export const shareAResult = 'Share a result';
export const lookingForYourSavedResults = 'Looking for your saved results...';
export const weCouldNotReachOurServer = 'We could not reach our server. Nothing was shared.';
export const doNotShare = 'Do not share';
export const shareASavedResult = 'Share a saved result';
export const youHaveNoSavedResultYou =
  'You have no saved result. You can save one after an assessment.';
export const chooseOneYouSeeWhatDentist =
  'Choose one. You see what the dentist will read before anything is shared.';
export const noLikelyCause = 'No likely cause';
export const stopWords = 'Stop';
export const theDentistWillReadThis = 'The dentist will read this';
export const nothingElseYourAccountShownDeleted = (roomtalkkeptdays: string | number): string =>
  `Nothing else of your account is shown. It is deleted here after ${roomtalkkeptdays} days.`;
export const laterAnswersReadToo =
  'If you answer “How is it today?” later, this dentist reads that too.';
export const itMayNotHaveArrivedPlease = 'It may not have arrived. Please share it again.';
export const sharing = 'Sharing...';
export const shareItWithTheDentist = 'Share it with the dentist';
