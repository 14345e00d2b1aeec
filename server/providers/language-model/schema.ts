import * as z from 'zod/mini';
import { URGENCIES } from '../../../contracts/assessment/diagnosis.ts';
import { RED_FLAG_IDS, RedFlagId } from '../../../contracts/assessment/red-flags.ts';

/** The product's urgencies and, above them, the emergency that the model may point out. */
export const OPINION_URGENCIES = ['emergency', ...URGENCIES] as const;

const MAX_CONDITIONS = 3;
const MAX_EXPLANATION = 1200;

/** Schema of a reply. Condition ids outside `ids` and unknown fields make it invalid. */
const modelOpinionOf = (ids: readonly string[]) =>
  z.strictObject({
    conditions: z
      .array(z.string().check(z.refine((id) => ids.includes(id), 'not an id from the list')))
      .check(z.minLength(1), z.maxLength(MAX_CONDITIONS)),
    urgency: z.enum(OPINION_URGENCIES),
    redFlags: z.array(RedFlagId).check(z.maxLength(RED_FLAG_IDS.length)),
    explanation: z.string().check(z.maxLength(MAX_EXPLANATION)),
  });

/**
 * A second opinion: condition ids, most likely first, the urgency, and red flags. The explanation
 * is asked for because it makes the ranking better; it is never shown, for it could name a medicine.
 */
export type ModelOpinion = z.infer<ReturnType<typeof modelOpinionOf>>;

/** Describes the same shape as JSON Schema, for servers that can hold a model to it. */
export const opinionJsonSchema = (ids: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: ['explanation', 'conditions', 'urgency', 'redFlags'],
  properties: {
    explanation: { type: 'string' },
    conditions: { type: 'array', items: { type: 'string', enum: [...ids] } },
    urgency: { type: 'string', enum: [...OPINION_URGENCIES] },
    redFlags: { type: 'array', items: { type: 'string', enum: [...RED_FLAG_IDS] } },
  },
});

type Parsed = { ok: true; opinion: ModelOpinion } | { ok: false; problem: string };

const FENCE = '```';

/** Removes the code fence that models like to put around the JSON of a reply. */
const unfenced = (reply: string): string => {
  const text = reply.trim();
  const isFenced =
    text.length >= 2 * FENCE.length && text.startsWith(FENCE) && text.endsWith(FENCE);
  return isFenced ? text.slice(FENCE.length, -FENCE.length).replace(/^json/, '').trim() : text;
};

/** Reads the text of a reply. `problem` says what to correct, in words that a model can act on. */
export function parseOpinion(text: string, ids: readonly string[]): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(unfenced(text));
  } catch {
    return { ok: false, problem: 'The reply is not valid JSON.' };
  }
  const checked = z.safeParse(modelOpinionOf(ids), value);
  if (checked.success) return { ok: true, opinion: checked.data };
  const problems = checked.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'reply'}: ${issue.message}`);
  return { ok: false, problem: problems.join('; ') };
}
