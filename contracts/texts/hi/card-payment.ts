/** The screens of a payment by card say this. */

export const done = 'हो गया';
export const paymentVerificationFailed = 'भुगतान की पुष्टि नहीं हुई';
export const paymentCouldNotVerifiedPleaseContact =
  'भुगतान की पुष्टि नहीं हो पाई। कृपया हमसे संपर्क कीजिए। अगर बैंक ने पैसे लिए हैं, तो वे आपके लिए रखे हैं या लौटाए जाएँगे।';
export const paymentVerificationError = 'भुगतान की पुष्टि में गड़बड़';
export const couldNotVerifyPaymentPleaseTry =
  'भुगतान की पुष्टि नहीं हो पाई। कृपया फिर से कोशिश कीजिए। जो पैसे आपने दिए हैं वे सुरक्षित हैं: दो बार भुगतान न कीजिए।';
export const checkAgain = 'फिर से जाँचें';
export const later = 'बाद में';
export const openingTheCheckout = 'भुगतान का पेज खुल रहा है...';
export const checkingYourPayment = 'आपका भुगतान जाँचा जा रहा है...';
export const paymentDeclined = 'भुगतान नामंज़ूर हुआ';
export const payAnotherWay = 'दूसरे तरीक़े से भुगतान करें';
export const notNow = 'अभी नहीं';
