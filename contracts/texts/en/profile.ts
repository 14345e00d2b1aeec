/** The profile says this. */

export const requiredConsent = (label: string): string => `${label} (required)`;
export const keepingMyData = 'Keeping my data';
export const yourResultsXRaysKeptYour = 'Your results and X-rays are kept in your account.';
export const nothingNewKeptYourAccountNo =
  'Nothing new is kept in your account: no result, no X-ray, no reading of one. In a call you share no result and send no picture.';
export const assessmentBySoftware = 'Assessment by software';
export const softwareJudgesYourAnswersMarksPlaces =
  'Software judges your answers and marks places on your X-rays. No person does.';
export const noProgramReadsXRayYours =
  'No program reads an X-ray of yours, alone or together with your answers.';
export const messagesWords = 'Messages';
export const weMayWriteYouAboutMore =
  'We may write to you about more than your account. Nothing of the kind is sent yet.';
export const notGivenYet = 'Not given yet.';
export const agreedOn = (day: string | number): string => `Agreed on ${day}.`;
export const notAgreedSince = (day: string | number): string => `Not agreed, since ${day}.`;
export const takeBack = (label: string | number): string => `Take back “${label}”?`;
export const takeItBack = 'Take it back';
export const leaveItAsItIs = 'Leave it as it is';
export const youCanAgreeAgainAnyTime = (stops: string | number): string =>
  `${stops} You can agree again at any time, and it goes on.`;
export const whatSavedStaysYouCanRead =
  'What is saved stays: you can read, download and delete it. Booked visits and payments go on: the dentist still reads what you shared, and medicines are checked against it. To delete one result, open it under';
export const deleteMyAccountInstead = 'Delete my account instead';
export const yourConsents = 'Your consents';
export const eachCanTakenBackAnyTime =
  'Each can be taken back at any time. While a required one is taken back, your account keeps what it has, and nothing new.';
export const yourData = 'Your data';
export const downloadEverythingWeKeepAboutYou =
  'Download everything we keep about you, to read or to take elsewhere (JSON).';
export const downloadMyData = 'Download my data';
export const deleteMyAccount = 'Delete my account';
export const yourRightsAndWhoAnswersQuestions = 'Your rights, and who answers questions:';
export const yourDataRights = 'Your data rights';
export const saveMyName = 'Save my name';
export const yourDetails = 'Your details';
export const noneWords = 'None';
export const verifiedContactsCannotChangedHereYet = 'Verified contacts cannot be changed here yet.';
export const messagesFromUs = 'Messages from us';
export const eachChoiceSavedAsYouMake = 'Each choice is saved as you make it.';
export const loadingYourProfile = 'Loading your profile...';
export const nothingWasChanged = 'Nothing was changed.';
export const profile = 'Profile';
export const thisDevice = 'This device';
export const lastUsedOn = (lastUsedAt: string | number): string => `, last used on ${lastUsedAt}`;
export const signedInOn = (signedInAt: string | number, lastUsed: string | number): string =>
  `Signed in on ${signedInAt}${lastUsed}`;
export const logOutEverywhereQuestion = 'Log out everywhere?';
export const logOutEverywhere = 'Log out everywhere';
export const everyDeviceLoggedOutOneToo =
  'Every device is logged out, this one too. An assessment that is not finished here is removed from this device. What is saved stays in your account.';
export const whereYouAreSignedIn = 'Where you are signed in';
export const ifYouDoNotKnowOne =
  'If you do not know one of them, log out everywhere and choose a new password.';
export const logOutHere = 'Log out here';
