/** The screens of consultations say this. */

export const chooseAnotherTime = 'Choose another time';
export const cancelAppointment = 'Cancel appointment';
export const itWasMovedThreeTimesStays =
  'It was moved three times, and stays at its time now. If you cannot come, cancel it and book another one.';
export const indiaTimeIst = 'India time (IST)';
export const openPageAgainWhenTimeCall =
  'Open this page again when it is time: the call is held on our own page, without another app.';
export const aDentistSpeaksYouVideoLooks =
  'A dentist speaks with you by video, looks at what you show and says what to do next. All times are India time (IST).';
export const lookingForYourConsultations = 'Looking for your consultations...';
export const whatYouHavePaidBookedKept = 'What you have paid and booked is kept.';
/** "15 minutes for ₹299" */
export const lengthAtPrice = (length: string, price: string): string => `${length} for ${price}`;
export const youPayNowOrThen = 'You pay now by UPI or card, or at the appointment.';
export const youCanShareSavedResultDentist =
  'You can share a saved result with the dentist in the call.';
export const logInToSeeYourConsultations = 'Log in to see your consultations';
export const theDentistDidNotCome = 'The dentist did not come';
export const givenBack = (amount: string | number): string => `${amount} given back`;
export const onItsWayBackToYou = (refundDue: string | number): string =>
  `${refundDue} on its way back to you`;
export const earlier = 'Earlier';
export const youBothWereCallSoCan =
  'You both were in the call, so it can no longer be moved or cancelled. Until its room closes you can go back in.';
export const theLinkCallWasOpenedSo =
  'The link to the call was opened, so it can no longer be moved or cancelled: who meets there we cannot see.';
export const itsTimeHasBegunSoCan =
  'Its time has begun, so it can no longer be moved or cancelled.';
export const ifCallDidNotWorkYou =
  'If the call did not work, for you or for the dentist, write to us: a person looks into it.';
export const joinTheVideoCall = 'Join the video call';
export const theRoomIsOpenFromOn = (opensAt: string | number): string =>
  `The room is open from ${opensAt} on.`;
export const yourCallAsDoctorMinutesIndia = (minutes: string | number): string =>
  `Your call as a doctor, ${minutes} minutes, India time (IST)`;
export const theBankHasIt = (time: string | number): string => `The bank has it. ${time}`;
export const itGoesWhereCameFromYou = (time: string | number): string =>
  `It goes where it came from. You need not do anything. ${time}`;
export const youHaveNoVideoCallsMoment =
  'You have no video calls at the moment. Book one, or start with an assessment, whose saved result you can share with the dentist in the call.';
export const haveTheMoneyBack = 'Have the money back';
export const giveBack = (amount: string | number): string => `Give ${amount} back`;
export const keepItForACall = 'Keep it for a call';
export const paidChooseATime = 'Paid: choose a time';
export const minutesByVideoPaid = (minutes: string | number, amount: string | number): string =>
  `${minutes} minutes by video, ${amount} paid`;
export const itCameTwiceGoesBackYou = (refundDue: string | number, time: string | number): string =>
  `It came twice: ${refundDue} goes back to you. ${time}`;
export const chooseATime = 'Choose a time';
export const videoCalls = 'Video calls';
export const cancelled = 'Cancelled';
export const past = 'Past';
