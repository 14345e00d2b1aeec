/** Several flows say these alike. */

export const goToTheStartPage = 'Go to the start page';
export const getHelpFirst = 'Get help first';
export const startMyAssessment = 'Start my assessment';
export const findADentist = 'Find a dentist';
export const tryAgain = 'Try again';
export const opensInANewTab = '(opens in a new tab)';
export const findMyDentist = 'Find My Dentist';
export const continueWords = 'Continue';
export const yourVideoCall = 'Your video call';
export const doYouHaveAnXRay = 'Do you have an X-ray?';
export const yourXRay = 'Your X-ray';
export const withWords = 'With';
export const phone = 'Phone';
export const email = 'Email';
export const lengthWords = 'Length';
export const keepIt = 'Keep it';
export const closeWords = 'Close';
export const logOutAndRemove = 'Log out and remove';
export const staySignedIn = 'Stay signed in';
export const thisSampleDentistTryBookingOut =
  'This is a sample dentist, to try booking out: nobody will call.';
export const weCouldNotReachOurServer = 'We could not reach our server';
export const bookAVideoCall = 'Book a video call';
export const askingForIt = 'Asking for it...';
export const getARefund = 'Get a refund';
export const cancel = 'Cancel';
export const logIn = 'Log in';
export const home = 'Home';
export const howIsItToday = 'How is it today?';
export const findADentist2 = 'Find a Dentist';
