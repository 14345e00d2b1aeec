import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { minutesWords } from '../../../contracts/texts/en/wordings.ts';
import { spokenMinutes } from '../../../machines/kit/time-left.ts';
import type {
  Devices,
  DeviceState,
  ToldDevices,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import type {
  LackingState,
  RoomConnection,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Words a wait in the largest fitting unit: "12 minutes", "3 hours", "2 days". */
export const waitWords = (minutes: number): string => {
  if (minutes <= HOUR) return minutesWords(Math.max(1, minutes));
  return minutes <= DAY
    ? say.hoursWords(Math.round(minutes / HOUR))
    : say.daysWords(Math.round(minutes / DAY));
};

/** Words the state of the connection in a sentence, which is announced when it changes. */
export const connectionWords = (
  connection: RoomConnection,
  { other, isUnreached }: { readonly other: string; readonly isUnreached: boolean },
): string => {
  const words: Readonly<Record<RoomConnection, string>> = {
    awaitingOther: say.isNotHereYetStayPage(other),
    otherMissed: say.hasNotComeYetYouCan(other),
    otherLeft: say.hasLeftCallOverUnlessThey(other),
    otherLost: say.wasHereNotConnectedJustNow(other),
    connecting: say.isHereConnectingYou(other),
    talking: say.youAreInTheCall,
    reconnecting: say.theConnectionWasLostTryingAgain,
    connectingFailed: say.weCouldNotConnectYourPicture(other),
  };
  return isUnreached && connection !== 'talking'
    ? say.youNotConnectedJustNowTrying
    : words[connection];
};

/** Words the booked time that is left. */
export const timeLeftWords = (minutes: number): string =>
  minutes === 0 ? say.bookedTimeIsOver : say.leftWords(minutesWords(minutes));

/** Words to read out near the end of the booked time, at five, two and one minutes and once it is over; empty before. */
export const spokenTimeLeftWords = (minutes: number, closesAt: string): string => {
  if (minutes === 0) return say.theBookedTimeOverRoomStays(closesAt);
  const spoken = spokenMinutes(minutes);
  return spoken === null ? '' : say.ofTheBookedTimeLeft(minutesWords(spoken));
};

/** Words why the other person is not seen; empty where they are. */
export const otherPictureWords = (camera: ToldDevices['camera'], other: string): string =>
  ({
    on: '',
    off: say.sCameraIsOff(other),
    none: say.sCameraIsOff(other),
    paused: say.sDeviceHasPausedTheCamera(other),
    weak: say.sPictureIsOff(other),
  })[camera];

/** Words whose picture the line does not carry, and that the voice goes on for who has one; empty where it carries both. */
export const weakLineWords = (
  { own, others }: { readonly own: boolean; readonly others: boolean },
  { microphone, other }: { readonly microphone: DeviceState; readonly other: string },
): string => {
  if (!own && !others) return '';
  const theirs = say.sPictureIsOff(other);
  const off = own ? (others ? say.bothPicturesAreOff : say.yourPictureIsOff) : theirs;
  return say.theLineIsWeak(off, microphone === 'on' ? say.youCanGoOnTalking : '');
};

/** Words why the other person is not heard; empty where they are. */
export const otherSoundWords = (microphone: DeviceState, other: string): string =>
  ({
    on: '',
    off: say.sMicrophoneIsOff(other),
    paused: say.sDeviceHasPausedMicrophonePerhaps(other),
    none: say.hasNoMicrophoneJustNowYou(other),
  })[microphone];

/** Names the devices to speak of; null where there is none. */
const spoken = (devices: readonly (keyof Devices)[]): say.SpokenDevices | null =>
  devices.length > 1 ? 'both' : (devices[0] ?? null);

/** Words what the system has paused of the person's own devices; empty where all goes on. */
export const pausedWords = (own: Devices, other: string): string => {
  const paused = spoken(
    (['camera', 'microphone'] as const).filter((device) => own[device] === 'paused'),
  );
  return paused === null ? '' : say.paused(paused, other);
};

/** Words what is not there of the person's own devices, and what helps; empty where all is there. */
export const lackingWords = (
  lacking: readonly (keyof Devices)[],
  { state, other }: { readonly state: LackingState; readonly other: string },
): string => {
  const devices = spoken(lacking);
  return devices === null ? '' : say.LACKING[state](devices, other);
};
