/**
 * The files of the flows that come later, in a file of their own: what each of them needs is a list that the first
 * question would wait for.
 */
export const signInGate = () => import('./sign-in-gate/opened.ts');
export const bookingDialog = () => import('./booking-dialog/opened.ts');
export const qrPayment = () => import('./qr-payment/opened.ts');
export const cardPayment = () => import('./card-payment/opened.ts');
export const consultations = () => import('./consultations/opened.ts');
export const milestoneShare = () => import('./milestone-share/opened.ts');
export const xray = () => import('./xray/opened.ts');
export const feedbackPopup = () => import('./feedback-popup/opened.ts');
export const feedbackDialog = () => import('./feedback-dialog/opened.ts');
export const report = () => import('./report/opened.ts');
