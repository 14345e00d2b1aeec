/** The screens that book, move or cancel a call say this. */

export const bookAppointment = 'अपॉइंटमेंट बुक करें';
export const lookingForFreeTimes = 'ख़ाली समय देखे जा रहे हैं...';
export const done = 'हो गया';
export const whenWords = 'कब';
export const price = 'क़ीमत';
export const date = 'तारीख़';
export const noFreeTimes = 'कोई समय ख़ाली नहीं';
export const payNow = (priceHere: string | number): string => `अभी ${priceHere} दें`;
export const timeWords = 'समय';
export const whoItIsFor = 'किसके लिए है';
export const nameWords = 'नाम';
export const notes = 'नोट';
export const chooseADayAndATime = 'दिन और समय चुनिए';
export const forWords = 'किसके लिए';
export const minutesByVideo = (minutes: string | number): string => `${minutes} मिनट, वीडियो पर`;
export const anotherTimeSuitsMeBetter = 'मेरे लिए दूसरा समय ठीक रहेगा';
export const itIsBetterNow = 'अब ठीक है';
export const iHaveSeenADentist = 'मैंने दाँतों के डॉक्टर को दिखा दिया';
export const somethingElse = 'कुछ और';
export const whatAboutTheThatYouPaid = (amount: string | number): string =>
  `आपके दिए ${amount} का क्या करें?`;
export const giveItBack = 'वापस कर दें';
export const keepItForAnotherTime = 'दूसरे समय के लिए रखें';
export const whyAreYouCancelling = 'आप क्यों रद्द कर रहे हैं?';
export const cancelTheConsultation = 'वीडियो कॉल रद्द करें';
export const yourAppointmentStandsAsItWas = (title: string | number): string =>
  `${title}। आपका अपॉइंटमेंट पहले जैसा ही है।`;
export const leftWords = (minutes: string | number): string => `${minutes} बाक़ी।`;
export const yourTimeIsKeptForMore = (spoken: string | number): string =>
  `आपका समय ${spoken} और रखा जाएगा।`;
export const morning = 'सुबह';
export const afternoon = 'दोपहर के बाद';
