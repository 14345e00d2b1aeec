/**
 * The endpoints of booking and of the patient's consultations with their schemas: a file of its own that loads with the
 * first call.
 */
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
