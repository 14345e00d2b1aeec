import { fromPromise } from 'xstate';
import type {
  LocateInput,
  Located,
} from '../../../machines/dentist-search/dentist-search.setup.ts';

/** Oldest position accepted, and longest wait for one; in milliseconds. */
const AS_GOOD_AS_NOW = 5 * 60_000;
const LONGEST_LOOK = 15_000;

/** The meaning of `GeolocationPositionError.code`. */
const KINDS: Readonly<Record<number, 'refused' | 'unavailable' | 'timedOut'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timedOut',
};

/** Rounds to about a hundred metres: enough to find near clinics, too coarse to find a house. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Asking for the position could show a prompt in a browser without the permissions API.
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

/**
 * Asks the device for its position. The browser's permission prompt appears only after the visitor asked for a search
 * nearby.
 */
export const locate = fromPromise<Located, LocateInput>(async ({ input: { isAsked } }) => {
  // Missing without HTTPS, whatever the types say.
  if (!('geolocation' in navigator)) return { kind: 'unavailable' };
  return isAsked || (await isAllowed()) ? ask() : { kind: 'unasked' };
});
