import type { Projection } from '../../contracts/xray/xray.ts';
import type { Plane } from './plane.ts';
import { boxBlur, planeOf } from './plane.ts';
import type { Raster } from './raster.ts';

/** A picture made ready to be searched. */
export type Look = {
  readonly projection: Projection;
  /** Brightness from 0 to 1, with less grain. */
  readonly plane: Plane;
  /** Approximate width of a molar, in pixels of the plane. */
  readonly tooth: number;
};

/** Width divided by height from which a picture shows the whole mouth: no film that fits in a mouth is so wide. */
const PANORAMIC_FROM = 1.65;
const LONGEST: Readonly<Record<Projection, number>> = { intraoral: 512, panoramic: 1024 };

export const projectionOf = ({ width, height }: { width: number; height: number }): Projection =>
  width >= PANORAMIC_FROM * height ? 'panoramic' : 'intraoral';

/** Estimates a tooth's width by the usual size of a film and of a mouth: nothing on the picture tells its scale. */
const toothOf = (projection: Projection, { width, height }: Plane): number => {
  if (projection === 'panoramic') return width * 0.0535;
  return width > height ? width / 4.2 : width / 2.9;
};

/** Length over which grain is averaged away, in widths of a tooth. */
const GRAIN = 0.02;

/** Makes a picture ready; `null` when it is none. */
export const lookAt = (raster: Raster): Look | null => {
  const projection = projectionOf(raster);
  const small = planeOf(raster, LONGEST[projection]);
  if (small.width === 0) return null;
  const tooth = toothOf(projection, small);
  return { projection, plane: boxBlur(small, Math.round(tooth * GRAIN)), tooth };
};
