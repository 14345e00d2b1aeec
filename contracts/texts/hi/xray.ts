/** The screens of an X-ray say this. */

export const theWholeJaw = 'पूरा जबड़ा';
export const aFewTeethWithRoots = 'कुछ दाँत, जड़ों के साथ';
export const upperAndLowerTeethBiting = 'ऊपर और नीचे के दाँत, आपस में मिले हुए';
export const notSure = 'पता नहीं';
export const loadThePictureAgain = 'तस्वीर फिर से खोलें';
export const whatYouSent = 'आपने क्या भेजा';
export const isThisADentalXRay = 'क्या यह दाँतों का एक्स-रे है?';
export const aDentalXRayLooksLike = 'दाँतों का एक्स-रे इनमें से किसी जैसा दिखता है:';
export const weCouldNotTellPictureAlone = 'सिर्फ़ तस्वीर से हम तय नहीं कर पाए।';
export const leaveIt = 'छोड़ दें';
export const readItTogetherWithMyAnswers = 'मेरे जवाबों के साथ पढ़ें';
export const answerAFewQuestionsFirst = 'पहले कुछ सवालों के जवाब दें';
export const whatWasFound = 'क्या मिला';
export const anXRaySaysLittleIts =
  'अकेला एक्स-रे कम बताता है। कुछ सवालों के जवाब दीजिए, और यहाँ जो मिला वह भी साथ जाएगा।';
export const findNearbyDentalClinic = 'पास का डेंटल क्लिनिक खोजें';
export const saveItWithMyResult = 'मेरे नतीजे के साथ सहेजें';
export const stepOf3 = (step: string | number): string => `3 में से क़दम ${step}`;
export const stepOf3Named = (step: string | number, title: string | number): string =>
  `3 में से क़दम ${step}: ${title}`;
export const togetherWithYourAnswers = 'आपके जवाबों के साथ';
export const whichHasNoEmailAddressWe = ', जिसमें ईमेल नहीं है: हम इसके बारे में मेल नहीं भेजते।';
export const andMailThereGoes = ', और उसके आने का मेल यहाँ जाता है:';
export const weReadYourXRayWhat = (value: string | number): string =>
  `हम आपका एक्स-रे और आपकी बताई बातें साथ-साथ पढ़ते हैं। रिपोर्ट आपके खाते में रहती है${value}`;
export const readBothTogether = 'दोनों साथ पढ़ें';
export const backToTheFindings = 'जो मिला, उस पर वापस जाएँ';
export const somethingNewOrWorseCheckAgain = 'कुछ नया है या तकलीफ़ बढ़ी है? फिर से जाँच करें';
export const yourResultSaysGetHelpOnce =
  'आपका नतीजा कहता है कि तुरंत मदद लीजिए। उसके लिए एक्स-रे नहीं चाहिए: अभी जाइए।';
export const whatToDoNow = 'अभी क्या करें';
export const xRay = 'एक्स-रे';
export const yourXRaySecondLook = 'आपका एक्स-रे, दूसरी नज़र के लिए';
export const noMarks = 'कोई निशान नहीं';
export const placesAreMarked = (count: number): string =>
  count === 1 ? '1 जगह पर निशान है' : `${count} जगहों पर निशान हैं`;
export const thePictureNotShownJustNow = 'तस्वीर अभी नहीं दिख रही';
export const whatWasFoundStandsBelow = 'उसमें जो मिला वह नीचे है।';
export const aProgramHasLookedNoDentist =
  'इसे एक प्रोग्राम ने देखा है, दाँतों के किसी डॉक्टर ने नहीं। उससे कुछ छूट सकता है, और वह वहाँ भी निशान लगा सकता है जहाँ कुछ नहीं है। एक्स-रे की वजह से डॉक्टर को दिखाने की जल्दी कभी कम नहीं होती।';
export const lookingForYourXRay = 'आपका एक्स-रे खोजा जा रहा है...';
export const yourXRayKeptYourAccount = 'आपका एक्स-रे आपके खाते में रखा है।';
export const yourXRayYourAccount = 'आपका एक्स-रे आपके खाते में है';
export const itGoesThereAlsoWhenNobody = 'काम वहाँ चलता रहता है, कोई लॉग इन न हो तब भी।';
export const logInToSeeIt = 'देखने के लिए लॉग इन करें';
export const youMayClosePageGoesYour =
  'आप यह पेज बंद कर सकते हैं: काम चलता रहता है, और आपका एक्स-रे डैशबोर्ड में मिलेगा।';
export const weLookAtYourXRay = 'हम आपका एक्स-रे देख रहे हैं';
export const analyzingYourXRay = 'आपका एक्स-रे पढ़ा जा रहा है...';
export const weCannotReachOurServerJust = 'अभी हमारे सर्वर से संपर्क नहीं हो रहा';
export const askAgain = 'अभी फिर से पूछें';
export const weAskAgainByOurselves = 'हम अपने आप फिर से पूछते हैं।';
export const analysisFailed = 'एक्स-रे पढ़ा नहीं जा सका';
export const tryAgainWithTheSamePicture = 'इसी तस्वीर से फिर कोशिश करें';
export const jpegPngUp10Mb = 'JPEG या PNG, 10 MB तक।';
export const takeAPhotoOfIt = 'उसकी फ़ोटो लें';
export const startNewAnalysis = 'नया एक्स-रे पढ़ें';
export const openYourXRayItsOwn = 'अपना एक्स-रे उसके अपने पेज पर खोलें';
export const readingYourXRayTogetherYour = 'आपका एक्स-रे आपके जवाबों के साथ पढ़ा जा रहा है...';
export const reanalysisComplete = 'साथ में पढ़ लिया गया';
export const yourAnswersSayGetHelpOnce =
  'आपके जवाब कहते हैं कि तुरंत मदद लीजिए। अभी फ़ोन कीजिए, एक्स-रे बाद में हो सकता है।';
export const whatToDo = 'क्या करें';
export const saveItToMyAccount = 'मेरे खाते में सहेजें';
export const readItAgain = 'फिर से पढ़ें';
export const choosePictureYourXRay = 'अपने एक्स-रे की तस्वीर चुनिए';
export const chooseAnotherPicture = 'दूसरी तस्वीर चुनें';
export const aProgramMarksWhatStandsOut =
  'एक प्रोग्राम उस पर निशान लगाता है जो अलग दिखता है, जैसे फ़िलिंग और कैप। वह बीमारी तय नहीं करता, और निशान न होने का मतलब यह नहीं कि सब ठीक है।';
export const isFilmHoldAgainstBrightWindow =
  'क्या यह फ़िल्म है? उसे रोशन खिड़की या सफ़ेद स्क्रीन के सामने रखकर सीधे सामने से, बिना फ़्लैश के फ़ोटो लीजिए।';
export const itKeptYourAccountWhereNobody = (xraykeptdays: string | number): string =>
  `यह आपके खाते में रखा जाता है, जहाँ कोई और नहीं देखता, और ${xraykeptdays} दिन बाद मिटा दिया जाता है, जब तक किसी सहेजे हुए नतीजे के साथ न हो।`;
export const logSendYourXRay = 'एक्स-रे भेजने के लिए लॉग इन करें';
export const yourPictureStaysChosenPage = (name: string | number): string =>
  `आपकी तस्वीर ${name} इस पेज पर चुनी रहती है।`;
export const logInAndSend = 'लॉग इन करें और भेजें';
export const xRaysKeptYourAccountWhere = 'एक्स-रे आपके खाते में रखे जाते हैं, जहाँ कोई और उन्हें नहीं देखता।';
export const ofMbSent = (megabytes: string | number, size: string | number): string =>
  `${size} में से ${megabytes} MB भेजे गए`;
export const sendingYourXRay = (quarter: string | number): string =>
  `आपका एक्स-रे भेजा जा रहा है: ${quarter} %`;
export const sendingYourXRayLabel = 'आपका एक्स-रे भेजा जा रहा है';
export const yourPictureIsNotSentYet = 'आपकी तस्वीर अभी नहीं भेजी गई है';
export const theConnectionIsLost = 'इंटरनेट कट गया है';
export const yourPictureKeptPage = (name: string | number): string =>
  `आपकी तस्वीर ${name} इस पेज पर रखी है।`;
export const tryAgainNow = 'अभी फिर से कोशिश करें';
export const weTriedSeveralTimesWeTry =
  'हमने कई बार कोशिश की। इंटरनेट लौटने पर, या आपके “अभी फिर से कोशिश करें” दबाने पर हम फिर कोशिश करेंगे।';
export const weGoSendingOurselvesWhenYou = 'इंटरनेट लौटते ही हम अपने आप आगे भेजने लगेंगे।';
export const yourPictureWasNotSent = 'आपकी तस्वीर नहीं भेजी गई';
export const yourPictureCouldNotSentPlease = 'आपकी तस्वीर भेजी नहीं जा सकी। कृपया फिर से कोशिश कीजिए।';
export const openingYourXRay = 'आपका एक्स-रे खुल रहा है...';
export const yesWords = 'हाँ';
export const noWords = 'नहीं';
