/** A picture as it is read: already decoded, upright and small. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row. The longer side has at most 1024 pixels. */
  readonly gray: Uint8Array;
  /** Mean saturation of the picture before it was made grey, and the share of it that had colour: each 0 to 1. */
  readonly colour: { readonly meanSaturation: number; readonly colouredShare: number };
};
