/** A picture as it is read: already decoded, upright and small. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row. The longer side has at most 1024 pixels. */
  readonly gray: Uint8Array;
  /** Mean saturation of the picture before it was made grey, and the share of it that had colour: each 0 to 1. */
  readonly colour: { readonly meanSaturation: number; readonly colouredShare: number };
};

/** A raster with what the X-ray gate judges it by. */
export type SeenRaster = Raster & {
  /** Answer of the backbone to the picture: 768 numbers that tell what is on it. */
  readonly numbers: Float32Array;
  /** Mean hue of what has colour, in degrees (0 red, 120 green), and how alike the hues are: 0 all kinds, 1 one. */
  readonly tint: { readonly hue: number; readonly oneness: number };
};
