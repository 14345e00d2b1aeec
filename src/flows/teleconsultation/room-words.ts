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

const many = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** Words a wait in the largest fitting unit: "12 minutes", "3 hours", "2 days". */
export const waitWords = (minutes: number): string => {
  if (minutes <= HOUR) return many(Math.max(1, minutes), 'minute');
  return minutes <= DAY
    ? many(Math.round(minutes / HOUR), 'hour')
    : many(Math.round(minutes / DAY), 'day');
};

/** Words the state of the connection in a sentence, which is announced when it changes. */
export const connectionWords = (
  connection: RoomConnection,
  { other, isUnreached }: { readonly other: string; readonly isUnreached: boolean },
): string => {
  const words: Readonly<Record<RoomConnection, string>> = {
    awaitingOther: `${other} is not here yet. Stay on this page: the call begins by itself.`,
    otherMissed: `${other} has not come yet. You can go on waiting, or say that nobody came.`,
    otherLeft: `${other} has left: the call is over, unless they come back. You can leave too.`,
    otherLost: `${other} was here and is not connected just now. Stay on this page: the call goes on by itself.`,
    connecting: `${other} is here. Connecting you...`,
    talking: 'You are in the call.',
    reconnecting: 'The connection was lost. Trying again...',
    connectingFailed: `We could not connect your picture and sound. You can still write to ${other}.`,
  };
  return isUnreached && connection !== 'talking'
    ? 'You are not connected just now. Trying again...'
    : words[connection];
};

/** Words the booked time that is left. */
export const timeLeftWords = (minutes: number): string =>
  minutes === 0 ? 'Booked time is over' : `${many(minutes, 'minute')} left`;

/** Words to read out near the end of the booked time, at five, two and one minutes and once it is over; empty before. */
export const spokenTimeLeftWords = (minutes: number, closesAt: string): string => {
  if (minutes === 0) return `The booked time is over. The room stays open until ${closesAt}.`;
  const spoken = spokenMinutes(minutes);
  return spoken === null ? '' : `${many(spoken, 'minute')} of the booked time left.`;
};

/** Words why the other person is not seen; empty where they are. */
export const otherPictureWords = (camera: ToldDevices['camera'], other: string): string =>
  ({
    on: '',
    off: `${other}’s camera is off`,
    none: `${other}’s camera is off`,
    paused: `${other}’s device has paused the camera`,
    weak: `${other}’s picture is off`,
  })[camera];

/** Words whose picture the line does not carry, and that the voice goes on for who has one; empty where it carries both. */
export const weakLineWords = (
  { own, others }: { readonly own: boolean; readonly others: boolean },
  { microphone, other }: { readonly microphone: DeviceState; readonly other: string },
): string => {
  if (!own && !others) return '';
  const theirs = `${other}’s picture is off`;
  const off = own ? (others ? 'both pictures are off' : 'your picture is off') : theirs;
  return `The line is weak: ${off}.${microphone === 'on' ? ' You can go on talking.' : ''}`;
};

/** Words why the other person is not heard; empty where they are. */
export const otherSoundWords = (microphone: DeviceState, other: string): string =>
  ({
    on: '',
    off: `${other}’s microphone is off.`,
    paused: `${other}’s device has paused the microphone, perhaps for a phone call.`,
    none: `${other} has no microphone just now. You can write to each other.`,
  })[microphone];

const and = (words: readonly string[]): string => words.join(' and ');

/** Words what the other person misses without these devices. */
const missedWords = (devices: readonly (keyof Devices)[], other: string): string =>
  `${other} does not ${devices.map((each) => (each === 'camera' ? 'see' : 'hear')).join(' or ')} you.`;

/** Words what the system has paused of the person's own devices; empty where all goes on. */
export const pausedWords = (own: Devices, other: string): string => {
  const paused = (['camera', 'microphone'] as const).filter((device) => own[device] === 'paused');
  if (paused.length === 0) return '';
  return `Your device has paused your ${and(paused)}, perhaps for a phone call: ${missedWords(paused, other)}`;
};

/** Words what is not there of the person's own devices, and what helps; empty where all is there. */
export const lackingWords = (
  lacking: readonly (keyof Devices)[],
  { state, other }: { readonly state: LackingState; readonly other: string },
): string => {
  if (lacking.length === 0) return '';
  const [device, either] = [and(lacking), lacking.join(' or ')];
  const unable = missedWords(lacking, other);
  const press = `press ${and(lacking.map((each) => (each === 'camera' ? '“No camera”' : '“No sound”')))}`;
  const words: Readonly<Record<LackingState, string>> = {
    held: `Your ${device} cannot be used: ${unable} To ask again, ${press}.`,
    settling: `Looking for another ${either}: ${unable}`,
    asking: `Asking your browser for your ${device}...`,
    denied: `Your browser blocks your ${device}: ${unable} Allow it beside the address, then ${press}.`,
    missed: `No ${either} was found: ${unable} One that you plug in is used.`,
    failed: `Your ${device} did not start: ${unable} Close other apps that use it, then ${press}.`,
    blocked: `The page was not opened with https://, so there is no ${either}: ${unable}`,
  };
  return words[state];
};
