/** The account endpoints with their schemas: a file of its own that loads with the first call. */
export { beginGoogleSignup, googleSignup } from '../../contracts/endpoints/google.ts';
export {
  checkPassword,
  forgotPassword,
  resetPassword,
} from '../../contracts/endpoints/password.ts';
export {
  currentUser,
  generateLoginCode,
  login,
  logout,
  register,
  staffLogin,
  verifyLoginCode,
} from '../../contracts/endpoints/sign-in.ts';
export { registerStaff } from '../../contracts/endpoints/staff.ts';
export {
  resendEmailVerification,
  resendPhoneVerification,
  sendEmailVerification,
  sendPhoneVerification,
  verifyEmail,
  verifyPhone,
} from '../../contracts/endpoints/verification.ts';
