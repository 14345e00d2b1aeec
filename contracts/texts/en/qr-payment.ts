/** The screens of a payment by QR code say this. */

export const leftWords = (minutes: string | number): string => `${minutes} left.`;
export const leftToPay = (spoken: string | number): string => `${spoken} left to pay.`;
export const payWithAnyUpiApp = (amount: string | number): string =>
  `Pay ${amount} with any UPI app`;
export const payFromAnotherScreenShowQr = 'Pay from another screen: show the QR code';
export const payWithAUpiApp = 'Pay with a UPI app';
export const googlePayPhonepePaytmBhimOthers = 'Google Pay, PhonePe, Paytm, BHIM and others';
export const scanAnyUpiAppYourPhone = 'Scan this with any UPI app on your phone.';
export const qrCodePayAnyUpiApp = (amount: string | number, product: string | number): string =>
  `QR code: pay ${amount} to ${product} with any UPI app`;
export const noRealMoney = 'No real money';
export const noPaymentProviderSetUpHere =
  'No payment provider is set up here. A page of the sandbox stands in for a UPI app.';
export const payInTheSandbox = 'Pay in the sandbox';
export const paymentError = 'Payment Error';
export const tryAgain = 'Try Again';
export const unableGeneratePaymentQrCodePlease =
  'Unable to generate payment QR code. Please try again.';
export const nothingWasTakenFromYourAccount = 'Nothing was taken from your account.';
export const paymentTimeout = 'Payment Timeout';
export const paymentWindowExpiredPleaseTryAgain = 'Payment window expired. Please try again.';
export const paymentSuccessful = 'Payment Successful!';
export const theReceiptYourAccountYouChoose = (amount: string | number): string =>
  `${amount} The receipt is in your account. You choose the time next.`;
export const yourPaymentCameAfterTenMinutes = 'Your payment came after the ten minutes';
export const yourNotLostYouCanStill = (amount: string | number): string =>
  `Your ${amount} is not lost. You can still have your video call, or the money back.`;
export const weCouldNotReachOurServer =
  'We could not reach our server. Nothing has changed: please try again.';
export const paidALittleLate = 'Paid, a little late';
export const goOnToMyVideoCall = 'Go on to my video call';
export const thatWasNot = (due: string | number): string => `That was not ${due}`;
export const cameAndGoesBackToYou = (amount: string | number): string =>
  `${amount} came, and goes back to you`;
export const youNeedNotDoAnything = (time: string | number): string =>
  `You need not do anything. ${time}`;
export const yourMoneyWasGivenBack = 'Your money was given back';
export const yourMoneyItsWayBack = 'Your money is on its way back';
export const payAnew = 'Pay anew';
export const theBankHasIt = 'The bank has it';
export const goesBackWhereCameFrom = (amount: string | number): string =>
  `${amount} goes back to where it came from`;
export const moneyGoesBackWhenAskedWhen = (time: string | number): string =>
  `Money goes back when it is asked for, and when it is not the price. ${time}`;
export const aRegisteredDentistSeesYouVideo =
  'A registered dentist sees you by video. You can share your saved result in the call.';
export const youChooseDayTimeAfterPaying = 'You choose the day and the time after paying.';
export const lookingWhetherItIsPaidAlready = 'Looking whether it is paid already...';
export const weCouldNotLookWhetherYou =
  'We could not look whether you have paid already. Whatever you have paid is kept. Please check your connection and try again.';
export const payUpiPhoneCodeOpensYour = (paise: string | number): string =>
  `Pay ${paise} by UPI. On a phone the code opens your UPI app.`;
export const makingYourCode = 'Making your code...';
export const generatePaymentQrCode = 'Generate Payment QR Code';
export const toPayNow = 'To pay now';
export const onlyDentistWhoExaminesYouCan =
  'Only a dentist who examines you can say for sure what it is and treat it.';
