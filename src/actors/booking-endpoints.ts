/** The calls of booking and of one's own consultations as values, with their schemas: in a file of their own that the first call brings. */
export {
  bookTeleconsultation,
  cancelTeleconsultation,
  confirmTeleconsultation,
  holdTeleconsultation,
  listSlots,
  listTeleconsultations,
  releaseTeleconsultation,
  reportAbsence,
  rescheduleTeleconsultation,
  scheduleTeleconsultation,
} from '../../contracts/endpoints/teleconsultations.ts';
export { listDoctorsCalls } from '../../contracts/endpoints/room.ts';
export { listPaid, requestRefund } from '../../contracts/endpoints/payments.ts';
