/** The screens of consultations say this. */

export const chooseAnotherTime = 'दूसरा समय चुनें';
export const cancelAppointment = 'अपॉइंटमेंट रद्द करें';
export const itWasMovedThreeTimesStays =
  'इसे तीन बार बदला जा चुका है, और अब यह इसी समय पर रहेगा। आप नहीं आ सकते तो इसे रद्द करके दूसरा बुक कीजिए।';
export const indiaTimeIst = 'भारत का समय (IST)';
export const openPageAgainWhenTimeCall =
  'समय होने पर यह पेज फिर से खोलिए: कॉल हमारे अपने पेज पर होती है, बिना किसी और ऐप के।';
export const aDentistSpeaksYouVideoLooks =
  'दाँतों के डॉक्टर वीडियो पर आपसे बात करते हैं, जो आप दिखाते हैं उसे देखते हैं और बताते हैं कि आगे क्या करना है। सभी समय भारत के समय (IST) में हैं।';
export const lookingForYourConsultations = 'आपकी वीडियो कॉल खोजी जा रही हैं...';
export const whatYouHavePaidBookedKept = 'आपका भुगतान और आपकी बुकिंग सुरक्षित हैं।';
/** "15 minutes for ₹299" */
export const lengthAtPrice = (length: string, price: string): string => `${price} में ${length}`;
export const youPayNowOrThen = 'पैसे आप अभी यूपीआई या कार्ड से दे सकते हैं, या अपॉइंटमेंट के समय।';
export const youCanShareSavedResultDentist = 'कॉल में आप डॉक्टर को अपना सहेजा हुआ नतीजा दिखा सकते हैं।';
export const logInToSeeYourConsultations = 'अपनी वीडियो कॉल देखने के लिए लॉग इन करें';
export const theDentistDidNotCome = 'डॉक्टर नहीं आए';
export const givenBack = (amount: string | number): string => `${amount} लौटाए गए`;
export const onItsWayBackToYou = (refundDue: string | number): string =>
  `आपके ${refundDue} लौट रहे हैं`;
export const earlier = 'पहले की कॉल';
export const youBothWereCallSoCan =
  'आप दोनों कॉल में थे, इसलिए इसे अब बदला या रद्द नहीं किया जा सकता। कमरा बंद होने तक आप वापस जा सकते हैं।';
export const theLinkCallWasOpenedSo =
  'कॉल का लिंक खोला गया था, इसलिए इसे अब बदला या रद्द नहीं किया जा सकता: वहाँ कौन मिलता है, हम नहीं देख सकते।';
export const itsTimeHasBegunSoCan =
  'इसका समय शुरू हो गया है, इसलिए इसे अब बदला या रद्द नहीं किया जा सकता।';
export const ifCallDidNotWorkYou =
  'अगर आपके या डॉक्टर के यहाँ कॉल नहीं चली, तो हमें लिखिए: हमारा कोई व्यक्ति इसे देखेगा।';
export const joinTheVideoCall = 'वीडियो कॉल से जुड़ें';
export const theRoomIsOpenFromOn = (opensAt: string | number): string =>
  `कमरा ${opensAt} से खुला रहेगा।`;
export const theBankHasIt = (time: string | number): string => `पैसे बैंक के पास हैं। ${time}`;
export const itGoesWhereCameFromYou = (time: string | number): string =>
  `पैसे वहीं लौटेंगे जहाँ से आए थे। आपको कुछ नहीं करना है। ${time}`;
export const youHaveNoVideoCallsMoment =
  'अभी आपकी कोई वीडियो कॉल नहीं है। एक बुक कीजिए, या जाँच से शुरू कीजिए, जिसका सहेजा हुआ नतीजा आप कॉल में डॉक्टर को दिखा सकते हैं।';
export const haveTheMoneyBack = 'पैसे वापस लें';
export const giveBack = (amount: string | number): string => `${amount} लौटाएँ`;
export const keepItForACall = 'कॉल के लिए रखें';
export const paidChooseATime = 'भुगतान हुआ: समय चुनिए';
export const minutesByVideoPaid = (minutes: string | number, amount: string | number): string =>
  `वीडियो पर ${minutes} मिनट, ${amount} दिए`;
export const itCameTwiceGoesBackYou = (refundDue: string | number, time: string | number): string =>
  `पैसे दो बार आए: ${refundDue} आपको वापस मिलेंगे। ${time}`;
export const chooseATime = 'समय चुनें';
export const videoCalls = 'वीडियो कॉल';
export const cancelled = 'रद्द';
export const past = 'हो चुकी';
