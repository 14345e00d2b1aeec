import type { Area, Plane } from './plane.ts';

/** Places of one connected thing, by their index in the plane. */
export type Blob = Int32Array;

type Sizes = { readonly least: number; readonly most: number };

/** Finds all that is above a level and neither too small nor too large. Each place is visited once. */
export const blobsAbove = (plane: Plane, level: number, { least, most }: Sizes): Blob[] => {
  const { width, height, data } = plane;
  const seen = new Uint8Array(data.length);
  const places = new Int32Array(data.length);
  const blobs: Blob[] = [];
  let end = 0;
  const add = (place: number): void => {
    if (seen[place] === 1 || (data[place] ?? 0) <= level) return;
    seen[place] = 1;
    places[end] = place;
    end += 1;
  };
  for (let start = 0; start < data.length; start += 1) {
    const first = end;
    add(start);
    for (let next = first; next < end; next += 1) {
      const place = places[next] ?? 0;
      const x = place % width;
      if (x > 0) add(place - 1);
      if (x < width - 1) add(place + 1);
      if (place >= width) add(place - width);
      if (place < width * (height - 1)) add(place + width);
    }
    const size = end - first;
    if (size >= least && size <= most) blobs.push(places.slice(first, end));
  }
  return blobs;
};

/** Returns the smallest rectangle around a blob. */
export const boundsOf = (blob: Blob, width: number): Area => {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const place of blob) {
    const x = place % width;
    const y = (place - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return { left, top, right, bottom };
};
