/** A picture as it is read: already decoded, upright and small. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row. The longer side has at most 1024 pixels. */
  readonly gray: Uint8Array;
  /** How colourful the picture was before it was made grey, and how much of it: 0 to 1. */
  readonly colour: { readonly meanSaturation: number; readonly colouredShare: number };
};
