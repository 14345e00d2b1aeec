import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { StateValue } from 'xstate';
import { chartOf } from './chart.ts';
import type { StateBox } from './chart.ts';

/** What is known of one actor. `children` are the names of the actors that it runs now. */
export type ActorSeen = {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | undefined;
  readonly chart: StateBox | null;
  readonly isStarted: boolean;
  readonly status: string;
  readonly value: StateValue | null;
  readonly context: unknown;
  readonly children: readonly string[];
};

/** One event on its way to an actor; `at` in milliseconds since 1970, `order` rises by one. */
export type LogEntry = {
  readonly order: number;
  readonly at: number;
  readonly actorId: string;
  readonly to: string;
  readonly type: string;
  readonly detail: string;
};

/** All that the inspector shows: actors in their order of creation, the newest event first. */
export type Model = {
  readonly actors: readonly ActorSeen[];
  readonly log: readonly LogEntry[];
};

export const EMPTY_MODEL: Model = { actors: [], log: [] };

const LOG_LENGTH = 300;

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

const register = (
  model: Model,
  message: Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>,
): Model => {
  const { sessionId: id, name, parentId } = message;
  const chart = chartOf(message.definition);
  const shown = shownOf(message.snapshot);
  // A state that is entered again runs a new actor under the same name.
  const others = without(
    model.actors,
    (other) => parentId !== undefined && other.parentId === parentId && other.name === name,
  );
  return {
    ...model,
    actors: [...others, { id, name, parentId, chart, isStarted: false, ...shown }],
  };
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

/** Whether the state library sends the event by itself, as at an actor's start or end. */
export const isInternal = (type: string): boolean => type.startsWith('xstate.');

const entryOf = (
  model: Model,
  { sessionId, createdAt, event }: Extract<StatelyInspectionEvent, { type: '@xstate.event' }>,
): LogEntry => {
  const { type, ...carried } = event;
  return {
    order: (model.log[0]?.order ?? 0) + 1,
    at: Number(createdAt),
    actorId: sessionId,
    to: model.actors.find(({ id }) => id === sessionId)?.name ?? sessionId,
    type,
    detail: isInternal(type) ? '' : detailOf(carried),
  };
};

/** The model after one message of the inspected page. */
export const apply = (model: Model, message: StatelyInspectionEvent): Model => {
  const { sessionId } = message;
  if (message.type === '@xstate.actor') return register(model, message);
  if (message.type === '@xstate.event') {
    return {
      actors: change(model, sessionId, { isStarted: true }),
      log: [entryOf(model, message), ...model.log].slice(0, LOG_LENGTH),
    };
  }
  const shown = shownOf(message.snapshot);
  return {
    ...model,
    actors: without(
      change(model, sessionId, shown),
      ({ parentId, name }) => parentId === sessionId && !shown.children.includes(name),
    ),
  };
};

/** The actors to list. In development React creates a second root that is never started. */
export const listed = ({ actors }: Model): ActorSeen[] =>
  actors.filter(({ parentId, isStarted }) => parentId !== undefined || isStarted);
