import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { StateValue } from 'xstate';
import { changesOf } from './changes.ts';
import type { Change } from './changes.ts';
import { machineOf } from './chart.ts';

/** What is known of one actor. `children` are the names of the actors that it runs now. */
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
  /** The order of the event that moved it last. */
  readonly movedAt: number;
};

/** One event on its way to an actor; `at` in milliseconds since 1970, `order` rises by one. */
export type LogEntry = {
  readonly order: number;
  readonly at: number;
  readonly actorId: string;
  readonly from: string;
  readonly to: string;
  /** The machine of the actor, or of the nearest one around it. */
  readonly flow: string | null;
  readonly type: string;
  readonly detail: string;
  /** What was sent, masked; null for what the state library sends by itself. */
  readonly event: Readonly<Record<string, unknown>> | null;
  /** Whether the actor has answered it; what follows stands still until then. */
  readonly isTaken: boolean;
  readonly before: StateValue | null;
  readonly after: StateValue | null;
  readonly context: unknown;
  readonly changes: readonly Change[];
};

/** All that the inspector shows: actors in their order of creation, the newest event first. */
export type Model = {
  readonly actors: readonly ActorSeen[];
  readonly log: readonly LogEntry[];
};

export const EMPTY_MODEL: Model = { actors: [], log: [] };

/** How many events are kept, and how many of those that are seldom looked at. */
const KEPT = 300;
const KEPT_NOISE = 100;

/** Flows that go along with another one and say little by themselves. */
const BACKGROUND: ReadonlySet<string | null> = new Set(['scrolling', 'notices']);

/** Whether a flow is followed only when nothing else runs. */
export const isBackground = ({ machine }: ActorSeen): boolean => BACKGROUND.has(machine);

/** Whether the state library sends the event by itself, as at an actor's start or end. */
export const isInternal = (type: string): boolean => type.startsWith('xstate.');

/** Whether an event belongs to the page's scrolling, which looks for new content many times. */
export const isOfScrolling = ({ flow }: LogEntry): boolean => flow === 'scrolling';

type Snapshot = { status?: string; value?: StateValue; context?: unknown; children?: object };

const shownOf = ({ status, value, context, children }: Snapshot) => ({
  status: status ?? 'active',
  value: value ?? null,
  context: context ?? null,
  children: Object.keys(children ?? {}),
});

/** Leaves out the actors that are over, and all that those were running. */
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
  // A state that is entered again, or a page, runs a new actor under the same name.
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

/** What an event carries, in one line. */
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
    from: senderOf(model, message),
    to: actor?.name ?? sessionId,
    flow: flowOf(model.actors, sessionId),
    type,
    detail: isInternal(type) ? '' : detailOf(carried),
    event: isInternal(type) ? null : event,
    isTaken: false,
    before: now,
    after: now,
    context: actor?.context ?? null,
    changes: [],
  };
};

/** What an actor without states takes, and that one inside has moved. */
const isNoise = (entry: LogEntry): boolean =>
  isOfScrolling(entry) ||
  entry.type.startsWith('xstate.snapshot.') ||
  (isInternal(entry.type) && entry.after === null);

/** Noise goes first, so that it never pushes out what a person did. */
const trimmed = (log: readonly LogEntry[]): LogEntry[] => {
  const noise = log.filter(isNoise);
  const last = noise[KEPT_NOISE - 1]?.order ?? 0;
  return log.filter((entry) => !isNoise(entry) || entry.order >= last).slice(0, KEPT);
};

/** The oldest event of that type which the actor has not answered: an actor takes them in turn. */
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
  // An actor whose last event ends it is told to be over before it answers that event.
  const { value, context: knew } = actor ?? { value: entry?.before, context: entry?.context };
  const before = isStart ? null : (value ?? null);
  // An actor is announced late, with what it has become since: its own start tells what it began with.
  const known = isStart ? shown.context : (knew ?? shown.context);
  const changes = changesOf(known, shown.context);
  // The very same object where nothing changed: a message to the viewer then holds it once.
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

/** The model after one message of the inspected page. */
export const apply = (model: Model, message: StatelyInspectionEvent): Model => {
  if (message.type === '@xstate.actor') return register(model, message);
  if (message.type === '@xstate.snapshot') return move(model, message);
  return {
    actors: change(model, message.sessionId, { isStarted: true }),
    log: trimmed([entryOf(model, message), ...model.log]),
  };
};

/** The actors to list. In development React creates a second root that is never started. */
export const listed = ({ actors }: Model): ActorSeen[] =>
  actors.filter(({ parentId, isStarted }) => parentId !== undefined || isStarted);
