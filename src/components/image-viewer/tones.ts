/** Brightness of a picture's darkest and brightest parts, from 0 to 1. */
export type Tones = { readonly black: number; readonly white: number };

/** Tones of a usual radiograph, for a picture that was not measured. */
export const USUAL_TONES: Tones = { black: 0.08, white: 0.8 };

/**
 * Returns the CSS filter that makes the darkest parts black and the brightest white. A stretch is a straight line, which
 * a browser draws as a change of brightness and then one of contrast around the middle grey.
 */
export const stretchOf = ({ black, white }: Tones): string => {
  const brightness = 1 / (white + black);
  const contrast = (white + black) / (white - black);
  return `brightness(${brightness.toFixed(3)}) contrast(${contrast.toFixed(3)})`;
};
