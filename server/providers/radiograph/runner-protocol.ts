import * as z from 'zod/mini';
import { ModelCard } from '../../../contracts/xray/model-card.ts';
import { DETECTION_MAX, XrayBox } from '../../../contracts/xray/xray.ts';
import { jsonOrNull } from '../ask-outside.ts';

/*
 * The protocol of an outside engine, as docs/xray.md describes it:
 *   GET {url}/card   answers a ModelCard
 *   POST {url}/read  takes one grey PNG and answers a RunnerReply
 */

/** Longest time for one picture, the reading of the card included, in milliseconds. */
export const RUNNER_MS = 20_000;

/** Largest card and largest reply that are read, in bytes. */
export const CARD_BYTES = 64 * 1024;
export const REPLY_BYTES = 256 * 1024;

/** Most places on one picture. */
const FINDINGS_MAX = 200;

/** Sums of shares may be a little more than 1, as binary fractions are not exact. */
const TINY = 1e-6;

const InPicture = XrayBox.check(
  z.refine(
    ({ x, y, width, height }) =>
      width > 0 && height > 0 && x + width <= 1 + TINY && y + height <= 1 + TINY,
    { error: 'the box is empty or goes beyond the picture' },
  ),
);

/** One place: a label of the card, how sure the engine is, and a box in shares of the picture. */
const RunnerFinding = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(DETECTION_MAX)),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  box: InPicture,
});

const RunnerReply = z.object({ findings: z.array(RunnerFinding).check(z.maxLength(FINDINGS_MAX)) });
export type RunnerFinding = z.infer<typeof RunnerFinding>;

export type Read<T> =
  | { readonly kind: 'good'; readonly value: T }
  | { readonly kind: 'wrong'; readonly why: string };

/** Says in one line what does not fit, with the names of the fields that lead there. */
const faultOf = ({ issues: [issue] }: z.core.$ZodError): string => {
  const path = issue?.path.join('.') ?? '';
  const what = issue?.message ?? 'it does not fit';
  return path === '' ? what : `${path}: ${what}`;
};

const wrong = (why: string): Read<never> => ({ kind: 'wrong', why });

const jsonFor = <T>(schema: z.ZodMiniType<T>, text: string): Read<T> => {
  const json = jsonOrNull(text);
  if (json === null) return wrong('it is no JSON');
  const parsed = z.safeParse(schema, json);
  return parsed.success ? { kind: 'good', value: parsed.data } : wrong(faultOf(parsed.error));
};

/** Reads a model card from JSON. */
export const readCard = (text: string): Read<ModelCard> => jsonFor(ModelCard, text);

/** Reads the reply for one picture; one wrong place makes all of it wrong, as such an engine cannot be trusted. */
export const readReply = (text: string, { labels }: ModelCard): Read<RunnerFinding[]> => {
  const read = jsonFor(RunnerReply, text);
  if (read.kind === 'wrong') return read;
  const { findings } = read.value;
  const isKnown = findings.every(({ label }) => labels.includes(label));
  if (!isKnown) return wrong('findings: a label is not among the labels of the card');
  return { kind: 'good', value: findings };
};
