import type { StateValue } from 'xstate';
import * as z from 'zod';
import type { Gesture } from './gestures.ts';
import type { Live } from './messages.ts';
import type { ActorSeen, LogEntry, Model } from './model.ts';

const FORMAT = 'toothwise-recording';

const Value: z.ZodType<StateValue> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), Value)]),
);

const Fields = z.record(z.string(), z.unknown());

const Entry = z.object({
  order: z.number(),
  at: z.number(),
  actorId: z.string(),
  fromId: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  flow: z.string().nullable(),
  type: z.string(),
  detail: z.string(),
  event: Fields.nullable(),
  carried: Fields,
  isTaken: z.boolean(),
  before: Value.nullable(),
  after: Value.nullable(),
  context: z.unknown(),
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
});

const GestureSeen = z.object({
  at: z.number(),
  kind: z.enum(['press', 'check', 'fill', 'choose']),
  role: z.string(),
  name: z.string(),
  address: z.string(),
  nth: z.number(),
});

const RecordingFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  address: z.string(),
  log: z.array(Entry),
  gestures: z.array(GestureSeen),
});

/** What flows did, with every text masked, the oldest event first; `address` is where the page stood at the end. */
export type Recording = {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly address: string;
  readonly log: readonly LogEntry[];
  readonly gestures: readonly Gesture[];
};

/** Makes a recording of what is shown. */
export const recordingOf = (
  { log }: Model,
  { gestures, address }: Pick<Live, 'gestures' | 'address'>,
): Recording => ({
  format: FORMAT,
  version: 1,
  address,
  log: log.toReversed(),
  gestures,
});

/** What a file may hold: a recording, a trace of `npm run walk`, or neither. */
export type FileContent =
  | { readonly kind: 'recording'; readonly recording: Recording }
  | { readonly kind: 'trace' }
  | { readonly kind: 'neither'; readonly why: string };

const isTrace = (content: unknown): boolean =>
  z.object({ root: z.string(), steps: z.array(z.unknown()) }).safeParse(content).success;

/** Reads the text of a file that was chosen. */
export const contentOf = (text: string): FileContent => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { kind: 'neither', why: 'This file is no JSON.' };
  }
  const { success, data, error } = RecordingFile.safeParse(content);
  if (success) return { kind: 'recording', recording: data };
  if (isTrace(content)) return { kind: 'trace' };
  const [issue] = error.issues;
  return {
    kind: 'neither',
    why: `This file is neither a recording nor a trace of \`npm run walk\`: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  };
};

/** Returns the model as it was once the log had come that far. */
export const modelAt = (log: readonly LogEntry[], count: number): Model => {
  const actors = new Map<string, ActorSeen>();
  const seen = log.slice(0, count);
  for (const { actorId: id, to: name, flow, after: value, context, order, isTaken } of seen) {
    const machine = value === null ? null : flow;
    if (!isTaken || machine === null) continue;
    const what = { id, name, machine, value, context, movedAt: order };
    actors.set(id, {
      ...what,
      parentId: undefined,
      isStarted: true,
      status: 'active',
      children: [],
    });
  }
  return { actors: [...actors.values()], log: seen.toReversed() };
};
