/** The screens of assessment say this. */

export const ageChangesWhatLikelyWhichMedicines =
  'क्या हो सकता है और कौन-सी दवाएँ सुरक्षित हैं, यह उम्र पर भी निर्भर है।';
export const back = 'वापस जाएँ';
export const viewNextSteps = 'आगे क्या करें, देखें';
export const whatYourResultSaysToDo = 'आपका नतीजा क्या करने को कहता है।';
export const yourNextSteps = 'अब आगे क्या करें';
export const backToResults = 'नतीजे पर वापस जाएँ';
export const afterThatSeeADentist = 'उसके बाद, दाँतों के डॉक्टर को दिखाइए';
export const seeADentistInPerson = 'दाँतों के डॉक्टर के पास जाकर दिखाइए';
export const aProfessionalConsultationRecommendedOnlyDentist =
  'दाँतों के डॉक्टर से सलाह लेना ठीक रहेगा। यह क्या है, पक्का सिर्फ़ दाँतों के वही डॉक्टर बता सकते हैं जो आपका मुँह देखें, और इलाज भी वही कर सकते हैं।';
export const findMyNearestDentist = 'दाँतों के सबसे नज़दीकी डॉक्टर खोजें';
export const whatBothersYouSinceWhenWhen = 'क्या तकलीफ़ है, कब से, और कब तक दिखाने को कहा गया।';
export const whetherYouHaveFeverSwellingCannot =
  'बुख़ार या सूजन है या नहीं, और मुँह खुलता है, खा और सो पाते हैं या नहीं।';
export const whichMedicinesYouTakeWhatYou =
  'कौन-सी दवाएँ चल रही हैं, किससे एलर्जी है, और गर्भवती होने की संभावना है या नहीं।';
export const askWhatFirstVisitCostsWhat = 'पूछिए कि पहली बार दिखाने का ख़र्च कितना है, और क्या लाना है।';
export const bleedingDoesNotStop = 'ख़ून नहीं रुकता।';
export const aSwellingComesWithFever = 'बुख़ार के साथ सूजन आती है।';
export const breathingOrSwallowingIsHard = 'साँस लेना या निगलना मुश्किल है।';
export const visitAClinic = 'क्लिनिक जाएँ';
export const backToResultsButton = 'नतीजे पर वापस जाएँ';
export const whatToSayAtTheClinic = 'क्लिनिक में क्या कहें';
export const theNoteYourDentistYourResults =
  'आपके डॉक्टर के लिए नोट आपके नतीजे में है: उसे दिखाइए, या पढ़कर सुनाइए।';
export const doNotWaitClinicCall = 'क्लिनिक का इंतज़ार न कीजिए, फ़ोन कीजिए';
export const assessmentComplete = 'जाँच पूरी हुई';
export const viewOptions = 'विकल्प देखें';
export const thereNothingFillHereSeeWhat = 'यहाँ कुछ भरना नहीं है। देखिए कि आगे क्या कर सकते हैं।';
export const invalidMessagePleaseEnterDentalRelated =
  'यह संदेश दाँतों के बारे में नहीं लगा। कृपया दाँत या मुँह की तकलीफ़ लिखिए।';
export const tellUsAboutTeethGumsTongue =
  'दाँतों, मसूड़ों, जीभ, होंठों या जबड़े के बारे में बताइए। जैसे: “ठंडा पानी पीने पर मेरी दाढ़ दुखती है”।';
export const isSomebodyDangerDoNotWait = 'क्या कोई ख़तरे में है? हमारा इंतज़ार न कीजिए।';
export const call112 = '112 पर फ़ोन करें';
export const weKnowMouthJawOnlyPlease = 'हम सिर्फ़ मुँह और जबड़े के बारे में जानते हैं: कृपया डॉक्टर को दिखाइए।';
export const weCouldNotCheckJustNow =
  'अभी हम इसे जाँच नहीं पाए। आपके शब्द सुरक्षित हैं: कृपया फिर से कोशिश कीजिए।';
export const ok = 'ठीक है';
export const itIsAboutMyMouth = 'यह मेरे मुँह के बारे में है';
export const notInYourMouth = 'तकलीफ़ मुँह में नहीं?';
export const warning = 'ध्यान दें';
export const yourAssessmentCouldNotGeneratedYour =
  'आपकी जाँच तैयार नहीं हो पाई। आपके जवाब सुरक्षित हैं: कृपया फिर से कोशिश कीजिए।';
export const generatingYourAssessment = 'आपकी जाँच तैयार हो रही है...';
export const generateMyDentalAssessment = 'मेरी जाँच तैयार करें';
export const oneQuestionTimeYouCanGo = 'एक बार में एक सवाल। आप वापस जाकर कोई भी जवाब बदल सकते हैं।';
export const tickAllThatApply = 'जो भी लागू हो, वह सब चुनिए।';
export const previous = 'पिछला';
export const next = 'अगला';
export const chooseAnAnswerToGoOn = 'आगे बढ़ने के लिए एक जवाब चुनिए।';
export const minAssessment = (assessmentminutes: string | number): string =>
  `${assessmentminutes} मिनट की जाँच`;
export const sayYourOwnWordsEnglishHindi =
  'अपने शब्दों में बताइए, हिन्दी, अंग्रेज़ी या हिंग्लिश में। आगे कुछ आसान सवाल हैं।';
/** Follows it where there is a keyboard on the screen. */
export const orSpeak = 'या बोलकर बताइए: अपने कीबोर्ड पर माइक का निशान दबाइए।';
export const checking = 'जाँच हो रही है...';
export const send = 'भेजें';
export const writeWhatWrongPickClosest = 'लिखिए कि क्या तकलीफ़ है, या सबसे क़रीब वाला चुनिए।';
export const yourConcern = 'आपकी तकलीफ़';
export const forExampleMyBackToothHurts = 'जैसे: ठंडा पानी पीने पर मेरी दाढ़ दुखती है';
export const orPickTheClosest = 'या सबसे क़रीब वाला चुनिए';
export const startFreshAssessment = 'नए सिरे से जाँच शुरू करें';
export const continueToConsent = 'सहमति पर जाएँ';
export const anyAllergiesOrMedications = 'क्या कोई एलर्जी है, या कोई दवा चलती है?';
export const alsoNamePainkillerMouthwashYouReacted =
  'दर्द की जिस दवा या जिस माउथवॉश से रिएक्शन हुआ हो, उसका नाम भी लिखिए।';
export const forExampleAllergicPenicillinTakingEcosprin =
  'जैसे: पेनिसिलिन से एलर्जी, इकोस्प्रिन 75 चलती है';
export const backToOptions = 'विकल्पों पर वापस जाएँ';
export const someConditionsMoreCommonOneSex =
  'कुछ बीमारियाँ पुरुषों या महिलाओं में ज़्यादा होती हैं। बताना ज़रूरी नहीं है।';
export const answerEachQuestionToGoOn = 'आगे बढ़ने के लिए हर सवाल का जवाब दीजिए।';
export const shareAMilestone = 'अपनी ख़ुशी शेयर करें';
export const continueToNextSteps = 'आगे क्या करें, देखें';
export const scheduleForLater = 'बाद का समय लें';
export const bookTeleconsultation = 'वीडियो कॉल बुक करें';
export const haveXRayAddItsOptional = 'एक्स-रे है? चाहें तो जोड़िए।';
export const itCanReadTogetherResult = 'उसे इस नतीजे के साथ पढ़ा जा सकता है।';
export const addXRaySecondLook = 'दूसरी नज़र के लिए एक्स-रे जोड़ें';
export const noXRayIsNeededNow = 'अभी एक्स-रे की ज़रूरत नहीं है।';
export const youCanAddOneLater = 'आप बाद में जोड़ सकते हैं।';
export const securePrivate = 'सुरक्षित और निजी';
