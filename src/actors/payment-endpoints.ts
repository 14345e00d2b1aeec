/** The payment endpoints with their schemas: a file of its own that loads with the first call. */
export {
  closeQr,
  createOrder,
  createQr,
  readOpenPayment,
  readPaymentStatus,
  requestRefund,
  verifyPayment,
} from '../../contracts/endpoints/payments.ts';
