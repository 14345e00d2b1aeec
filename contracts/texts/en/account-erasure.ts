/** The screens of account erasure say this. */

export const pleaseWriteInYourPassword = 'Please write in your password.';
export const yourPassword = 'Your password';
export const soNoOneElseCanDelete =
  'So no one else can delete it if you leave your phone unlocked.';
export const deleteMyAccountNow = 'Delete my account now';
export const yourAccountIsDeleted = 'Your account is deleted';
export const everythingSavedGoneNothingLeftDevice =
  'Everything saved in it is gone, and nothing is left on this device.';
export const ifYouPaidCallYouDidnt = (time: string | number): string =>
  `If you paid for a call you didn’t have, your refund is on its way. ${time}`;
export const yourNameEmailPhoneNumberPassword = 'Your name, email, phone number and password';
export const everySavedResultAnswersBehind = 'Every saved result and the answers behind it';
export const whatYouAgreedWhatYouWanted = 'What you agreed to, and what you wanted to hear of';
export const yourBookingsWhatWasWrittenYour = 'Your bookings, and what was written in your calls';
export const yourLoginsOnEveryDevice = 'Your logins on every device';
export const anUnfinishedAssessmentOnThisDevice = 'An unfinished assessment on this device';
export const weRefundAnyCallYouHave = (time: string | number): string =>
  `We refund any call that you have paid for and not had. A call that has begun is not refunded. ${time} We keep a record of the payment and the refund, without your name.`;
export const yourAccountDeletedOnceCantUndone =
  'Your account is deleted at once. This can’t be undone. To keep a copy, go back and download your data.';
export const goOnToDelete = 'Go on to delete';
export const deleteYourAccount = 'Delete your account?';
export const confirmToDelete = 'Confirm to delete';
export const allOfThisIsDeleted = 'All of this is deleted:';
export const thisCannotBeUndone = 'This cannot be undone.';
export const keepMyAccount = 'Keep my account';
export const notReachedToErase = 'We could not reach our server. Please try again.';
