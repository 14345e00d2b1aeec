import type { RoomConnection } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';

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
    connecting: `${other} is here. Connecting you...`,
    talking: `You are in the call with ${other}.`,
    reconnecting: 'The connection was lost. Trying again...',
    connectingFailed: `We could not connect your picture and sound. You can still write to ${other}.`,
  };
  return isUnreached && connection !== 'talking'
    ? 'You are not connected just now. Trying again...'
    : words[connection];
};
