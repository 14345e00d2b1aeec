import type { Lens } from '../../../machines/teleconsultation/teleconsultation.outside.ts';

/** Enough to see a mouth, and little enough for mobile data. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** A picture of the person, with which a call begins. */
export const OWN_FACE: MediaTrackConstraints = { ...SIZE, facingMode: 'user' };

const OPPOSITE = { user: 'environment', environment: 'user' } as const;

/** Parts of a camera that the standard's types do not know: phones tell them, and browsers of laptops do not. */
type WithLamp = MediaTrackCapabilities & { readonly torch?: boolean };

const facingOf = (track: MediaStreamTrack): Lens['facing'] => {
  const { facingMode } = track.getSettings();
  return facingMode === 'user' || facingMode === 'environment' ? facingMode : null;
};

/** Returns how a camera looks, of as many as there are; `isLit` says whether its lamp was switched on. */
export const lensOf = (
  track: MediaStreamTrack,
  { cameras, isLit }: { readonly cameras: readonly string[]; readonly isLit: boolean },
): Lens => {
  // Firefox has no such question, and no such lamp.
  const { torch } = (track.getCapabilities?.() ?? {}) as WithLamp;
  return {
    facing: facingOf(track),
    hasOther: cameras.length > 1,
    light: torch === true ? (isLit ? 'on' : 'off') : 'none',
  };
};

/** Returns what to ask for to see with another camera: the other side of a phone, or else the next one that is plugged in. */
export const otherThan = (
  track: MediaStreamTrack,
  cameras: readonly string[],
): MediaTrackConstraints => {
  const facing = facingOf(track);
  if (facing !== null) return { ...SIZE, facingMode: { exact: OPPOSITE[facing] } };
  const next = cameras.indexOf(track.getSettings().deviceId ?? '') + 1;
  return { ...SIZE, deviceId: { exact: cameras[next % cameras.length] ?? '' } };
};

/** Returns what to ask for to see with this camera again. */
export const sameAs = (track: MediaStreamTrack): MediaTrackConstraints => {
  const { deviceId } = track.getSettings();
  return deviceId === undefined ? OWN_FACE : { ...SIZE, deviceId: { ideal: deviceId } };
};

/**
 * Switches the lamp beside the lens.
 * @returns true when it is on afterwards
 */
export const switchLamp = async (track: MediaStreamTrack, on: boolean): Promise<boolean> => {
  try {
    await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
    return on;
  } catch {
    return false;
  }
};
