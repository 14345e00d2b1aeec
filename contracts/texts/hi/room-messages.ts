/** The screens of room messages say this. */

export const you = 'आप';
export const youSharedThisResult = 'आपने यह नतीजा दिखाया:';
export const sharedThisResultWithYou = 'आपको यह नतीजा दिखाया:';
export const chat = 'बातचीत';
export const whatWasWritten = 'क्या लिखा गया';
export const writtenAtBooking = 'बुकिंग के समय लिखा गया';
export const nothingWasWrittenYetCanRead = (roomtalkkeptdays: string | number): string =>
  `अभी कुछ नहीं लिखा गया। इसे ${roomtalkkeptdays} दिन तक सिर्फ़ आप दोनों पढ़ सकते हैं।`;
export const yourMessage = 'आपका संदेश';
export const yourMessageMayNotHaveArrived = 'हो सकता है आपका संदेश न पहुँचा हो। कृपया फिर से भेजिए।';
export const sendAgain = 'फिर से भेजें';
export const send = 'भेजें';
export const shareAResult = 'नतीजा दिखाएँ';
export const lookingForYourSavedResults = 'आपके सहेजे हुए नतीजे खोजे जा रहे हैं...';
export const weCouldNotReachOurServer = 'हमारे सर्वर से संपर्क नहीं हो पाया। कुछ नहीं दिखाया गया।';
export const doNotShare = 'न दिखाएँ';
export const shareASavedResult = 'सहेजा हुआ नतीजा दिखाएँ';
export const youHaveNoSavedResultYou = 'आपका कोई सहेजा हुआ नतीजा नहीं है। जाँच के बाद आप एक सहेज सकते हैं।';
export const chooseOneYouSeeWhatDentist = 'एक चुनिए। कुछ भी दिखाने से पहले आप देखते हैं कि डॉक्टर क्या पढ़ेंगे।';
export const noLikelyCause = 'कोई संभव वजह नहीं';
export const stopWords = 'रोकें';
export const theDentistWillReadThis = 'डॉक्टर यह पढ़ेंगे';
export const nothingElseYourAccountShownDeleted = (roomtalkkeptdays: string | number): string =>
  `आपके खाते का और कुछ नहीं दिखता। यह यहाँ ${roomtalkkeptdays} दिन बाद मिट जाता है।`;
export const laterAnswersReadToo = 'अगर आप बाद में “आज हाल कैसा है?” का जवाब देंगे, तो ये डॉक्टर वह भी पढ़ेंगे।';
export const itMayNotHaveArrivedPlease = 'हो सकता है यह न पहुँचा हो। कृपया फिर से दिखाइए।';
export const sharing = 'दिखाया जा रहा है...';
export const shareItWithTheDentist = 'डॉक्टर को दिखाएँ';
