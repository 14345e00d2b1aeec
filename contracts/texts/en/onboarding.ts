/** The screens of onboarding say this. */

export const goodHaveYouHereThreeShort = (product: string | number): string =>
  `Good to have you here. Three short steps follow: your name, what you agree to, and what ${product} can do for you. It takes about a minute.`;
export const inPainRightNow = 'In pain right now?';
export const startYourAssessment = 'Start your assessment';
export const andDoThisLater = 'and do this later.';
export const anAssessmentInFiveMinutes = 'An assessment in five minutes';
export const sayWhatWrongYourOwnWords =
  'Say what is wrong in your own words, answer ten short questions, and read how urgent it is.';
export const yourResultsKeptForYou = 'Your results, kept for you';
export const whatLikelyWhatDoNextUntil =
  'What it likely is and what to do next, until you delete it.';
export const aNoteForYourDentist = 'A note for your dentist';
export const everyResultComesOneWordsDentists =
  'Every result comes with one, in the words that dentists use.';
export const welcomeTo = (product: string | number): string => `Welcome to ${product}`;
export const aboutYou = 'About you';
export const whatYouAgreeTo = 'What you agree to';
export const whatYouCanDoHere = 'What you can do here';
export const settingUpYourAccount = 'Setting up your account';
export const complete = 'Complete';
export const next = 'Next';
export const keepMyDetailsAndResultsRequired = 'Keep my details and results (required)';
export const soYouCanReadThemAgain =
  'So that you can read them again. You can have all of it deleted.';
export const letProgramAssessMyAnswersRequired = 'Let a program assess my answers (required)';
export const itSaysWhatLikelyCanWrong =
  'It says what is likely. It can be wrong, and replaces no dentist.';
export const writeToMeAboutToothwiseOptional = 'Write to me about Toothwise (optional)';
export const whatNewMostOnceWhileNothing =
  'What is new, at most once in a while. Nothing of the kind is sent yet.';
export const weUseWhatYouTellUs = 'We use what you tell us only for what you allow here.';
export const consents = 'Consents';
export const youCanTakeBackAnyLater = 'You can take back any of it later.';
export const whatWeMayTellYou = 'What we may tell you';
