/** The screens on which somebody signs in, joins or proves a code say this. */

export const orAnotherWay = 'or';
export const continueWithGoogle = 'Continue with Google';
export const signingInWithGoogle = 'Signing in with Google...';
export const youCanCloseThisWindow = 'You can close this window';
export const youGoWindowWhereYouBegan = 'You go on in the window where you began.';
export const codeFromTheEmail = 'Code from the email';
export const codeFromTheMessage = 'Code from the message';
export const ifThereAccountDigitsTheirWay = (
  to: string | number,
  digits: string | number,
): string => `If there is an account with ${to}, ${digits} digits are on their way.`;
export const weSentDigitsTo = (digits: string | number, to: string | number): string =>
  `We sent ${digits} digits to ${to}.`;
export const sendingYourCode = 'Sending your code...';
export const theCodeCouldNotBeSent = 'The code could not be sent.';
export const sendOtp = 'Send OTP';
export const sendTheCodeBy = 'Send the code by';
export const otpSent = 'OTP Sent ✓';
export const change = 'Change';
export const forWords = 'For';
export const backToThePassword = 'Back to the password';
export const forgotYourPassword = 'Forgot your password?';
export const tellUsYourEmailYouChoose =
  'Tell us your email. You choose a new password, and a code by mail confirms it.';
export const chooseANewPassword = 'Choose a new password';
export const itCountsOnceYouHaveEntered =
  'It counts once you have entered a code that we mail you next.';
export const checkYourMail = 'Check your mail';
export const nothingThereAfterMinuteLookInto =
  'Nothing there after a minute? Look into the spam folder, or check the address.';
export const newPassword = 'New password';
export const rememberedIt = 'Remembered it?';
export const creatingYourAccount = 'Creating your account...';
export const weCouldNotReachOurServer =
  'We could not reach our server. Both codes still count: nothing has to be sent again.';
export const changeMyDetails = 'Change my details';
export const verifyYourEmail = 'Verify your email';
export const verifyYourPhoneNumber = 'Verify your phone number';
export const almostThere = 'Almost there';
export const noAccountWasCreated = 'No account was created';
export const createAccount = 'Create account';
export const createAccountButton = 'Create Account';
export const weSendOneCodeYourEmail =
  'We send one code to your email and one to your phone, to be sure that both are yours.';
export const alreadyHaveAnAccount = 'Already have an account?';
export const myAccount = 'My Account';
export const newChat = 'New Chat';
export const dashboard = 'Dashboard';
export const adminDashboard = 'Admin Dashboard';
export const signUp = 'Sign up';
export const yourResultsOnePlaceEveryDevice = 'Your results in one place, on every device.';
export const aNoteYourDentistReadyWhen = 'A note for your dentist, ready when you need it.';
export const youDecideWhatWeKeepCan = 'You decide what we keep, and can delete all of it.';
export const newHere = 'New here?';
export const createAnAccount = 'Create an account';
export const loginWithOtpInstead = 'Login with OTP instead';
export const staffLogin = 'Staff login';
export const forDentistsAndStaff = 'For dentists and staff.';
export const iHaveAnInvitation = 'I have an invitation';
export const areYouAPatient = 'Are you a patient?';
export const logInHere = 'Log in here';
export const signIn = 'Sign In';
export const sending = 'Sending...';
