/** The part of a picture in view: its scale, and the shift of its centre in shares of the window. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

/** A point in the window, or a distance; each axis from 0 to 1. */
export type Place = { readonly x: number; readonly y: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

export const LARGEST = 4;

/** Zoom factor of one press of a button or key. */
export const STEP = 1.5;

/** Move of one press of an arrow key, in shares of the window. */
export const NUDGE = 0.15;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Limits the shift so that the picture always fills the window. */
const filled = ({ scale, x, y }: View): View => {
  if (scale === 1) return WHOLE;
  const reach = (scale - 1) / 2;
  return { scale, x: within(x, -reach, reach), y: within(y, -reach, reach) };
};

export const moved = (view: View, by: Place): View =>
  filled({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Zooms by a factor; the given point in the window stays in place. */
export const zoomed = (view: View, factor: number, at: Place = { x: 0.5, y: 0.5 }): View => {
  const scale = within(view.scale * factor, 1, LARGEST);
  const grown = scale / view.scale;
  const kept = (place: number, shift: number) => place - 0.5 - (place - 0.5 - shift) * grown;
  return filled({ scale, x: kept(at.x, view.x), y: kept(at.y, view.y) });
};

/** Moves the given point to the centre of the window. */
export const centredOn = (view: View, at: Place): View =>
  moved(view, { x: 0.5 - at.x, y: 0.5 - at.y });

/** Centres a part of the picture, enlarged enough to see it with its surroundings. */
export const shownPart = (part: Place & { width: number; height: number }): View => {
  const scale = within(0.4 / Math.max(part.width, part.height), 1, 2.5);
  const shift = (from: number, size: number) => (0.5 - (from + size / 2)) * scale;
  return filled({ scale, x: shift(part.x, part.width), y: shift(part.y, part.height) });
};
