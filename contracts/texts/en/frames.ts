/** A page’s head, foot and menus say this, and what is shown in its place. */

export const emergencyCall112 = 'Emergency: call 112';
export const somethingWentWrong = 'Something went wrong';
export const yourAnswersKeptDevice = 'Your answers are kept on this device.';
export const refreshPage = 'Refresh Page';
export const goHome = 'Go Home';
export const thatOurFaultNotYoursRefreshing =
  'That is our fault, not yours. Refreshing usually helps.';
export const inAnEmergencyCall = 'In an emergency, call';
export const consultations = 'Consultations';
export const profile = 'Profile';
export const yourAccount = 'Your account';
export const agreeBefore = 'By continuing you confirm that you’re 18 or over and agree to the';
export const termsOfService = 'terms of service';
export const agreeBetween = '. The';
export const privacyPolicy = 'privacy policy';
export const agreeAfter = 'says what we keep.';
export const sources = 'Sources';
export const onThisPage = 'On this page';
export const howToReachUs = 'How to reach us';
export const whatTheAccountIsFor = 'What the account is for';
export const features = 'Features';
export const freeAssessment = 'Free assessment';
export const videoCall = 'Video call';
export const xRaySecondLook = 'X-ray second look';
export const company = 'Company';
export const about = 'About';
export const contact = 'Contact';
export const howItWorks = 'How it works';
export const howAccurateItIs = 'How accurate it is';
export const forDentists = 'For dentists';
export const blog = 'Blog';
export const resources = 'Resources';
export const legal = 'Legal';
export const otherLanguages = 'Other languages';
export const termsLink = 'Terms of service';
export const privacyLink = 'Privacy policy';
export const yourDataRightsDpdp = 'Your data rights (DPDP)';
export const signUp = 'Sign up';
export const myAccount = 'My account';
export const skipToTheText = 'Skip to the text';
export const informsAndGuides = (product: string | number, disclaimer: string | number): string =>
  `${product} informs and guides. ${disclaimer}`;
export const startPage = (product: string | number): string => `${product}, start page`;
export const menu = 'Menu';
export const closeTheMenu = 'Close the menu';
export const site = 'Site';
export const accountOf = (name: string | number, initials: string | number): string =>
  `Your account: ${name}, ${initials}`;
export const logOut = 'Log out';
export const showThePassword = 'Show the password';
export const theSameAsATable = 'The same as a table';
export const dashboard = 'Dashboard';
export const analytics = 'Analytics';
export const reminders = 'Reminders';
export const loading = 'Loading...';
export const subjective = 'Subjective';
export const objective = 'Objective';
export const assessment = 'Assessment';
export const plan = 'Plan';

/** The page of the app says these before its scripts are there. */
export const aboutTheApp =
  'Step-by-step dental assessment: how urgent it is, what it may be and what to do next.';
export const gettingReady = 'Getting ready…';
export const needsScriptBefore =
  'The assessment needs JavaScript, which is switched off in this browser. Please switch it on and reload, or';
export const needsScriptLink = 'go back to the start page';
export const needsScriptAfter = '.';
