/** The search for a dentist says this. */

export const typeNameYourAreaStreetPin = 'Type the name of your area or street, or a PIN code.';
export const aPinCodeHasSixDigits = 'A PIN code has six digits, for example 411001.';
export const areaOrPinCode = 'Area or PIN code';
export const search = 'Search';
export const showOnTheMap = (number: string | number, name: string | number): string =>
  `${number}, ${name}: show on the map`;
export const speaks = (languages: string | number): string => `Speaks ${languages}`;
export const details = 'Details';
export const ofWords = (name: string | number): string => `of ${name}`;
export const thisSampleNotRealDentist = 'This is a sample, not a real dentist';
export const theseAreSamplesNotRealDentists = 'These are samples, not real dentists';
export const itShows = 'It shows';
export const theyShow = 'They show';
export const howPageWorksCannotCalledVisited = (samplesShow: string | number): string =>
  `${samplesShow} how this page works, and cannot be called or visited.`;
export const lookRealDentistsGoogleMaps = 'Look for real dentists on Google Maps';
export const sample = 'Sample';
export const registrationNumberOnFile = 'Registration number on file';
export const forEmergenciesCallAtAnyHour = 'For emergencies, call at any hour';
export const showInTheList = (number: string | number, name: string | number): string =>
  `${number}, ${name}: show in the list`;
export const hideTheMap = 'Hide the map';
export const showOnAMap = 'Show on a map';
export const mapWords = 'Map';
export const you = 'You';
export const northUpEachSquareKmWide = (km: string | number): string =>
  `North is up. Each square is ${km} km wide. Clinics close together are drawn apart.`;
export const itShowsFirstList = (found: string | number): string =>
  ` It shows the first ${found} of the list.`;
export const inWords = (city: string | number): string => `in ${city}`;
export const inAndNearPinCode = (area: string | number): string => `in and near PIN code ${area}`;
export const forWords = (area: string | number): string => `for “${area}”`;
export const withinKmOfYou = (radius: string | number): string => `within ${radius} km of you`;
export const theRestCouldNotLoadedWhat = 'The rest could not be loaded. What is listed stays.';
export const showMoreDentists = 'Show more dentists';
/** `place`: as `inWords` and its neighbours word it; more may follow where the list goes on. */
export const dentistsFound = (count: number, hasMore: boolean, place: string): string =>
  `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'dentist' : 'dentists'} ${place}`;
export const searchFurtherAway = 'Search further away';
export const call = 'Call';
export const directions = 'Directions';
export const toWords = (clinic: string | number): string => `to ${clinic}`;
export const nearMe = 'Near me';
export const cityWords = 'City';
export const choose = 'Choose';
export const whereAndWhatFor = 'Where and what for';
export const language = 'Language';
export const any = 'Any';
export const onlyShow = 'Only show';
export const openNow = 'Open now';
export const emergencies = 'Emergencies';
export const findADentistNearYou = 'Find a dentist near you';
export const callBeforeYouGoAskWhen = 'Call before you go, and ask when they can see you.';
export const nearestGovernmentDentalCollegeDistrictHospital =
  'Nearest government dental college or district hospital: they see walk‑in patients.';
export const googleMapsFindsDentistsNearYou =
  'Google Maps finds dentists near you, in a new tab. Your answers stay here.';
export const searchOnGoogleMaps = 'Search on Google Maps';
export const goToTheAssessment = 'Go to the assessment';
export const trySearchMadeUpDentists = 'Try the search with made-up dentists';
export const theyShowHowPageWillWork =
  'They show how this page will work. They cannot be called or visited.';
export const weListNoDentistsYet = 'We list no dentists yet';
export const otherWaysToFindOne = 'Other ways to find one';
export const whatYouHaveChosenIsKept = 'What you have chosen is kept.';
export const showAllDentistsHere = 'Show all dentists here';
export const weListNoDentistLikeHere = 'We list no dentist like that here';
export const thatDoesNotMeanThereNone =
  'That does not mean that there is none: our list is not complete. Try another area or city, or look on Google Maps below.';
export const loadingTheCities = 'Loading the cities...';
export const ourListHasNoDentistsYet = 'Our list has no dentists yet';
export const untilHasGoogleMapsCanLook =
  'Until it has, Google Maps can look for dentists near you.';
export const whereShouldWeLook = 'Where should we look?';
export const typeYourAreaPinCodeChoose =
  'Type your area or PIN code, choose a city, or press “Near me”. That asks your device where you are. We use it for this search, to about 100 metres, and keep none of it.';
export const askingYourDeviceWhereYouAre = 'Asking your device where you are';
export const yourBrowserMayAskYouFirst =
  'Your browser may ask you first. You can also type your area or choose a city.';
export const yourPlaceWasNotSharedUs = 'Your place was not shared with us';
export const thatFineTypeYourAreaChoose =
  'That is fine: type your area or choose your city. To share it later, allow it in your browser.';
export const yourDeviceDoesNotKnowWhere = 'Your device does not know where it is';
export const typeYourAreaChooseYourCity =
  'Type your area or choose your city, or switch location on and press “Near me” again.';
export const findingYourPlaceTookTooLong = 'Finding your place took too long';
export const placeTookTooLong = 'Type your area or choose your city, or press “Near me” again.';
export const lookingForDentists = 'Looking for dentists...';
