/** The search for a dentist says this. */

export const typeNameYourAreaStreetPin = 'अपने इलाक़े या सड़क का नाम, या पिन कोड लिखिए।';
export const aPinCodeHasSixDigits = 'पिन कोड में छह अंक होते हैं, जैसे 411001।';
export const areaOrPinCode = 'इलाक़ा या पिन कोड';
export const search = 'खोजें';
export const showOnTheMap = (number: string | number, name: string | number): string =>
  `${number}, ${name}: नक़्शे में दिखाएँ`;
export const speaks = (languages: string | number): string => `भाषाएँ: ${languages}`;
export const details = 'पूरी जानकारी';
export const ofWords = (name: string | number): string => `${name} की`;
export const thisSampleNotRealDentist = 'यह नमूना है, असली डॉक्टर नहीं';
export const theseAreSamplesNotRealDentists = 'ये नमूने हैं, असली डॉक्टर नहीं';
export const itShows = 'यह दिखाता है';
export const theyShow = 'ये दिखाते हैं';
export const howPageWorksCannotCalledVisited = (samplesShow: string | number): string =>
  `${samplesShow} कि यह पेज कैसे चलता है; यहाँ न फ़ोन किया जा सकता है, न जाया जा सकता है।`;
export const lookRealDentistsGoogleMaps = 'Google Maps में असली डॉक्टर देखें';
export const sample = 'नमूना';
export const registrationNumberOnFile = 'रजिस्ट्रेशन नंबर दर्ज है';
export const forEmergenciesCallAtAnyHour = 'इमरजेंसी में किसी भी समय फ़ोन कीजिए';
export const showInTheList = (number: string | number, name: string | number): string =>
  `${number}, ${name}: सूची में दिखाएँ`;
export const hideTheMap = 'नक़्शा छिपाएँ';
export const showOnAMap = 'नक़्शे में दिखाएँ';
export const mapWords = 'नक़्शा';
export const you = 'आप';
export const northUpEachSquareKmWide = (km: string | number): string =>
  `ऊपर उत्तर है। हर चौकोर ख़ाना ${km} किमी चौड़ा है। पास-पास के क्लिनिक अलग-अलग दिखाए गए हैं।`;
export const itShowsFirstList = (found: string | number): string => ` इसमें सूची के पहले ${found} हैं।`;
export const inWords = (city: string | number): string => `${city} में`;
export const inAndNearPinCode = (area: string | number): string => `पिन कोड ${area} में और उसके आसपास`;
export const forWords = (area: string | number): string => `“${area}” के लिए`;
export const withinKmOfYou = (radius: string | number): string => `आपसे ${radius} किमी के अंदर`;
export const theRestCouldNotLoadedWhat = 'बाक़ी नहीं आ पाए। जो सूची में हैं, वे बने रहेंगे।';
export const showMoreDentists = 'और डॉक्टर दिखाएँ';
export const dentistsFound = (count: number, hasMore: boolean, place: string): string =>
  `${place} ${count}${hasMore ? ' या ज़्यादा' : ''} डॉक्टर`;
export const searchFurtherAway = 'और दूर खोजें';
export const call = 'फ़ोन करें';
export const directions = 'रास्ता';
export const toWords = (clinic: string | number): string => `${clinic} तक`;
export const nearMe = 'मेरे आसपास';
export const cityWords = 'शहर';
export const choose = 'चुनें';
export const whereAndWhatFor = 'कहाँ और किसलिए';
export const language = 'भाषा';
export const any = 'कोई भी';
export const onlyShow = 'सिर्फ़ ये दिखाएँ';
export const openNow = 'अभी खुले';
export const emergencies = 'इमरजेंसी';
export const findADentistNearYou = 'अपने पास दाँतों के डॉक्टर खोजिए';
export const callBeforeYouGoAskWhen = 'जाने से पहले फ़ोन कीजिए, और पूछिए कि वे आपको कब देख सकते हैं।';
export const nearestGovernmentDentalCollegeDistrictHospital =
  'सबसे पास का सरकारी डेंटल कॉलेज या ज़िला अस्पताल: वे बिना अपॉइंटमेंट के भी देखते हैं।';
export const googleMapsFindsDentistsNearYou =
  'Google Maps आपके पास के डॉक्टर खोजता है, नए टैब में। आपके जवाब यहीं रहते हैं।';
export const searchOnGoogleMaps = 'Google Maps में खोजें';
export const goToTheAssessment = 'जाँच पर जाएँ';
export const trySearchMadeUpDentists = 'नमूने के डॉक्टरों से खोज आज़माएँ';
export const theyShowHowPageWillWork =
  'ये दिखाते हैं कि यह पेज कैसे चलेगा। इन्हें न फ़ोन किया जा सकता है, न इनके यहाँ जाया जा सकता है।';
export const weListNoDentistsYet = 'हमारी सूची में अभी कोई डॉक्टर नहीं हैं';
export const otherWaysToFindOne = 'खोजने के दूसरे तरीक़े';
export const whatYouHaveChosenIsKept = 'आपने जो चुना है, वह सुरक्षित है।';
export const showAllDentistsHere = 'यहाँ के सब डॉक्टर दिखाएँ';
export const weListNoDentistLikeHere = 'यहाँ ऐसे कोई डॉक्टर हमारी सूची में नहीं हैं';
export const thatDoesNotMeanThereNone =
  'इसका मतलब यह नहीं कि कोई है ही नहीं: हमारी सूची पूरी नहीं है। दूसरा इलाक़ा या शहर देखिए, या नीचे Google Maps में खोजिए।';
export const loadingTheCities = 'शहरों की सूची खुल रही है...';
export const ourListHasNoDentistsYet = 'हमारी सूची में अभी कोई डॉक्टर नहीं हैं';
export const untilHasGoogleMapsCanLook = 'तब तक Google Maps आपके पास के डॉक्टर खोज सकता है।';
export const whereShouldWeLook = 'हम कहाँ खोजें?';
export const typeYourAreaPinCodeChoose =
  'अपना इलाक़ा या पिन कोड लिखिए, शहर चुनिए, या “मेरे आसपास” दबाइए। तब आपके डिवाइस से पूछा जाता है कि आप कहाँ हैं। यह जगह हम सिर्फ़ इस खोज के लिए लेते हैं, लगभग 100 मीटर के अंदाज़े से, और इसे बिल्कुल नहीं रखते।';
export const askingYourDeviceWhereYouAre = 'आपके डिवाइस से पूछा जा रहा है कि आप कहाँ हैं';
export const yourBrowserMayAskYouFirst =
  'आपका ब्राउज़र पहले पूछ सकता है। आप अपना इलाक़ा लिख सकते हैं या शहर चुन सकते हैं।';
export const yourPlaceWasNotSharedUs = 'आपकी जगह हमें नहीं बताई गई';
export const thatFineTypeYourAreaChoose =
  'कोई बात नहीं: अपना इलाक़ा लिखिए या शहर चुनिए। बाद में बताना चाहें तो ब्राउज़र में अनुमति दीजिए।';
export const yourDeviceDoesNotKnowWhere = 'आपके डिवाइस को पता नहीं कि वह कहाँ है';
export const typeYourAreaChooseYourCity =
  'अपना इलाक़ा लिखिए या शहर चुनिए, या लोकेशन चालू करके “मेरे आसपास” फिर दबाइए।';
export const findingYourPlaceTookTooLong = 'आपकी जगह खोजने में बहुत देर लगी';
export const placeTookTooLong = 'अपना इलाक़ा लिखिए या शहर चुनिए, या “मेरे आसपास” फिर दबाइए।';
export const lookingForDentists = 'डॉक्टर खोजे जा रहे हैं...';
