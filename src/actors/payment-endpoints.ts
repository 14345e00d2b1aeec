/** The calls of payments as values, with their schemas: in a file of their own that the first call brings. */
export {
  closeQr,
  createOrder,
  createQr,
  readOpenPayment,
  readPaymentStatus,
  requestRefund,
  verifyPayment,
} from '../../contracts/endpoints/payments.ts';
