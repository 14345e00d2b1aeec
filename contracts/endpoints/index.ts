import { listSessions, signOutEverywhere } from './account-sessions.ts';
import { deleteResults, diagnose, validateConcern } from './assessment.ts';
import { openChatSession } from './chat-session.ts';
import { healthz, readyz } from './health.ts';
import { checkMedicines } from './medicines.ts';
import { forgotPassword, resetPassword } from './password.ts';
import {
  currentUser,
  generateLoginCode,
  login,
  logout,
  register,
  verifyLoginCode,
} from './sign-in.ts';
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
  generateLoginCode,
  verifyLoginCode,
  logout,
  currentUser,
  forgotPassword,
  resetPassword,
  listSessions,
  signOutEverywhere,
  healthz,
  readyz,
} as const;
