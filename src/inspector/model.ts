import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { StateValue } from 'xstate';
import { changesOf } from './changes.ts';
import type { Change } from './changes.ts';
import { machineOf } from './chart.ts';

/** The known facts of one actor. `children` are the names of the actors that it runs now. */
export type ActorSeen = {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | undefined;
  /** The id of its machine; null for an actor without states. */
  readonly machine: string | null;
  readonly isStarted: boolean;
  readonly status: string;
  readonly value: StateValue | null;
  readonly context: unknown;
  readonly children: readonly string[];
  /** The `order` of the event that moved it last. */
  readonly movedAt: number;
};

/** One event sent to an actor; `at` in milliseconds since 1970, `order` rises by one. */
export type LogEntry = {
  readonly order: number;
  readonly at: number;
  readonly actorId: string;
  /** The actor that has sent it; null for what comes from outside. */
  readonly fromId: string | null;
  readonly from: string;
  readonly to: string;
  /** The machine of the actor, or of the nearest one around it. */
  readonly flow: string | null;
  readonly type: string;
  readonly detail: string;
  /** The event's data, masked; null for events that XState sends by itself. */
  readonly event: Readonly<Record<string, unknown>> | null;
  /** What it carries, masked; also of events that XState sends by itself. */
  readonly carried: Readonly<Record<string, unknown>>;
  /** True once the actor has processed it; the fields below keep the values from before until then. */
  readonly isTaken: boolean;
  readonly before: StateValue | null;
  readonly after: StateValue | null;
  readonly context: unknown;
  readonly changes: readonly Change[];
};

/** Everything that the inspector shows: actors in order of creation, events newest first. */
export type Model = {
  readonly actors: readonly ActorSeen[];
  readonly log: readonly LogEntry[];
};

export const EMPTY_MODEL: Model = { actors: [], log: [] };

/** Largest numbers of events kept, in total and of the rarely needed ones. */
const KEPT = 300;
const KEPT_NOISE = 100;

/** Flows that accompany others and say little by themselves. */
const BACKGROUND: ReadonlySet<string | null> = new Set(['scrolling', 'notices']);

/** Returns true for a flow that is followed only when nothing else runs. */
export const isBackground = ({ machine }: ActorSeen): boolean => BACKGROUND.has(machine);

/** Returns true for an event that XState sends by itself, as at an actor's start or end. */
export const isInternal = (type: string): boolean => type.startsWith('xstate.');

/** Returns true for an event of the page's scrolling, which checks for new content many times. */
export const isOfScrolling = ({ flow }: LogEntry): boolean => flow === 'scrolling';

type Snapshot = { status?: string; value?: StateValue; context?: unknown; children?: object };

const shownOf = ({ status, value, context, children }: Snapshot) => ({
  status: status ?? 'active',
  value: value ?? null,
  context: context ?? null,
  children: Object.keys(children ?? {}),
});

/** Removes the actors that have ended, and all their descendants. */
const without = (
  actors: readonly ActorSeen[],
  isOver: (actor: ActorSeen) => boolean,
): ActorSeen[] => {
  const gone = new Set<string>();
  for (const actor of actors) {
    if (isOver(actor) || gone.has(actor.parentId ?? '')) gone.add(actor.id);
  }
  return actors.filter(({ id }) => !gone.has(id));
};

const change = (model: Model, id: string, changes: Partial<ActorSeen>): ActorSeen[] =>
  model.actors.map((actor) => (actor.id === id ? { ...actor, ...changes } : actor));

type Message<Type> = Extract<StatelyInspectionEvent, { type: Type }>;

const register = (model: Model, message: Message<'@xstate.actor'>): Model => {
  const { sessionId: id, name, parentId } = message;
  const machine = machineOf(message.definition);
  const shown = shownOf(message.snapshot);
  // A state entered again, or a new page, runs a new actor under the same name.
  const others = without(
    model.actors,
    (other) =>
      other.name === name &&
      other.parentId === parentId &&
      (parentId !== undefined || other.status !== 'active'),
  );
  const actor = { id, name, parentId, machine, isStarted: false, movedAt: 0, ...shown };
  return { ...model, actors: [...others, actor] };
};

const valueWords = (value: unknown): string => {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
};

/** Words an event's data in one line. */
const detailOf = (carried: object): string =>
  Object.entries(carried)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${valueWords(value)}`)
    .join(', ');

const flowOf = (actors: readonly ActorSeen[], id: string | undefined): string | null => {
  const actor = actors.find((each) => each.id === id);
  if (actor === undefined) return null;
  return actor.machine ?? flowOf(actors, actor.parentId);
};

const senderOf = (model: Model, { sourceId, sessionId }: Message<'@xstate.event'>): string => {
  if (sourceId === undefined) return 'outside';
  if (sourceId === sessionId) return 'itself';
  return model.actors.find(({ id }) => id === sourceId)?.name ?? sourceId;
};

const entryOf = (model: Model, message: Message<'@xstate.event'>): LogEntry => {
  const { sessionId, createdAt, event } = message;
  const { type, ...carried } = event;
  const actor = model.actors.find(({ id }) => id === sessionId);
  const now = actor?.value ?? null;
  return {
    order: (model.log[0]?.order ?? 0) + 1,
    at: Number(createdAt),
    actorId: sessionId,
    fromId: message.sourceId ?? null,
    from: senderOf(model, message),
    to: actor?.name ?? sessionId,
    flow: flowOf(model.actors, sessionId),
    type,
    detail: isInternal(type) ? '' : detailOf(carried),
    event: isInternal(type) ? null : event,
    carried: type.startsWith('xstate.snapshot.') ? {} : carried,
    isTaken: false,
    before: now,
    after: now,
    context: actor?.context ?? null,
    changes: [],
  };
};

/** Returns true for events of actors without states, and for reports that a child has moved. */
const isNoise = (entry: LogEntry): boolean =>
  isOfScrolling(entry) ||
  entry.type.startsWith('xstate.snapshot.') ||
  (isInternal(entry.type) && entry.after === null);

/** Limits the log and drops noise first, so that it never displaces what the patient did. */
const trimmed = (log: readonly LogEntry[]): LogEntry[] => {
  const noise = log.filter(isNoise);
  const last = noise[KEPT_NOISE - 1]?.order ?? 0;
  return log.filter((entry) => !isNoise(entry) || entry.order >= last).slice(0, KEPT);
};

/** Finds the oldest unanswered event of that type: an actor processes its events in order. */
const answeredBy = (model: Model, { sessionId, event }: Message<'@xstate.snapshot'>) =>
  model.log.findLast(
    (entry) => entry.actorId === sessionId && entry.type === event.type && !entry.isTaken,
  );

const isSame = (one: unknown, other: unknown): boolean => changesOf(one, other).length === 0;

const move = (model: Model, message: Message<'@xstate.snapshot'>): Model => {
  const { sessionId } = message;
  const actor = model.actors.find(({ id }) => id === sessionId);
  const entry = answeredBy(model, message);
  const shown = shownOf(message.snapshot);
  const isStart = entry?.type === 'xstate.init';
  // XState reports an actor as done before it reports the answer to its last event, so it may be gone from the model,
  // and the entry supplies its state.
  const { value, context: knew } = actor ?? { value: entry?.before, context: entry?.context };
  const before = isStart ? null : (value ?? null);
  // An actor is announced late, with its later state: its own start shows what it began with.
  const known = isStart ? shown.context : (knew ?? shown.context);
  const changes = changesOf(known, shown.context);
  // Keep the same object when nothing changed: a message to the viewer then contains it once.
  const context = changes.length === 0 ? known : shown.context;
  const isMoved = !isSame(before, shown.value);
  const actors = change(model, sessionId, {
    ...shown,
    context,
    ...(isMoved && { movedAt: entry?.order ?? model.log[0]?.order ?? 0 }),
  });
  const taken = { isTaken: true, before, after: shown.value, context, changes };
  return {
    actors: without(
      actors,
      ({ parentId, name }) => parentId === sessionId && !shown.children.includes(name),
    ),
    log: model.log.map((each) => (each === entry ? { ...each, ...taken } : each)),
  };
};

/** Applies one message of the inspected page to the model. */
export const apply = (model: Model, message: StatelyInspectionEvent): Model => {
  if (message.type === '@xstate.actor') return register(model, message);
  if (message.type === '@xstate.snapshot') return move(model, message);
  return {
    actors: change(model, message.sessionId, { isStarted: true }),
    log: trimmed([entryOf(model, message), ...model.log]),
  };
};

/** Returns the actors to list. In development React creates a second root that is never started. */
export const listed = ({ actors }: Model): ActorSeen[] =>
  actors.filter(({ parentId, isStarted }) => parentId !== undefined || isStarted);
