/** The screens on which somebody signs in, joins or proves a code say this. */

export const orAnotherWay = 'या';
export const continueWithGoogle = 'Google से आगे बढ़ें';
export const signingInWithGoogle = 'Google से लॉग इन हो रहा है...';
export const youCanCloseThisWindow = 'आप यह विंडो बंद कर सकते हैं';
export const youGoWindowWhereYouBegan = 'उसी विंडो में आगे बढ़िए जहाँ आपने शुरू किया था।';
export const codeFromTheEmail = 'ईमेल का कोड';
export const codeFromTheMessage = 'संदेश का कोड';
export const ifThereAccountDigitsTheirWay = (
  to: string | number,
  digits: string | number,
): string => `अगर ${to} का कोई खाता है, तो ${digits} अंकों का कोड भेजा जा रहा है।`;
export const weSentDigitsTo = (digits: string | number, to: string | number): string =>
  `हमने ${to} पर ${digits} अंकों का कोड भेजा है।`;
export const sendingYourCode = 'आपका कोड भेजा जा रहा है...';
export const theCodeCouldNotBeSent = 'कोड भेजा नहीं जा सका।';
export const sendOtp = 'ओटीपी भेजें';
export const sendTheCodeBy = 'कोड कैसे भेजें';
export const otpSent = 'ओटीपी भेजा गया ✓';
export const change = 'बदलें';
export const forWords = 'किसके लिए';
export const backToThePassword = 'पासवर्ड पर वापस जाएँ';
export const forgotYourPassword = 'पासवर्ड भूल गए?';
export const tellUsYourEmailYouChoose =
  'अपना ईमेल बताइए। फिर आप नया पासवर्ड चुनेंगे, और ईमेल पर आया कोड उसकी पुष्टि करेगा।';
export const chooseANewPassword = 'नया पासवर्ड चुनिए';
export const itCountsOnceYouHaveEntered = 'यह तब लागू होगा जब आप वह कोड डालेंगे जो हम आगे ईमेल पर भेजेंगे।';
export const checkYourMail = 'अपना ईमेल देखिए';
export const nothingThereAfterMinuteLookInto =
  'एक मिनट बाद भी कुछ नहीं? स्पैम फ़ोल्डर देखिए, या ईमेल का पता जाँचिए।';
export const newPassword = 'नया पासवर्ड';
export const rememberedIt = 'याद आ गया?';
export const creatingYourAccount = 'आपका खाता बन रहा है...';
export const weCouldNotReachOurServer =
  'हमारे सर्वर से संपर्क नहीं हो पाया। दोनों कोड अब भी चलेंगे: कुछ फिर से भेजना नहीं है।';
export const changeMyDetails = 'मेरी जानकारी बदलें';
export const verifyYourEmail = 'अपने ईमेल की पुष्टि कीजिए';
export const verifyYourPhoneNumber = 'अपने फ़ोन नंबर की पुष्टि कीजिए';
export const almostThere = 'बस थोड़ा-सा और';
export const noAccountWasCreated = 'कोई खाता नहीं बना';
export const createAccount = 'खाता बनाएँ';
export const createAccountButton = 'खाता बनाएँ';
export const weSendOneCodeYourEmail =
  'हम एक कोड आपके ईमेल पर और एक आपके फ़ोन पर भेजते हैं, ताकि पक्का हो कि दोनों आपके हैं।';
export const alreadyHaveAnAccount = 'खाता पहले से है?';
export const myAccount = 'मेरा खाता';
export const newChat = 'नई बातचीत';
export const dashboard = 'डैशबोर्ड';
export const signUp = 'खाता बनाएँ';
export const yourResultsOnePlaceEveryDevice = 'आपके नतीजे एक जगह, हर डिवाइस पर।';
export const aNoteYourDentistReadyWhen = 'आपके डॉक्टर के लिए नोट, जब चाहिए तब तैयार।';
export const youDecideWhatWeKeepCan = 'हम क्या रखें, यह आप तय करते हैं, और सब हटा सकते हैं।';
export const newHere = 'यहाँ नए हैं?';
export const createAnAccount = 'खाता बनाएँ';
export const loginWithOtpInstead = 'इसके बजाय ओटीपी से लॉग इन करें';
export const areYouAPatient = 'क्या आप मरीज़ हैं?';
export const logInHere = 'यहाँ लॉग इन कीजिए';
export const signIn = 'लॉग इन करें';
export const sending = 'भेजा जा रहा है...';
