/** The screens of an X-ray say this. */

export const theWholeJaw = 'The whole jaw';
export const aFewTeethWithRoots = 'A few teeth with roots';
export const upperAndLowerTeethBiting = 'Upper and lower teeth biting';
export const notSure = 'Not sure';
export const loadThePictureAgain = 'Load the picture again';
export const whatYouSent = 'What you sent';
export const isThisADentalXRay = 'Is this a dental X-ray?';
export const aDentalXRayLooksLike = 'A dental X-ray looks like one of these:';
export const weCouldNotTellPictureAlone = 'We could not tell by the picture alone.';
export const leaveIt = 'Leave it';
export const readItTogetherWithMyAnswers = 'Read it together with my answers';
export const answerAFewQuestionsFirst = 'Answer a few questions first';
export const whatWasFound = 'What was found';
export const anXRaySaysLittleIts =
  'An X-ray says little on its own. Answer a few questions, and what was found here goes along.';
export const findNearbyDentalClinic = 'Find Nearby Dental Clinic';
export const saveItWithMyResult = 'Save it with my result';
export const stepOf3 = (step: string | number): string => `Step ${step} of 3`;
export const stepOf3Named = (step: string | number, title: string | number): string =>
  `Step ${step} of 3: ${title}`;
export const togetherWithYourAnswers = 'Together with your answers';
export const whichHasNoEmailAddressWe = ', which has no email address: we send no mail about it.';
export const andMailThereGoes = ', and a mail that it is there goes to:';
export const weReadYourXRayWhat = (value: string | number): string =>
  `We read your X-ray and what you told us side by side. The report stands in your account${value}`;
export const readBothTogether = 'Read both together';
export const backToTheFindings = 'Back to the findings';
export const somethingNewOrWorseCheckAgain = 'Something new or worse? Check again';
export const yourResultSaysGetHelpOnce =
  'Your result says to get help at once. No X-ray is needed for that: go now.';
export const whatToDoNow = 'What to do now';
export const xRay = 'X-ray';
export const yourXRaySecondLook = 'Your X-ray, for a second look';
export const noMarks = 'No marks';
export const placesAreMarked = (count: number): string =>
  count === 1 ? '1 place is marked' : `${count} places are marked`;
export const thePictureNotShownJustNow = 'The picture is not shown just now';
export const whatWasFoundStandsBelow = 'What was found in it stands below.';
export const aProgramHasLookedNoDentist =
  'A program has looked at this, and no dentist. It can miss things and mark what is nothing. An X-ray never makes your result less urgent.';
export const lookingForYourXRay = 'Looking for your X-ray...';
export const yourXRayKeptYourAccount = 'Your X-ray is kept in your account.';
export const yourXRayYourAccount = 'Your X-ray is in your account';
export const itGoesThereAlsoWhenNobody = 'It goes on there, also when nobody is logged in.';
export const logInToSeeIt = 'Log in to see it';
export const youMayClosePageGoesYour =
  'You may close this page: it goes on, and your X-ray waits in your dashboard.';
export const weLookAtYourXRay = 'We look at your X-ray';
export const analyzingYourXRay = 'Analyzing your X-ray...';
export const weCannotReachOurServerJust = 'We cannot reach our server just now';
export const askAgain = 'Ask again now';
export const weAskAgainByOurselves = 'We ask again by ourselves.';
export const analysisFailed = 'Analysis Failed';
export const tryAgainWithTheSamePicture = 'Try again with the same picture';
export const jpegPngUp10Mb = 'JPEG or PNG, up to 10 MB.';
export const takeAPhotoOfIt = 'Take a photo of it';
export const startNewAnalysis = 'Start New Analysis';
export const openYourXRayItsOwn = 'Open your X-ray on its own page';
export const readingYourXRayTogetherYour = 'Reading your X-ray together with your answers...';
export const reanalysisComplete = 'Reanalysis Complete';
export const yourAnswersSayGetHelpOnce =
  'Your answers say to get help at once. Call now, the X-ray can wait.';
export const whatToDo = 'What to do';
export const saveItToMyAccount = 'Save it to my account';
export const readItAgain = 'Read it again';
export const choosePictureYourXRay = 'Choose a picture of your X-ray';
export const chooseAnotherPicture = 'Choose another picture';
export const aProgramMarksWhatStandsOut =
  'A program marks what stands out, such as fillings and crowns. It makes no diagnosis, and no marks does not mean that all is well.';
export const isFilmHoldAgainstBrightWindow =
  'Is it a film? Hold it against a bright window or a white screen and take the photo straight from the front, without flash.';
export const itKeptYourAccountWhereNobody = (xraykeptdays: string | number): string =>
  `It is kept in your account, where nobody else sees it, and deleted after ${xraykeptdays} days unless it belongs to a saved result.`;
export const logSendYourXRay = 'Log in to send your X-ray';
export const yourPictureStaysChosenPage = (name: string | number): string =>
  `Your picture ${name} stays chosen on this page.`;
export const logInAndSend = 'Log in and send';
export const xRaysKeptYourAccountWhere =
  'X-rays are kept in your account, where nobody else sees them.';
export const ofMbSent = (megabytes: string | number, size: string | number): string =>
  `${megabytes} of ${size} MB sent`;
export const sendingYourXRay = (quarter: string | number): string =>
  `Sending your X-ray: ${quarter} %`;
export const sendingYourXRayLabel = 'Sending your X-ray';
export const yourPictureIsNotSentYet = 'Your picture is not sent yet';
export const theConnectionIsLost = 'The connection is lost';
export const yourPictureKeptPage = (name: string | number): string =>
  `Your picture ${name} is kept on this page.`;
export const tryAgainNow = 'Try again now';
export const weTriedSeveralTimesWeTry =
  'We tried several times. We try again when your connection comes back, or when you press “Try again now”.';
export const weGoSendingOurselvesWhenYou =
  'We go on sending by ourselves when you are connected again.';
export const yourPictureWasNotSent = 'Your picture was not sent';
export const yourPictureCouldNotSentPlease = 'Your picture could not be sent. Please try again.';
export const openingYourXRay = 'Opening your X-ray...';
export const yesWords = 'Yes';
export const noWords = 'No';
