/** The profile says this. */

export const requiredConsent = (label: string): string => `${label} (ज़रूरी)`;
export const keepingMyData = 'मेरा डेटा रखना';
export const yourResultsXRaysKeptYour = 'आपके नतीजे और एक्स-रे आपके खाते में रखे जाते हैं।';
export const nothingNewKeptYourAccountNo =
  'आपके खाते में कुछ नया नहीं रखा जाता: न नतीजा, न एक्स-रे, न उसमें जो मिला। कॉल में आप न नतीजा दिखा सकते हैं, न तस्वीर भेज सकते हैं।';
export const assessmentBySoftware = 'सॉफ़्टवेयर से जाँच';
export const softwareJudgesYourAnswersMarksPlaces =
  'सॉफ़्टवेयर आपके जवाब परखता है और आपके एक्स-रे पर निशान लगाता है। कोई व्यक्ति नहीं।';
export const noProgramReadsXRayYours = 'कोई प्रोग्राम आपका एक्स-रे नहीं पढ़ता, न अकेले, न आपके जवाबों के साथ।';
export const messagesWords = 'संदेश';
export const weMayWriteYouAboutMore =
  'हम आपको खाते के अलावा दूसरी बातों पर भी लिख सकते हैं। अभी ऐसा कुछ नहीं भेजा जाता।';
export const notGivenYet = 'अभी नहीं दी।';
export const agreedOn = (day: string | number): string => `${day} को सहमति दी।`;
export const notAgreedSince = (day: string | number): string => `सहमति नहीं, ${day} से।`;
export const takeBack = (label: string | number): string => `“${label}” वापस लें?`;
export const takeItBack = 'वापस लें';
export const leaveItAsItIs = 'ऐसे ही रहने दें';
export const youCanAgreeAgainAnyTime = (stops: string | number): string =>
  `${stops} आप कभी भी फिर सहमति दे सकते हैं, तब यह फिर चलने लगेगा।`;
export const whatSavedStaysYouCanRead =
  'जो सहेजा है वह रहता है: आप उसे पढ़, डाउनलोड और हटा सकते हैं। बुक की हुई कॉल और भुगतान चलते रहते हैं: आपने जो दिखाया, डॉक्टर उसे अब भी पढ़ते हैं, और दवाएँ उससे मिलाकर जाँची जाती हैं। एक नतीजा हटाने के लिए उसे यहाँ खोलिए:';
export const deleteMyAccountInstead = 'इसके बजाय मेरा खाता हटाएँ';
export const yourConsents = 'आपकी सहमतियाँ';
export const eachCanTakenBackAnyTime =
  'हर सहमति कभी भी वापस ली जा सकती है। जब तक कोई ज़रूरी सहमति वापस ली हुई है, आपके खाते में जो है वह रहता है, और कुछ नया नहीं जुड़ता।';
export const yourData = 'आपका डेटा';
export const downloadEverythingWeKeepAboutYou =
  'हम आपके बारे में जो कुछ रखते हैं, सब डाउनलोड कीजिए, पढ़ने या कहीं और ले जाने के लिए (JSON)।';
export const downloadMyData = 'मेरा डेटा डाउनलोड करें';
export const deleteMyAccount = 'मेरा खाता हटाएँ';
export const yourRightsAndWhoAnswersQuestions = 'आपके अधिकार, और सवालों के जवाब कौन देता है:';
export const yourDataRights = 'डेटा से जुड़े आपके अधिकार';
export const saveMyName = 'मेरा नाम सहेजें';
export const yourDetails = 'आपकी जानकारी';
export const noneWords = 'कोई नहीं';
export const verifiedContactsCannotChangedHereYet =
  'जिस ईमेल और फ़ोन की पुष्टि हो चुकी है, वे अभी यहाँ नहीं बदले जा सकते।';
export const messagesFromUs = 'हमारे संदेश';
export const eachChoiceSavedAsYouMake = 'हर चुनाव उसी समय सहेजा जाता है।';
export const loadingYourProfile = 'आपकी प्रोफ़ाइल खुल रही है...';
export const nothingWasChanged = 'कुछ नहीं बदला गया।';
export const profile = 'प्रोफ़ाइल';
export const thisDevice = 'यह डिवाइस';
export const lastUsedOn = (lastUsedAt: string | number): string =>
  `, आख़िरी इस्तेमाल ${lastUsedAt} को`;
export const signedInOn = (signedInAt: string | number, lastUsed: string | number): string =>
  `${signedInAt} को लॉग इन किया${lastUsed}`;
export const logOutEverywhereQuestion = 'हर जगह से लॉग आउट करें?';
export const logOutEverywhere = 'हर जगह से लॉग आउट करें';
export const everyDeviceLoggedOutOneToo =
  'हर डिवाइस लॉग आउट होता है, यह भी। यहाँ की अधूरी जाँच इस डिवाइस से हट जाती है। जो सहेजा है वह आपके खाते में रहता है।';
export const whereYouAreSignedIn = 'आप कहाँ-कहाँ लॉग इन हैं';
export const ifYouDoNotKnowOne =
  'अगर इनमें से किसी को नहीं पहचानते, तो हर जगह से लॉग आउट कीजिए और नया पासवर्ड चुनिए।';
export const logOutHere = 'यहाँ से लॉग आउट करें';
