/** The screens of a payment by QR code say this. */

export const leftWords = (minutes: string | number): string => `${minutes} बाक़ी।`;
export const leftToPay = (spoken: string | number): string => `भुगतान के लिए ${spoken} बाक़ी।`;
export const payWithAnyUpiApp = (amount: string | number): string =>
  `किसी भी यूपीआई ऐप से ${amount} दीजिए`;
export const payFromAnotherScreenShowQr = 'दूसरे फ़ोन से भुगतान करें: क्यूआर कोड दिखाएँ';
export const payWithAUpiApp = 'यूपीआई ऐप से भुगतान करें';
export const googlePayPhonepePaytmBhimOthers = 'Google Pay, PhonePe, Paytm, BHIM और दूसरे';
export const scanAnyUpiAppYourPhone = 'इसे अपने फ़ोन के किसी भी यूपीआई ऐप से स्कैन कीजिए।';
export const qrCodePayAnyUpiApp = (amount: string | number, product: string | number): string =>
  `क्यूआर कोड: किसी भी यूपीआई ऐप से ${product} को ${amount} दीजिए`;
export const noRealMoney = 'असली पैसे नहीं';
export const noPaymentProviderSetUpHere =
  'यहाँ कोई भुगतान सेवा नहीं लगी है। यूपीआई ऐप की जगह परीक्षण का एक पेज है।';
export const payInTheSandbox = 'परीक्षण में भुगतान करें';
export const paymentError = 'भुगतान में गड़बड़';
export const tryAgain = 'फिर से कोशिश करें';
export const unableGeneratePaymentQrCodePlease =
  'भुगतान का क्यूआर कोड नहीं बन पाया। कृपया फिर से कोशिश कीजिए।';
export const nothingWasTakenFromYourAccount = 'आपके खाते से कुछ नहीं लिया गया।';
export const paymentTimeout = 'भुगतान का समय ख़त्म';
export const paymentWindowExpiredPleaseTryAgain = 'भुगतान का समय निकल गया। कृपया फिर से कोशिश कीजिए।';
export const paymentSuccessful = 'भुगतान हो गया!';
export const theReceiptYourAccountYouChoose = (amount: string | number): string =>
  `${amount} रसीद आपके खाते में है। अब समय चुनिए।`;
export const yourPaymentCameAfterTenMinutes = 'आपका भुगतान दस मिनट के बाद आया';
export const yourNotLostYouCanStill = (amount: string | number): string =>
  `आपके ${amount} खोए नहीं हैं। आप अब भी वीडियो कॉल कर सकते हैं, या पैसे वापस ले सकते हैं।`;
export const weCouldNotReachOurServer =
  'हमारे सर्वर से संपर्क नहीं हो पाया। कुछ बदला नहीं है: कृपया फिर से कोशिश कीजिए।';
export const paidALittleLate = 'भुगतान हुआ, थोड़ी देर से';
export const goOnToMyVideoCall = 'मेरी वीडियो कॉल पर आगे बढ़ें';
export const thatWasNot = (due: string | number): string => `रक़म ${due} नहीं थी`;
export const cameAndGoesBackToYou = (amount: string | number): string =>
  `${amount} आए, और आपको वापस मिलेंगे`;
export const youNeedNotDoAnything = (time: string | number): string =>
  `आपको कुछ नहीं करना है। ${time}`;
export const yourMoneyWasGivenBack = 'आपके पैसे लौटा दिए गए';
export const yourMoneyItsWayBack = 'आपके पैसे लौट रहे हैं';
export const payAnew = 'नए सिरे से भुगतान करें';
export const theBankHasIt = 'पैसे बैंक के पास हैं';
export const goesBackWhereCameFrom = (amount: string | number): string =>
  `${amount} वहीं लौटेंगे जहाँ से आए थे`;
export const moneyGoesBackWhenAskedWhen = (time: string | number): string =>
  `पैसे माँगने पर लौटते हैं, और तब भी जब रक़म क़ीमत जितनी न हो। ${time}`;
export const aRegisteredDentistSeesYouVideo =
  'दाँतों के रजिस्टर्ड डॉक्टर आपको वीडियो पर देखते हैं। कॉल में आप अपना सहेजा हुआ नतीजा दिखा सकते हैं।';
export const youChooseDayTimeAfterPaying = 'दिन और समय आप भुगतान के बाद चुनते हैं।';
export const lookingWhetherItIsPaidAlready = 'देखा जा रहा है कि भुगतान पहले ही हुआ है या नहीं...';
export const weCouldNotLookWhetherYou =
  'हम देख नहीं पाए कि आपने पैसे पहले ही दे दिए हैं या नहीं। जो भी दिया है वह सुरक्षित है। कृपया अपना इंटरनेट जाँचिए और फिर से कोशिश कीजिए।';
export const payUpiPhoneCodeOpensYour = (paise: string | number): string =>
  `यूपीआई से ${paise} दीजिए। फ़ोन पर कोड आपका यूपीआई ऐप खोलता है।`;
export const makingYourCode = 'आपका कोड बन रहा है...';
export const generatePaymentQrCode = 'भुगतान का क्यूआर कोड बनाएँ';
export const toPayNow = 'अभी देना है';
export const onlyDentistWhoExaminesYouCan =
  'यह क्या है, पक्का सिर्फ़ दाँतों के वही डॉक्टर बता सकते हैं जो आपका मुँह देखें, और इलाज भी वही कर सकते हैं।';
