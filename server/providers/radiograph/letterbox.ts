import type { XrayBox } from '../../../contracts/xray/xray.ts';
import { boxOf } from '../../radiograph/boxes.ts';
import type { Raster } from '../../radiograph/raster.ts';

/** Input of a model: its size, and one grey channel or three. */
export type InputSize = {
  readonly channels: 1 | 3;
  readonly width: number;
  readonly height: number;
};

/** Scale and offset of a picture inside the model's input. */
export type Fit = { readonly scale: number; readonly left: number; readonly top: number };

/** Grey of the unused border; models of this kind were trained with it. */
const PADDING = 114 / 255;

export const fitOf = ({ width, height }: Raster, input: InputSize): Fit => {
  const scale = Math.min(input.width / width, input.height / height);
  return {
    scale,
    left: (input.width - width * scale) / 2,
    top: (input.height - height * scale) / 2,
  };
};

/** Scales the picture to fit, centres it and fills the rest: values from 0 to 1, channel by channel. */
export const letterbox = (raster: Raster, input: InputSize): Float32Array => {
  const { scale, left, top } = fitOf(raster, input);
  const size = input.width * input.height;
  const values = new Float32Array(size * input.channels).fill(PADDING);
  for (let y = 0; y < input.height; y += 1) {
    for (let x = 0; x < input.width; x += 1) {
      const fromX = (x + 0.5 - left) / scale;
      const fromY = (y + 0.5 - top) / scale;
      if (fromX < 0 || fromY < 0 || fromX >= raster.width || fromY >= raster.height) continue;
      const value = between(raster, fromX - 0.5, fromY - 0.5) / 255;
      for (let channel = 0; channel < input.channels; channel += 1) {
        values[channel * size + y * input.width + x] = value;
      }
    }
  }
  return values;
};

/** Interpolates between four pixels (bilinear). */
const between = ({ width, height, gray }: Raster, x: number, y: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - column, y - row];
  const at = (ownX: number, ownY: number): number => {
    const place = Math.min(height - 1, Math.max(0, ownY)) * width;
    return gray[place + Math.min(width - 1, Math.max(0, ownX))] ?? 0;
  };
  const upper = at(column, row) * (1 - across) + at(column + 1, row) * across;
  const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
  return upper * (1 - down) + lower * down;
};

/** Turns a box of the model's input, given by its centre, into shares of the picture. */
export const backToPicture = (
  [x, y, width, height]: readonly [number, number, number, number],
  { scale, left, top }: Fit,
  raster: Raster,
): XrayBox =>
  boxOf(
    (x - width / 2 - left) / scale / raster.width,
    (y - height / 2 - top) / scale / raster.height,
    (x + width / 2 - left) / scale / raster.width,
    (y + height / 2 - top) / scale / raster.height,
  );
