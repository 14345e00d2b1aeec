/** The screens of onboarding say this. */

export const goodHaveYouHereThreeShort = (product: string | number): string =>
  `आपका स्वागत है। तीन छोटे क़दम हैं: आपका नाम, आपकी सहमति, और ${product} आपके लिए क्या कर सकता है। लगभग एक मिनट लगता है।`;
export const inPainRightNow = 'अभी दर्द है?';
export const startYourAssessment = 'अपनी जाँच शुरू कीजिए';
export const andDoThisLater = 'और यह बाद में कीजिए।';
export const anAssessmentInFiveMinutes = 'पाँच मिनट में जाँच';
export const sayWhatWrongYourOwnWords =
  'अपने शब्दों में बताइए कि क्या तकलीफ़ है, दस छोटे सवालों के जवाब दीजिए, और पढ़िए कि कितनी जल्दी दिखाना है।';
export const yourResultsKeptForYou = 'आपके नतीजे, आपके लिए रखे हुए';
export const whatLikelyWhatDoNextUntil = 'क्या हो सकता है और आगे क्या करना है, जब तक आप उसे न हटाएँ।';
export const aNoteForYourDentist = 'आपके डॉक्टर के लिए नोट';
export const everyResultComesOneWordsDentists =
  'हर नतीजे के साथ एक नोट मिलता है, उन शब्दों में जो दाँतों के डॉक्टर लिखते हैं।';
export const welcomeTo = (product: string | number): string => `${product} में आपका स्वागत है`;
export const aboutYou = 'आपके बारे में';
export const whatYouAgreeTo = 'आपकी सहमति';
export const whatYouCanDoHere = 'यहाँ आप क्या कर सकते हैं';
export const settingUpYourAccount = 'आपका खाता तैयार हो रहा है';
export const complete = 'पूरा करें';
export const next = 'अगला';
export const keepMyDetailsAndResultsRequired = 'मेरी जानकारी और नतीजे रखिए (ज़रूरी)';
export const soYouCanReadThemAgain = 'ताकि आप उन्हें फिर पढ़ सकें। आप यह सब हटवा सकते हैं।';
export const letProgramAssessMyAnswersRequired = 'एक प्रोग्राम मेरे जवाब परखे (ज़रूरी)';
export const itSaysWhatLikelyCanWrong =
  'वह बताता है कि क्या हो सकता है। वह ग़लत हो सकता है, और दाँतों के डॉक्टर की जगह नहीं लेता।';
export const writeToMeAboutToothwiseOptional = 'मुझे Toothwise के बारे में लिखिए (ज़रूरी नहीं)';
export const whatNewMostOnceWhileNothing = 'क्या नया है, बस कभी-कभार। अभी ऐसा कुछ नहीं भेजा जाता।';
export const weUseWhatYouTellUs = 'आप जो बताते हैं, उसे हम सिर्फ़ उसके लिए लेते हैं जिसकी आप यहाँ अनुमति देते हैं।';
export const consents = 'सहमतियाँ';
export const youCanTakeBackAnyLater = 'आप कोई भी सहमति बाद में वापस ले सकते हैं।';
export const whatWeMayTellYou = 'हम आपको क्या बता सकते हैं';
