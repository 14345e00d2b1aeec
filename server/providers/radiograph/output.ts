import type { XrayBox } from '../../../contracts/xray/xray.ts';
import { bestOf } from '../../radiograph/boxes.ts';
import type { Raster } from '../../radiograph/raster.ts';
import type { Fit } from './letterbox.ts';
import { backToPicture } from './letterbox.ts';

/** A tensor as the runtime gives it. */
export type Output = { readonly dims: readonly number[]; readonly data: Float32Array };

/**
 * columns: [1, 4 + labels, boxes], as YOLO version 8 and later give it; rows: [1, boxes, 5 + labels], with one number
 * more for the presence of any object, as version 5 gives it.
 */
export type Layout = 'columns' | 'rows';

/** Decides how to read the output, from its size and the number of labels; `null` when it fits neither way. */
export const layoutOf = (dims: readonly number[], labels: number): Layout | null => {
  const [batch, second = 0, third = 0] = dims;
  if (dims.length !== 3 || batch !== 1) return null;
  const [isColumns, isRows] = [second === 4 + labels, third === 5 + labels];
  // Both fit when a model with few boxes has one side of 4 + labels and the other of 5 + labels; boxes outnumber
  // labels.
  if (isColumns && isRows) return second <= third ? 'columns' : 'rows';
  return isColumns ? 'columns' : isRows ? 'rows' : null;
};

export type Detected = {
  readonly label: number;
  readonly likelihood: number;
  readonly box: XrayBox;
};

const LEAST_SCORE = 0.25;
/** Share of overlap beyond which two boxes of the same label count as one. */
const MOST_OVERLAP = 0.45;
/** Most boxes that are compared with each other. */
const MOST_COMPARED = 1000;
const MOST_FOUND = 100;

/** Reads a model's output for one picture: overlapping boxes are merged label by label, the likeliest come first. */
export const readOutput = (
  { dims, data }: Output,
  labels: number,
  { layout, fit, raster }: { layout: Layout; fit: Fit; raster: Raster },
): Detected[] => {
  const [, second = 0, third = 0] = dims;
  const boxes = layout === 'columns' ? third : second;
  const at = (box: number, field: number): number =>
    (layout === 'columns' ? data[field * third + box] : data[box * third + field]) ?? 0;
  const first = layout === 'columns' ? 4 : 5;
  const found: Detected[] = [];
  for (let box = 0; box < boxes; box += 1) {
    const presence = layout === 'columns' ? 1 : at(box, 4);
    for (let label = 0; label < labels; label += 1) {
      const likelihood = presence * at(box, first + label);
      if (!(likelihood >= LEAST_SCORE)) continue;
      const corners = [at(box, 0), at(box, 1), at(box, 2), at(box, 3)] as const;
      found.push({
        label,
        likelihood: Math.min(1, likelihood),
        box: backToPicture(corners, fit, raster),
      });
    }
  }
  const likeliest = found
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_COMPARED);
  return Array.from({ length: labels }, (_, label) =>
    bestOf(
      likeliest.filter((each) => each.label === label),
      MOST_OVERLAP,
    ),
  )
    .flat()
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_FOUND);
};
