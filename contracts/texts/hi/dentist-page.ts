/** The page of one dentist says this. */

export const pageTitle = (product: string | number): string => `दाँतों के डॉक्टर · ${product}`;
export const aDentist = 'दाँतों के डॉक्टर';
export const openingThePage = 'पेज खुल रहा है...';
export const weDoNotListThisDentist = 'ये डॉक्टर हमारी सूची में नहीं हैं';
export const theLinkMayOldLetterMay =
  'लिंक पुराना हो सकता है, या कोई अक्षर छूट गया हो। खोज में वे सब हैं जो हमारी सूची में हैं।';
export const checkYourConnectionAndTryAgain = 'अपना इंटरनेट जाँचिए, और फिर से कोशिश कीजिए।';
export const allDentists = 'सब डॉक्टर';
export const allDentistsIn = (city: string | number): string => `${city} के सब डॉक्टर`;
export const openingHoursIndiaTime = 'खुलने का समय, भारत के समय में';
export const clinicWords = 'क्लिनिक';
export const address = 'पता';
export const distance = 'दूरी';
export const languagesWords = 'भाषाएँ';
export const registrationNumber = 'रजिस्ट्रेशन नंबर';
export const openingHours = 'खुलने का समय';
export const indiaTimeCallBeforeYouGo = 'भारत का समय। जाने से पहले फ़ोन कीजिए, ख़ासकर छुट्टी के दिन।';
export const aSampleHasNoRegistrationNumber = 'नमूने का कोई रजिस्ट्रेशन नंबर नहीं होता।';
export const theNumberRegisterStatesDentalCouncil = (updatedAt: string | number): string =>
  `राज्य की डेंटल काउंसिल के रजिस्टर का नंबर हमारे पास दर्ज है: हमने यही जाँचा है। जानकारी ${updatedAt} की है।`;
