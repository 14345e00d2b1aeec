import type { SpokenDevices } from '../en/teleconsultation.ts';

/** The screens of the video call say this. */

export const pictureOn = 'तस्वीर चालू करें';
export const callWith = (other: string | number): string => `${other} के साथ कॉल`;
export const thisSampleDentistNobodyWillCome = 'ये नमूने के डॉक्टर हैं: कोई नहीं आएगा।';
export const cameraAndMicrophoneAreBlocked = 'कैमरा और माइक रोक दिए गए हैं';
export const pressLockCameraSignBesideAddress = 'पेज के ऊपर, पते के पास ताले या कैमरे का निशान दबाइए।';
export const setCameraAndMicrophoneToAllow = 'कैमरा और माइक को “अनुमति दें” पर कीजिए।';
export const thenPressTryAgainReloadPage = 'फिर “फिर से कोशिश करें” दबाइए, या यह पेज फिर से खोलिए।';
export const noCameraOrMicrophoneWasFound = 'कोई कैमरा या माइक नहीं मिला';
export const plugSwitchCameraHeadsetPageThen =
  'कैमरा या हेडसेट लगाइए या चालू कीजिए: फिर यह पेज अपने आप आगे बढ़ता है।';
export const oneTwoEnoughYouCanSeen =
  'दोनों में से एक काफ़ी है: आप दिख सकते हैं और लिख सकते हैं, या आपकी आवाज़ जा सकती है।';
export const youCanAlsoOpenPageYour = 'आप यह पेज अपने फ़ोन पर भी खोल सकते हैं, उसी खाते से।';
export const cameraOrMicrophoneDidNotStart = 'कैमरा या माइक चालू नहीं हुआ';
export const closeOtherAppsPagesUseCamera =
  'कैमरा इस्तेमाल करने वाले दूसरे ऐप और पेज बंद कीजिए, जैसे कोई और वीडियो कॉल।';
export const thenPressTryAgain = 'फिर “फिर से कोशिश करें” दबाइए।';
export const ifDoesNotHelpSwitchPhone = 'इससे भी न चले तो फ़ोन बंद करके फिर चालू कीजिए।';
export const thisPageWasNotOpenedSecurely = 'यह पेज सुरक्षित तरीक़े से नहीं खुला';
export const browsersGiveCameraMicrophonePagesHttps =
  'ब्राउज़र कैमरा और माइक सिर्फ़ https वाले पेजों को देते हैं।';
export const youCanJoinChatOnlyMeanwhile = 'तब तक आप सिर्फ़ लिखकर जुड़ सकते हैं।';
export const reloadThisPage = 'यह पेज फिर से खोलें';
export const pictureOf = (other: string | number): string => `${other} की तस्वीर`;
export const noSound = 'आवाज़ नहीं';
export const unmute = 'माइक चालू करें';
export const mute = 'माइक बंद करें';
export const noCamera = 'कैमरा नहीं';
export const cameraOn = 'कैमरा चालू करें';
export const cameraOff = 'कैमरा बंद करें';
export const hideChat = 'बातचीत छिपाएँ';
export const chat = 'बातचीत';
export const newWords = (unread: string | number): string => `${unread} नए`;
export const leave = 'बाहर निकलें';
export const myVideoCalls = 'मेरी वीडियो कॉल';
export const pageTitle = (product: string | number): string => `वीडियो कॉल · ${product}`;
export const youHaveLeftTheCall = 'आप कॉल से बाहर आ गए हैं';
export const joinAgain = 'फिर से जुड़ें';
export const yourCameraAndMicrophoneAreOff = 'आपका कैमरा और माइक बंद हैं।';
export const youCanComeBackUntil = (closesAt: string | number): string =>
  `आप ${closesAt} तक वापस आ सकते हैं।`;
export const youCallAnotherPage = 'आप यह कॉल दूसरे पेज पर कर रहे हैं';
export const goOnHereInstead = 'यहीं आगे बढ़ें';
export const yourCameraMicrophoneOffPage = 'इस पेज पर आपका कैमरा और माइक बंद हैं।';
export const thisVideoCallIsOver = 'यह वीडियो कॉल ख़त्म हो गई';
export const nothingPictureSoundWasRecordedWhat = (roomtalkkeptdays: string | number): string =>
  `तस्वीर और आवाज़ का कुछ भी रिकॉर्ड नहीं हुआ। जो लिखा और दिखाया गया, वह ${roomtalkkeptdays} दिन बाद मिट जाता है।`;
export const videoCall = 'वीडियो कॉल';
export const lookingForYourConsultation = 'आपकी वीडियो कॉल खोजी जा रही है...';
export const yourConsultationStandsPleaseCheckYour =
  'आपकी बुकिंग बनी हुई है। कृपया अपना इंटरनेट जाँचिए और फिर से कोशिश कीजिए।';
export const logInToJoinTheCall = 'कॉल से जुड़ने के लिए लॉग इन करें';
export const onlyTwoPeopleBookingCanJoin =
  'सिर्फ़ बुकिंग के दोनों लोग जुड़ सकते हैं। कृपया उसी खाते से लॉग इन कीजिए जिससे बुक किया था।';
export const thereNoVideoCallYouHere = 'यहाँ आपके लिए कोई वीडियो कॉल नहीं है';
export const checkAddressLogAccountBookedConsultation =
  'पता जाँचिए, या उस खाते से लॉग इन कीजिए जिससे बुक किया था। रद्द हुई बुकिंग की कोई कॉल नहीं होती।';
export const begins = 'शुरू';
export const indiaTimeIst = (startsAt: string | number): string => `${startsAt}, भारत का समय (IST)`;
export const hoursWords = (hours: number): string => (hours === 1 ? '1 घंटे' : `${hours} घंटे`);
export const daysWords = (days: number): string => `${days} दिन`;
export const youCanJoinFromIn = (opensAt: string | number, minutes: string | number): string =>
  `आप ${opensAt} से, यानी ${minutes} बाद, जुड़ सकते हैं।`;
export const youCanJoinInAMinute = 'आप एक मिनट बाद जुड़ सकते हैं।';
export const youNotConnectedJustNowYour =
  'अभी इंटरनेट नहीं है। आपकी बुकिंग बनी हुई है; हम थोड़ी देर में फिर देखेंगे।';
export const thisPageOpensRoomItselfYou = 'यह पेज कमरा अपने आप खोलता है। आप इसे छोड़कर वापस आ सकते हैं।';
export const whenRoomOpensYouCanTry = 'कमरा खुलने पर आप पहले अपना कैमरा और माइक आज़मा सकते हैं।';
export const yourVideoCallIsReady = 'आपकी वीडियो कॉल तैयार है';
export const openTheVideoCall = 'वीडियो कॉल खोलें';
export const theLinkDoesNotWork = 'लिंक नहीं खुलता';
export const theCallHeldAnotherSiteWhich =
  'कॉल दूसरी साइट पर होती है, जो नई विंडो में खुलती है। लिंक सिर्फ़ आप दोनों के लिए है: कृपया किसी को न दीजिए।';
export const joinWithChatOnly = 'सिर्फ़ लिखकर जुड़ें';
export const toUseMyCameraOnly = 'सिर्फ़ कैमरे से जुड़ें';
export const toUseMyVoiceOnly = 'सिर्फ़ आवाज़ से जुड़ें';
export const nothingRecordedNeitherPictureNorSound =
  'कुछ रिकॉर्ड नहीं होता: न तस्वीर रखी जाती है, न आवाज़।';
export const yourMicrophoneOffNobodyHearsYou = 'आपका माइक बंद है: आपको कोई नहीं सुन सकता।';
export const yourDeviceHasPausedYourMicrophone =
  'आपके डिवाइस ने माइक रोका है, शायद फ़ोन कॉल के लिए: आपको कोई नहीं सुन सकता।';
export const withoutMicrophoneYouSeenYouCan =
  'माइक के बिना आप दिखते हैं, और लिख सकते हैं। जो माइक आप लगाएँगे, वह काम आएगा।';
export const allowCameraAndMicrophone = 'कैमरा और माइक की अनुमति दीजिए';
export const yourBrowserAsksYouNowChoose =
  'आपका ब्राउज़र अभी पूछ रहा है। “अनुमति दें” चुनिए, ताकि आप दोनों बात कर सकें।';
export const yourCameraOffNobodySeesYou = 'आपका कैमरा बंद है: आपको कोई नहीं देख सकता।';
export const yourDeviceHasPausedYourCamera = 'आपके डिवाइस ने कैमरा रोका है: आपको कोई नहीं देख सकता।';
export const canYouBeHeard = 'क्या आपकी आवाज़ आती है?';
export const canYouSeeYourself = 'क्या आप ख़ुद को देख पाते हैं?';
export const canYouSeeAndHearYourself = 'क्या आप ख़ुद को देख और सुन पाते हैं?';
export const joinTheCall = 'कॉल से जुड़ें';
export const withoutCameraYouHeardNotSeen =
  'कैमरे के बिना आपकी आवाज़ जाती है, तस्वीर नहीं। जो कैमरा आप लगाएँगे, वह काम आएगा।';
export const yourCameraNotUsedYouHeard =
  'आपका कैमरा इस्तेमाल नहीं हो रहा: आपकी आवाज़ जाती है, तस्वीर नहीं।';
export const saySomethingTheBarMoves = 'कुछ बोलिए: पट्टी हिलेगी।';
export const howLoudYouAre = 'आपकी आवाज़ कितनी तेज़ है';
export const joiningTheCall = 'कॉल से जुड़ रहे हैं';
export const oneMoment = 'एक पल...';
export const yourPicture = 'आपकी तस्वीर';
export const isNotHereYetStayPage = (other: string | number): string =>
  `${other} अभी कॉल में नहीं हैं। इसी पेज पर रहिए: कॉल अपने आप शुरू होगी।`;
export const hasNotComeYetYouCan = (other: string | number): string =>
  `${other} अब तक कॉल में नहीं हैं। आप और रुक सकते हैं, या बता सकते हैं कि कोई नहीं आया।`;
export const hasLeftCallOverUnlessThey = (other: string | number): string =>
  `${other} अब कॉल में नहीं हैं: वे वापस न आएँ तो कॉल ख़त्म है। आप भी बाहर निकल सकते हैं।`;
export const wasHereNotConnectedJustNow = (other: string | number): string =>
  `${other} से अभी संपर्क टूटा हुआ है। इसी पेज पर रहिए: कॉल अपने आप फिर चलेगी।`;
export const isHereConnectingYou = (other: string | number): string =>
  `${other} कॉल में हैं। आपको जोड़ा जा रहा है...`;
export const youAreInTheCall = 'आप कॉल में हैं।';
export const theConnectionWasLostTryingAgain = 'कनेक्शन टूट गया। फिर से कोशिश हो रही है...';
export const weCouldNotConnectYourPicture = (other: string | number): string =>
  `हम आपकी तस्वीर और आवाज़ नहीं जोड़ पाए। आप फिर भी ${other} को लिख सकते हैं।`;
export const youNotConnectedJustNowTrying = 'अभी इंटरनेट नहीं है। फिर से कोशिश हो रही है...';
export const bookedTimeIsOver = 'बुक किया हुआ समय ख़त्म';
export const leftWords = (minutes: string | number): string => `${minutes} बाक़ी`;
export const theBookedTimeOverRoomStays = (closesAt: string | number): string =>
  `बुक किया हुआ समय ख़त्म हुआ। कमरा ${closesAt} तक खुला है।`;
export const ofTheBookedTimeLeft = (spoken: string | number): string =>
  `बुक किए हुए समय में से ${spoken} बाक़ी।`;
export const sCameraIsOff = (other: string | number): string => `${other} का कैमरा बंद है`;
export const sDeviceHasPausedTheCamera = (other: string | number): string =>
  `${other} के डिवाइस ने कैमरा रोका है`;
export const sPictureIsOff = (other: string | number): string => `${other} की तस्वीर बंद है`;
export const bothPicturesAreOff = 'दोनों तस्वीरें बंद हैं';
export const yourPictureIsOff = 'आपकी तस्वीर बंद है';
export const youCanGoOnTalking = ' आप बात करते रह सकते हैं।';
export const theLineIsWeak = (off: string | number, andTalk: string | number): string =>
  `इंटरनेट कमज़ोर है: ${off}।${andTalk}`;
export const sMicrophoneIsOff = (other: string | number): string => `${other} का माइक बंद है।`;
export const sDeviceHasPausedMicrophonePerhaps = (other: string | number): string =>
  `${other} के डिवाइस ने माइक रोका है, शायद फ़ोन कॉल के लिए।`;
export const hasNoMicrophoneJustNowYou = (other: string | number): string =>
  `${other} के पास अभी माइक नहीं है। आप एक-दूसरे को लिख सकते हैं।`;

type ByDevices = Readonly<Record<SpokenDevices, string>>;

const NAMES: ByDevices = { camera: 'कैमरा', microphone: 'माइक', both: 'कैमरा और माइक' };
const EITHER: ByDevices = { ...NAMES, both: 'कैमरा या माइक' };
const MISSES: ByDevices = {
  camera: 'देख नहीं पाते',
  microphone: 'सुन नहीं पाते',
  both: 'देख या सुन नहीं पाते',
};
const PRESS: ByDevices = {
  camera: '“कैमरा नहीं” दबाइए',
  microphone: '“आवाज़ नहीं” दबाइए',
  both: '“कैमरा नहीं” और “आवाज़ नहीं” दबाइए',
};

const missed = (devices: SpokenDevices, other: string): string =>
  `${other} आपको ${MISSES[devices]}।`;

/** Says that the system has paused a device. */
export const paused = (devices: SpokenDevices, other: string): string =>
  `आपके डिवाइस ने रोका है: ${NAMES[devices]}, शायद फ़ोन कॉल के लिए। ${missed(devices, other)}`;

/** Says why a device is not there, and what helps. */
export const LACKING = {
  held: (devices: SpokenDevices, other: string): string =>
    `इस्तेमाल नहीं हो पाया: ${NAMES[devices]}। ${missed(devices, other)} फिर से माँगने के लिए ${PRESS[devices]}।`,
  settling: (devices: SpokenDevices, other: string): string =>
    `दूसरा ${EITHER[devices]} खोजा जा रहा है: ${missed(devices, other)}`,
  asking: (devices: SpokenDevices): string => `आपके ब्राउज़र से माँगा जा रहा है: ${NAMES[devices]}...`,
  denied: (devices: SpokenDevices, other: string): string =>
    `आपके ब्राउज़र ने रोका है: ${NAMES[devices]}। ${missed(devices, other)} पते के पास अनुमति दीजिए, फिर ${PRESS[devices]}।`,
  missed: (devices: SpokenDevices, other: string): string =>
    `कोई ${EITHER[devices]} नहीं मिला: ${missed(devices, other)} जो आप लगाएँगे, वह काम आएगा।`,
  failed: (devices: SpokenDevices, other: string): string =>
    `चालू करने में दिक़्क़त हुई: ${NAMES[devices]}। ${missed(devices, other)} इस्तेमाल करने वाले दूसरे ऐप बंद कीजिए, फिर ${PRESS[devices]}।`,
  blocked: (devices: SpokenDevices, other: string): string =>
    `पेज https:// से नहीं खुला, इसलिए ${EITHER[devices]} नहीं है: ${missed(devices, other)}`,
};
export const openTheAddressWithHttps = 'पता फिर से खोलिए, शुरू में https:// के साथ।';
