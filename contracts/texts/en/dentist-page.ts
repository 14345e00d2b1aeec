/** The page of one dentist says this. */

export const pageTitle = (product: string | number): string => `A dentist · ${product}`;
export const aDentist = 'A dentist';
export const openingThePage = 'Opening the page...';
export const weDoNotListThisDentist = 'We do not list this dentist';
export const theLinkMayOldLetterMay =
  'The link may be old, or a letter may be missing. The search shows everybody we list.';
export const checkYourConnectionAndTryAgain = 'Check your connection, and try again.';
export const allDentists = 'All dentists';
export const allDentistsIn = (city: string | number): string => `All dentists in ${city}`;
export const openingHoursIndiaTime = 'Opening hours, India time';
export const clinicWords = 'Clinic';
export const address = 'Address';
export const distance = 'Distance';
export const languagesWords = 'Languages';
export const registrationNumber = 'Registration number';
export const openingHours = 'Opening hours';
export const indiaTimeCallBeforeYouGo = 'India time. Call before you go, above all on holidays.';
export const aSampleHasNoRegistrationNumber = 'A sample has no registration number.';
export const theNumberRegisterStatesDentalCouncil = (updatedAt: string | number): string =>
  `The number in the register of the state’s dental council is on file: that is what we have checked. Details as of ${updatedAt}.`;
