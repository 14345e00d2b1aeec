/** A page’s head, foot and menus say this, and what is shown in its place. */

export const emergencyCall112 = 'इमरजेंसी: 112 पर फ़ोन कीजिए';
export const somethingWentWrong = 'कुछ गड़बड़ हुई';
export const yourAnswersKeptDevice = 'आपके जवाब इस डिवाइस पर सुरक्षित हैं।';
export const refreshPage = 'पेज फिर से खोलें';
export const goHome = 'होम पर जाएँ';
export const thatOurFaultNotYoursRefreshing =
  'ग़लती हमारी है, आपकी नहीं। पेज फिर से खोलने से अक्सर ठीक हो जाता है।';
export const inAnEmergencyCall = 'इमरजेंसी में फ़ोन कीजिए';
export const consultations = 'वीडियो कॉल';
export const profile = 'प्रोफ़ाइल';
export const yourAccount = 'आपका खाता';
export const agreeBefore =
  'आगे बढ़ने पर आप मानते हैं कि आपकी उम्र 18 साल या उससे ज़्यादा है, और आप इनसे सहमत हैं:';
export const termsOfService = 'सेवा की शर्तें';
export const agreeBetween = '। हमारी';
export const privacyPolicy = 'निजता नीति';
export const agreeAfter = 'बताती है कि हम क्या रखते हैं।';
export const sources = 'स्रोत';
export const onThisPage = 'इस पेज पर';
export const howToReachUs = 'हमसे संपर्क कैसे करें';
export const whatTheAccountIsFor = 'खाता किस काम का है';
export const features = 'सुविधाएँ';
export const freeAssessment = 'मुफ़्त जाँच';
export const videoCall = 'वीडियो कॉल';
export const xRaySecondLook = 'एक्स-रे पर दूसरी नज़र';
export const company = 'हमारे बारे में';
export const about = 'परिचय';
export const contact = 'संपर्क';
export const howItWorks = 'यह कैसे काम करता है';
export const howAccurateItIs = 'यह कितना सही है';
export const forDentists = 'दाँतों के डॉक्टरों के लिए';
export const blog = 'ब्लॉग';
export const resources = 'जानकारी';
export const legal = 'क़ानूनी बातें';
export const termsLink = 'सेवा की शर्तें';
export const privacyLink = 'निजता नीति';
export const yourDataRightsDpdp = 'डेटा से जुड़े आपके अधिकार (DPDP)';
export const signUp = 'खाता बनाएँ';
export const myAccount = 'मेरा खाता';
export const skipToTheText = 'सीधे मुख्य हिस्से पर जाएँ';
export const informsAndGuides = (product: string | number, disclaimer: string | number): string =>
  `${product} जानकारी देता है और राह दिखाता है। ${disclaimer}`;
export const startPage = (product: string | number): string => `${product}, शुरुआती पेज`;
export const menu = 'मेन्यू';
export const closeTheMenu = 'मेन्यू बंद करें';
export const site = 'साइट';
export const otherLanguages = 'दूसरी भाषाएँ';
export const accountOf = (name: string | number, initials: string | number): string =>
  `आपका खाता: ${name}, ${initials}`;
export const logOut = 'लॉग आउट करें';
export const showThePassword = 'पासवर्ड दिखाएँ';
export const theSameAsATable = 'यही जानकारी तालिका में';
export const dashboard = 'डैशबोर्ड';
export const analytics = 'आँकड़े';
export const reminders = 'याद दिलाना';
export const loading = 'खुल रहा है...';

export const aboutTheApp =
  'क़दम-दर-क़दम दाँतों की जाँच: कितनी जल्दी दिखाना है, क्या हो सकता है और अब क्या करें।';
export const gettingReady = 'खुल रहा है…';
export const needsScriptBefore =
  'जाँच के लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है। कृपया उसे चालू करके पेज दोबारा खोलें, या';
export const needsScriptLink = 'शुरुआती पेज पर वापस जाएँ';
export const needsScriptAfter = '।';
