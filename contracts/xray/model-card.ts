import * as z from 'zod/mini';
import type { Projection } from './xray.ts';
import { DETECTION_MAX, PROJECTIONS } from './xray.ts';

/** Most labels of a model. */
const LABELS_MAX = 200;

/** One line of text. Control and format characters could hide or turn round what is read. */
const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
const share = z.number().check(z.minimum(0), z.maximum(1));

/**
 * Figures that the makers of a model have measured: on what, on how many pictures, and by label the share of what was
 * there that it found (sensitivity) and the share of its marks that were right (precision).
 */
const MeasuredFigures = z.object({
  on: line(200),
  pictures: z.int().check(z.minimum(1)),
  perLabel: z.optional(z.record(z.string(), z.object({ sensitivity: share, precision: share }))),
});

/** Part of a model card that is kept with each reading of the model. `intended`: kinds of picture it was made for. */
export const EngineCard = z.object({
  licence: line(100),
  intended: z.array(z.enum(PROJECTIONS)).check(z.minLength(1), z.maxLength(PROJECTIONS.length)),
  measured: z.nullable(MeasuredFigures),
});
export type EngineCard = z.infer<typeof EngineCard>;

/** Card by which a model tells what it is. `measured` is null where its makers have told no figures. */
export const ModelCard = z
  .object({
    name: line(60),
    version: line(40),
    labels: z.array(line(DETECTION_MAX)).check(z.minLength(1), z.maxLength(LABELS_MAX)),
    ...EngineCard.shape,
  })
  .check(
    z.refine(
      ({ labels, measured }) =>
        Object.keys(measured?.perLabel ?? {}).every((label) => labels.includes(label)),
      { path: ['measured', 'perLabel'], error: 'it names a label that is not among the labels' },
    ),
  );
export type ModelCard = z.infer<typeof ModelCard>;

/** Engine that a reading came from. An older reading has no card. */
type Engine = { readonly card?: EngineCard | null };

/** Returns true when the makers have told measured figures: only then may a finding raise an urgency. */
export const isMeasured = ({ card }: Engine): boolean => (card?.measured ?? null) !== null;

/** Returns true when the model was made for such pictures; a model without a card reads every picture. */
export const isMeantFor = ({ card }: Engine, projection: Projection): boolean =>
  card?.intended.includes(projection) ?? true;
