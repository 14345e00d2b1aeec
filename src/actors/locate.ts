import { fromPromise } from 'xstate';
import type { LocateInput, Located } from '../../machines/dentist-search/dentist-search.setup.ts';

/** A place is good for so long, and a device that does not know it by then has none; in milliseconds. */
const AS_GOOD_AS_NOW = 5 * 60_000;
const LONGEST_LOOK = 15_000;

/** What the browser's refusals mean, by their numbers. */
const KINDS: Readonly<Record<number, 'refused' | 'unavailable' | 'timedOut'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timedOut',
};

/** About a hundred metres: enough to say which clinic is near, and no house. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // A browser that cannot say would ask the person.
    return false;
  }
};

const ask = (): Promise<Located> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          kind: 'located',
          point: { latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) },
        }),
      ({ code }) => resolve({ kind: KINDS[code] ?? 'unavailable' }),
      { maximumAge: AS_GOOD_AS_NOW, timeout: LONGEST_LOOK },
    );
  });

/** Asks the device where it is. Nobody is asked to allow it unless they have asked for it themselves. */
export const locate = fromPromise<Located, LocateInput>(async ({ input: { isAsked } }) => {
  // Not there without HTTPS, whatever the types say.
  if (!('geolocation' in navigator)) return { kind: 'unavailable' };
  return isAsked || (await isAllowed()) ? ask() : { kind: 'unasked' };
});
