/** The screens of the video call say this. */

export const pictureOn = 'Picture on';
export const callWith = (other: string | number): string => `Call with ${other}`;
export const thisSampleDentistNobodyWillCome = 'This is a sample dentist: nobody will come.';
export const cameraAndMicrophoneAreBlocked = 'Camera and microphone are blocked';
export const pressLockCameraSignBesideAddress =
  'Press the lock or camera sign beside the address, above the page.';
export const setCameraAndMicrophoneToAllow = 'Set camera and microphone to “Allow”.';
export const thenPressTryAgainReloadPage = 'Then press “Try again”, or reload this page.';
export const noCameraOrMicrophoneWasFound = 'No camera or microphone was found';
export const plugSwitchCameraHeadsetPageThen =
  'Plug in or switch on a camera or headset: this page then goes on by itself.';
export const oneTwoEnoughYouCanSeen =
  'One of the two is enough: you can be seen and write, or be heard.';
export const youCanAlsoOpenPageYour =
  'You can also open this page on your phone, with the same account.';
export const cameraOrMicrophoneDidNotStart = 'Camera or microphone did not start';
export const closeOtherAppsPagesUseCamera =
  'Close other apps and pages that use the camera, such as another video call.';
export const thenPressTryAgain = 'Then press “Try again”.';
export const ifDoesNotHelpSwitchPhone = 'If it does not help, switch the phone off and on again.';
export const thisPageWasNotOpenedSecurely = 'This page was not opened securely';
export const browsersGiveCameraMicrophonePagesHttps =
  'Browsers give camera and microphone to pages with https alone.';
export const youCanJoinChatOnlyMeanwhile = 'You can join with chat only meanwhile.';
export const reloadThisPage = 'Reload this page';
export const pictureOf = (other: string | number): string => `Picture of ${other}`;
export const noSound = 'No sound';
export const unmute = 'Unmute';
export const mute = 'Mute';
export const noCamera = 'No camera';
export const cameraOn = 'Camera on';
export const cameraOff = 'Camera off';
export const hideChat = 'Hide chat';
export const chat = 'Chat';
export const newWords = (unread: string | number): string => `${unread} new`;
export const leave = 'Leave';
export const myVideoCalls = 'My video calls';
export const pageTitle = (product: string | number): string => `Video call · ${product}`;
export const youHaveLeftTheCall = 'You have left the call';
export const joinAgain = 'Join again';
export const yourCameraAndMicrophoneAreOff = 'Your camera and microphone are off.';
export const youCanComeBackUntil = (closesAt: string | number): string =>
  `You can come back until ${closesAt}.`;
export const youCallAnotherPage = 'You are in this call on another page';
export const goOnHereInstead = 'Go on here instead';
export const yourCameraMicrophoneOffPage = 'Your camera and microphone are off on this page.';
export const thisVideoCallIsOver = 'This video call is over';
export const nothingPictureSoundWasRecordedWhat = (roomtalkkeptdays: string | number): string =>
  `Nothing of picture and sound was recorded. What was written and shared is deleted after ${roomtalkkeptdays} days.`;
export const videoCall = 'Video call';
export const lookingForYourConsultation = 'Looking for your consultation...';
export const yourConsultationStandsPleaseCheckYour =
  'Your consultation stands. Please check your connection and try again.';
export const logInToJoinTheCall = 'Log in to join the call';
export const onlyTwoPeopleBookingCanJoin =
  'Only the two people of a booking can join. Please use the account that booked.';
export const thereNoVideoCallYouHere = 'There is no video call for you here';
export const checkAddressLogAccountBookedConsultation =
  'Check the address, or log in with the account that booked. A consultation that was cancelled has no call.';
export const begins = 'Begins';
export const indiaTimeIst = (startsAt: string | number): string => `${startsAt}, India time (IST)`;
export const hoursWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
export const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
export const youCanJoinFromIn = (opensAt: string | number, minutes: string | number): string =>
  `You can join from ${opensAt}, in ${minutes}.`;
export const youCanJoinInAMinute = 'You can join in a minute.';
export const youNotConnectedJustNowYour =
  'You are not connected just now. Your consultation stands; we look again in a moment.';
export const thisPageOpensRoomItselfYou =
  'This page opens the room by itself. You may leave it and come back.';
export const whenRoomOpensYouCanTry =
  'When the room opens you can try your camera and microphone first.';
export const yourVideoCallIsReady = 'Your video call is ready';
export const openTheVideoCall = 'Open the video call';
export const theLinkDoesNotWork = 'The link does not work';
export const theCallHeldAnotherSiteWhich =
  'The call is held on another site, which opens in a new window. The link is for the two of you alone: please pass it on to nobody.';
export const joinWithChatOnly = 'Join with chat only';
export const toUseMyCameraOnly = 'Use my camera only';
export const toUseMyVoiceOnly = 'Use my voice only';
export const nothingRecordedNeitherPictureNorSound =
  'Nothing is recorded: neither picture nor sound is kept.';
export const yourMicrophoneOffNobodyHearsYou = 'Your microphone is off: nobody hears you.';
export const yourDeviceHasPausedYourMicrophone =
  'Your device has paused your microphone, perhaps for a phone call: nobody hears you.';
export const withoutMicrophoneYouSeenYouCan =
  'Without a microphone you are seen, and you can write. One that you plug in is used.';
export const allowCameraAndMicrophone = 'Allow camera and microphone';
export const yourBrowserAsksYouNowChoose =
  'Your browser asks you now. Choose “Allow”, so that the two of you can talk.';
export const yourCameraOffNobodySeesYou = 'Your camera is off: nobody sees you.';
export const yourDeviceHasPausedYourCamera = 'Your device has paused your camera: nobody sees you.';
export const canYouBeHeard = 'Can you be heard?';
export const canYouSeeYourself = 'Can you see yourself?';
export const canYouSeeAndHearYourself = 'Can you see and hear yourself?';
export const joinTheCall = 'Join the call';
export const withoutCameraYouHeardNotSeen =
  'Without a camera you are heard, and not seen. One that you plug in is used.';
export const yourCameraNotUsedYouHeard = 'Your camera is not used: you are heard, and not seen.';
export const saySomethingTheBarMoves = 'Say something: the bar moves.';
export const howLoudYouAre = 'How loud you are';
export const joiningTheCall = 'Joining the call';
export const oneMoment = 'One moment...';
export const yourPicture = 'Your picture';
export const isNotHereYetStayPage = (other: string | number): string =>
  `${other} is not here yet. Stay on this page: the call begins by itself.`;
export const hasNotComeYetYouCan = (other: string | number): string =>
  `${other} has not come yet. You can go on waiting, or say that nobody came.`;
export const hasLeftCallOverUnlessThey = (other: string | number): string =>
  `${other} has left: the call is over, unless they come back. You can leave too.`;
export const wasHereNotConnectedJustNow = (other: string | number): string =>
  `${other} was here and is not connected just now. Stay on this page: the call goes on by itself.`;
export const isHereConnectingYou = (other: string | number): string =>
  `${other} is here. Connecting you...`;
export const youAreInTheCall = 'You are in the call.';
export const theConnectionWasLostTryingAgain = 'The connection was lost. Trying again...';
export const weCouldNotConnectYourPicture = (other: string | number): string =>
  `We could not connect your picture and sound. You can still write to ${other}.`;
export const youNotConnectedJustNowTrying = 'You are not connected just now. Trying again...';
export const bookedTimeIsOver = 'Booked time is over';
export const leftWords = (minutes: string | number): string => `${minutes} left`;
export const theBookedTimeOverRoomStays = (closesAt: string | number): string =>
  `The booked time is over. The room stays open until ${closesAt}.`;
export const ofTheBookedTimeLeft = (spoken: string | number): string =>
  `${spoken} of the booked time left.`;
export const sCameraIsOff = (other: string | number): string => `${other}’s camera is off`;
export const sDeviceHasPausedTheCamera = (other: string | number): string =>
  `${other}’s device has paused the camera`;
export const sPictureIsOff = (other: string | number): string => `${other}’s picture is off`;
export const bothPicturesAreOff = 'both pictures are off';
export const yourPictureIsOff = 'your picture is off';
export const youCanGoOnTalking = ' You can go on talking.';
export const theLineIsWeak = (off: string | number, andTalk: string | number): string =>
  `The line is weak: ${off}.${andTalk}`;
export const sMicrophoneIsOff = (other: string | number): string => `${other}’s microphone is off.`;
export const sDeviceHasPausedMicrophonePerhaps = (other: string | number): string =>
  `${other}’s device has paused the microphone, perhaps for a phone call.`;
export const hasNoMicrophoneJustNowYou = (other: string | number): string =>
  `${other} has no microphone just now. You can write to each other.`;
/** Devices of the person themself that a sentence speaks of. */
export type SpokenDevices = 'camera' | 'microphone' | 'both';
type ByDevices = Readonly<Record<SpokenDevices, string>>;

const NAMES: ByDevices = {
  camera: 'camera',
  microphone: 'microphone',
  both: 'camera and microphone',
};
const EITHER: ByDevices = { ...NAMES, both: 'camera or microphone' };
const MISSES: ByDevices = { camera: 'see', microphone: 'hear', both: 'see or hear' };
const PRESS: ByDevices = {
  camera: 'press “No camera”',
  microphone: 'press “No sound”',
  both: 'press “No camera” and “No sound”',
};

const missed = (devices: SpokenDevices, other: string): string =>
  `${other} does not ${MISSES[devices]} you.`;

/** Says that the system has paused a device. */
export const paused = (devices: SpokenDevices, other: string): string =>
  `Your device has paused your ${NAMES[devices]}, perhaps for a phone call: ${missed(devices, other)}`;

/** Says why a device is not there, and what helps. */
export const LACKING = {
  held: (devices: SpokenDevices, other: string): string =>
    `Your ${NAMES[devices]} cannot be used: ${missed(devices, other)} To ask again, ${PRESS[devices]}.`,
  settling: (devices: SpokenDevices, other: string): string =>
    `Looking for another ${EITHER[devices]}: ${missed(devices, other)}`,
  asking: (devices: SpokenDevices): string => `Asking your browser for your ${NAMES[devices]}...`,
  denied: (devices: SpokenDevices, other: string): string =>
    `Your browser blocks your ${NAMES[devices]}: ${missed(devices, other)} Allow it beside the address, then ${PRESS[devices]}.`,
  missed: (devices: SpokenDevices, other: string): string =>
    `No ${EITHER[devices]} was found: ${missed(devices, other)} One that you plug in is used.`,
  failed: (devices: SpokenDevices, other: string): string =>
    `Your ${NAMES[devices]} did not start: ${missed(devices, other)} Close other apps that use it, then ${PRESS[devices]}.`,
  blocked: (devices: SpokenDevices, other: string): string =>
    `The page was not opened with https://, so there is no ${EITHER[devices]}: ${missed(devices, other)}`,
};
export const openTheAddressWithHttps = 'Open the address again with https:// at its beginning.';
