/** The calls of accounts as values, with their schemas: in a file of their own that the first call brings. */
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
