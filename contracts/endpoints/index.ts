import { listSessions, signOutEverywhere } from './account-sessions.ts';
import { deleteResults, diagnose, validateConcern } from './assessment.ts';
import { openChatSession } from './chat-session.ts';
import { listCities, readDentist, searchDentists } from './dentists.ts';
import { beginGoogleSignup, googleSignup } from './google.ts';
import { healthz, readyz } from './health.ts';
import { checkMedicines } from './medicines.ts';
import { checkPassword, forgotPassword, resetPassword } from './password.ts';
import {
  closeQr,
  createOrder,
  createQr,
  listPaid,
  readOpenPayment,
  readPaymentStatus,
  requestRefund,
  verifyPayment,
} from './payments.ts';
import { findPatient, readPatient, readPatientResult } from './patient-records.ts';
import {
  changeProfile,
  completeOnboarding,
  decideConsents,
  eraseAccount,
  exportData,
  readProfile,
} from './profile.ts';
import { listReminders, sendReminder } from './reminders.ts';
import { listResults, readResult, saveDiagnosis } from './saved-results.ts';
import {
  enterRoom,
  leaveRoom,
  listDoctorsCalls,
  readRoom,
  readRoomNews,
  sendRoomMessage,
  sendSignals,
} from './room.ts';
import {
  currentUser,
  generateLoginCode,
  login,
  logout,
  register,
  staffLogin,
  verifyLoginCode,
} from './sign-in.ts';
import { inviteStaff, registerStaff } from './staff.ts';
import {
  bookTeleconsultation,
  cancelTeleconsultation,
  confirmTeleconsultation,
  holdTeleconsultation,
  listSlots,
  listTeleconsultations,
  readTeleconsultation,
  releaseTeleconsultation,
  rescheduleTeleconsultation,
  scheduleTeleconsultation,
} from './teleconsultations.ts';
import {
  resendEmailVerification,
  resendPhoneVerification,
  sendEmailVerification,
  sendPhoneVerification,
  verifyEmail,
  verifyPhone,
} from './verification.ts';

/** Every call that the server answers, by name. A call that is not here is not served. */
export const ENDPOINTS = {
  validateConcern,
  diagnose,
  checkMedicines,
  searchDentists,
  readDentist,
  listCities,
  deleteResults,
  openChatSession,
  sendEmailVerification,
  resendEmailVerification,
  sendPhoneVerification,
  resendPhoneVerification,
  verifyEmail,
  verifyPhone,
  register,
  login,
  staffLogin,
  generateLoginCode,
  verifyLoginCode,
  beginGoogleSignup,
  googleSignup,
  logout,
  currentUser,
  forgotPassword,
  resetPassword,
  checkPassword,
  listSessions,
  signOutEverywhere,
  readProfile,
  changeProfile,
  decideConsents,
  completeOnboarding,
  exportData,
  eraseAccount,
  saveDiagnosis,
  listResults,
  readResult,
  inviteStaff,
  registerStaff,
  findPatient,
  readPatient,
  readPatientResult,
  listSlots,
  bookTeleconsultation,
  holdTeleconsultation,
  scheduleTeleconsultation,
  releaseTeleconsultation,
  confirmTeleconsultation,
  rescheduleTeleconsultation,
  cancelTeleconsultation,
  listTeleconsultations,
  readTeleconsultation,
  readRoom,
  enterRoom,
  leaveRoom,
  sendSignals,
  sendRoomMessage,
  readRoomNews,
  listDoctorsCalls,
  listReminders,
  sendReminder,
  healthz,
  readyz,
  createQr,
  readPaymentStatus,
  closeQr,
  readOpenPayment,
  listPaid,
  requestRefund,
  createOrder,
  verifyPayment,
} as const;
