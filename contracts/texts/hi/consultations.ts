/** The screens of consultations say this. */

export const chooseAnotherTime = 'दूसरा समय चुनें';
export const cancelAppointment = 'अपॉइंटमेंट रद्द करें';
export const itWasMovedThreeTimesStays =
  'इसे तीन बार बदला जा चुका है, और अब यह इसी समय पर रहेगा। आप नहीं आ सकते तो इसे रद्द करके दूसरा बुक कीजिए।';
export const indiaTimeIst = 'भारत का समय (IST)';
export const minutesWords = (minutes: string | number): string => `${minutes} मिनट`;
export const openPageAgainWhenTimeCall =
  'समय होने पर यह पेज फिर से खोलिए: कॉल हमारे अपने पेज पर होती है, बिना किसी और ऐप के।';
export const aDentistSpeaksYouVideoLooks =
  'दाँतों के डॉक्टर वीडियो पर आपसे बात करते हैं, जो आप दिखाते हैं उसे देखते हैं और बताते हैं कि आगे क्या करना है। सब समय भारत के हैं (IST)।';
export const lookingForYourConsultations = 'आपकी वीडियो कॉल खोजी जा रही हैं...';
export const whatYouHavePaidBookedKept = 'आपने जो दिया और बुक किया है, वह सुरक्षित है।';
/** "15 minutes for ₹299" */
export const lengthAtPrice = (length: string, price: string): string => `${price} में ${length}`;
export const youPayNowOrThen = 'आप अभी यूपीआई या कार्ड से देते हैं, या अपॉइंटमेंट पर।';
export const youCanShareSavedResultDentist = 'कॉल में आप डॉक्टर को अपना सहेजा नतीजा दिखा सकते हैं।';
export const logInToSeeYourConsultations = 'अपनी वीडियो कॉल देखने के लिए लॉग इन करें';
export const theDentistDidNotCome = 'डॉक्टर नहीं आए';
export const givenBack = (amount: string | number): string => `${amount} लौटाए गए`;
export const onItsWayBackToYou = (refundDue: string | number): string =>
  `${refundDue} आपको लौट रहे हैं`;
export const earlier = 'पहले की';
export const youBothWereCallSoCan =
  'आप दोनों कॉल में थे, इसलिए इसे अब बदला या रद्द नहीं किया जा सकता। कमरा बंद होने तक आप वापस जा सकते हैं।';
export const theLinkCallWasOpenedSo =
  'कॉल का लिंक खोला गया था, इसलिए इसे अब बदला या रद्द नहीं किया जा सकता: वहाँ कौन मिलता है, हम नहीं देख सकते।';
export const itsTimeHasBegunSoCan =
  'इसका समय शुरू हो गया है, इसलिए इसे अब बदला या रद्द नहीं किया जा सकता।';
export const ifCallDidNotWorkYou =
  'अगर कॉल नहीं चली, आपके लिए या डॉक्टर के लिए, तो हमें लिखिए: एक व्यक्ति इसे देखता है।';
export const joinTheVideoCall = 'वीडियो कॉल में जाएँ';
export const theRoomIsOpenFromOn = (opensAt: string | number): string => `कमरा ${opensAt} से खुला है।`;
export const theBankHasIt = (time: string | number): string => `बैंक के पास हैं। ${time}`;
export const itGoesWhereCameFromYou = (time: string | number): string =>
  `पैसे वहीं जाते हैं जहाँ से आए थे। आपको कुछ नहीं करना है। ${time}`;
export const youHaveNoVideoCallsMoment =
  'अभी आपकी कोई वीडियो कॉल नहीं है। एक बुक कीजिए, या जाँच से शुरू कीजिए, जिसका सहेजा नतीजा आप कॉल में डॉक्टर को दिखा सकते हैं।';
export const haveTheMoneyBack = 'पैसे वापस लें';
export const giveBack = (amount: string | number): string => `${amount} लौटाएँ`;
export const keepItForACall = 'कॉल के लिए रखें';
export const paidChooseATime = 'भुगतान हुआ: समय चुनिए';
export const minutesByVideoPaid = (minutes: string | number, amount: string | number): string =>
  `वीडियो पर ${minutes} मिनट, ${amount} दिए`;
export const itCameTwiceGoesBackYou = (refundDue: string | number, time: string | number): string =>
  `पैसे दो बार आए: ${refundDue} आपको लौटते हैं। ${time}`;
export const chooseATime = 'समय चुनें';
export const videoCalls = 'वीडियो कॉल';
export const cancelled = 'रद्द';
export const past = 'हो चुकी';
