/** The screens of account erasure say this. */

export const pleaseWriteInYourPassword = 'कृपया अपना पासवर्ड लिखिए।';
export const yourPassword = 'आपका पासवर्ड';
export const soNoOneElseCanDelete = 'ताकि आपका खुला फ़ोन पाकर कोई और इसे न हटा सके।';
export const deleteMyAccountNow = 'मेरा खाता अभी हटाएँ';
export const yourAccountIsDeleted = 'आपका खाता हटा दिया गया है';
export const everythingSavedGoneNothingLeftDevice =
  'उसमें सहेजा सब कुछ मिट गया है, और इस डिवाइस पर कुछ नहीं बचा है।';
export const ifYouPaidCallYouDidnt = (time: string | number): string =>
  `अगर आपने ऐसी कॉल के पैसे दिए थे जो नहीं हुई, तो वे आपको लौटाए जा रहे हैं। ${time}`;
export const yourNameEmailPhoneNumberPassword = 'आपका नाम, ईमेल, फ़ोन नंबर और पासवर्ड';
export const everySavedResultAnswersBehind = 'हर सहेजा हुआ नतीजा, और वे जवाब जिनसे वह बना';
export const whatYouAgreedWhatYouWanted = 'आपने किस पर सहमति दी, और क्या जानना चाहा';
export const yourBookingsWhatWasWrittenYour = 'आपकी बुकिंग, और आपकी कॉल में जो लिखा गया';
export const yourLoginsOnEveryDevice = 'हर डिवाइस पर आपके लॉग इन';
export const anUnfinishedAssessmentOnThisDevice = 'इस डिवाइस पर अधूरी जाँच';
export const weRefundAnyCallYouHave = (time: string | number): string =>
  `जिस कॉल के पैसे आपने दिए और जो नहीं हुई, उसके पैसे हम लौटाते हैं। जो कॉल शुरू हो चुकी है, उसके पैसे नहीं लौटाए जाते। ${time} भुगतान और वापसी का हिसाब हम आपके नाम के बिना रखते हैं।`;
export const yourAccountDeletedOnceCantUndone =
  'आपका खाता तुरंत हट जाता है। इसे वापस नहीं लाया जा सकता। कॉपी रखनी हो तो वापस जाकर अपना डेटा डाउनलोड कीजिए।';
export const goOnToDelete = 'खाता हटाने के लिए आगे बढ़ें';
export const deleteYourAccount = 'अपना खाता हटाएँ?';
export const confirmToDelete = 'हटाने की पुष्टि कीजिए';
export const allOfThisIsDeleted = 'यह सब मिट जाता है:';
export const thisCannotBeUndone = 'इसे वापस नहीं लाया जा सकता।';
export const keepMyAccount = 'मेरा खाता रहने दें';
export const notReachedToErase = 'हमारे सर्वर तक नहीं पहुँच सके। कृपया फिर से कोशिश कीजिए।';
