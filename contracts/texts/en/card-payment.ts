/** The screens of a payment by card say this. */

export const done = 'Done';
export const paymentVerificationFailed = 'Payment Verification Failed';
export const paymentCouldNotVerifiedPleaseContact =
  'Payment could not be verified. Please contact support. If your bank took the money, it is kept for you or refunded.';
export const paymentVerificationError = 'Payment Verification Error';
export const couldNotVerifyPaymentPleaseTry =
  'Could not verify payment. Please try again. What you have paid is kept: do not pay twice.';
export const checkAgain = 'Check again';
export const later = 'Later';
export const openingTheCheckout = 'Opening the checkout...';
export const checkingYourPayment = 'Checking your payment...';
export const paymentDeclined = 'Payment declined';
export const payAnotherWay = 'Pay another way';
export const notNow = 'Not now';
