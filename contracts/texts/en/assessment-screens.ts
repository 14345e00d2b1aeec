/** The screens of assessment say this. */

export const ageChangesWhatLikelyWhichMedicines =
  'Age changes what is likely and which medicines are safe.';
export const back = 'Back';
export const viewNextSteps = 'View Next Steps';
export const whatYourResultSaysToDo = 'What your result says to do.';
export const yourNextSteps = 'Your next steps';
export const backToResults = 'Back to results';
export const afterThatSeeADentist = 'After that, see a dentist';
export const seeADentistInPerson = 'See a dentist in person';
export const aProfessionalConsultationRecommendedOnlyDentist =
  'A professional consultation is recommended. Only a dentist who examines you can say for sure what it is and treat it.';
export const findMyNearestDentist = 'Find My Nearest Dentist';
export const whatBothersYouSinceWhenWhen =
  'What bothers you, since when, and by when you were told to be seen.';
export const whetherYouHaveFeverSwellingCannot =
  'Whether you have fever or swelling, or cannot open your mouth, eat or sleep.';
export const whichMedicinesYouTakeWhatYou =
  'Which medicines you take, what you are allergic to, and whether you may be pregnant.';
export const askWhatFirstVisitCostsWhat = 'Ask what the first visit costs, and what to bring.';
export const bleedingDoesNotStop = 'Bleeding does not stop.';
export const aSwellingComesWithFever = 'A swelling comes with fever.';
export const breathingOrSwallowingIsHard = 'Breathing or swallowing is hard.';
export const visitAClinic = 'Visit a clinic';
export const backToResultsButton = 'Back to Results';
export const whatToSayAtTheClinic = 'What to say at the clinic';
export const theNoteYourDentistYourResults =
  'The note for your dentist is in your results: show it, or read it out.';
export const doNotWaitClinicCall = 'Do not wait for a clinic, call';
export const assessmentComplete = 'Assessment Complete';
export const viewOptions = 'View Options';
export const thereNothingFillHereSeeWhat =
  'There is nothing to fill in here. See what you can do next.';
export const invalidMessagePleaseEnterDentalRelated =
  'Invalid message, Please enter a dental related message.';
export const tellUsAboutTeethGumsTongue =
  'Tell us about teeth, gums, tongue, lips or jaw. For example: “my back tooth hurts when I drink cold water”.';
export const isSomebodyDangerDoNotWait = 'Is somebody in danger? Do not wait for us.';
export const call112 = 'Call 112';
export const weKnowMouthJawOnlyPlease = 'We know the mouth and jaw only: please see a doctor.';
export const weCouldNotCheckJustNow =
  'We could not check it just now. Your words are kept: please try again.';
export const ok = 'Ok';
export const itIsAboutMyMouth = 'It is about my mouth';
export const notInYourMouth = 'Not in your mouth?';
export const warning = 'Warning';
export const yourAssessmentCouldNotGeneratedYour =
  'Your assessment could not be generated. Your answers are kept: please try again.';
export const generatingYourAssessment = 'Generating Your Assessment...';
export const generateMyDentalAssessment = 'Generate My Dental Assessment';
export const oneQuestionTimeYouCanGo =
  'One question at a time. You can go back and change any answer.';
export const tickAllThatApply = 'Tick all that apply.';
export const previous = 'Previous';
export const next = 'Next';
export const chooseAnAnswerToGoOn = 'Choose an answer to go on.';
export const minAssessment = (assessmentminutes: string | number): string =>
  `${assessmentminutes} min assessment`;
export const sayYourOwnWordsEnglishHindi =
  'Say it in your own words, in English, Hindi or Hinglish. A few simple questions follow.';
/** Follows it where there is a keyboard on the screen. */
export const orSpeak = 'Or speak: press the microphone on your keyboard.';
export const checking = 'Checking...';
export const send = 'Send';
export const writeWhatWrongPickClosest = 'Write what is wrong, or pick the closest.';
export const yourConcern = 'Your concern';
export const forExampleMyBackToothHurts =
  'For example: my back tooth hurts when I drink cold water';
export const orPickTheClosest = 'Or pick the closest';
export const startFreshAssessment = 'Start Fresh Assessment';
export const continueToConsent = 'Continue to Consent';
export const anyAllergiesOrMedications = 'Any allergies or medications?';
export const alsoNamePainkillerMouthwashYouReacted =
  'Also name a painkiller or mouthwash that you reacted to.';
export const forExampleAllergicPenicillinTakingEcosprin =
  'For example: allergic to penicillin, taking Ecosprin 75';
export const backToOptions = 'Back to Options';
export const someConditionsMoreCommonOneSex =
  'Some conditions are more common in one sex. You do not have to say.';
export const answerEachQuestionToGoOn = 'Answer each question to go on.';
export const shareAMilestone = 'Share a milestone';
export const continueToNextSteps = 'Continue to Next Steps';
export const scheduleForLater = 'Schedule for later';
export const bookTeleconsultation = 'Book Teleconsultation';
export const haveXRayAddItsOptional = 'Have an X-ray? Add it. It’s optional.';
export const itCanReadTogetherResult = 'It can be read together with this result.';
export const addXRaySecondLook = 'Add an X-ray for a second look';
export const noXRayIsNeededNow = 'No X-ray is needed now.';
export const youCanAddOneLater = 'You can add one later.';
export const securePrivate = 'Secure & Private';
