import type { AnyActorRef } from 'xstate';
import { eventWords } from '../../machines/kit/chart.ts';

/** A delayed event that is on its way; times in milliseconds. */
export type Timer = {
  readonly id: string;
  readonly actorId: string;
  readonly actor: string;
  readonly words: string;
  readonly startedAt: number;
  readonly delay: number;
};

/** Returns the timers that run in the systems of these actors, the soonest first. */
export const timersOf = (actors: Iterable<AnyActorRef>): Timer[] => {
  const systems = new Set([...actors].map(({ system }) => system));
  return [...systems]
    .flatMap((system) => Object.entries(system.getSnapshot()._scheduledEvents))
    .map(([id, { target, event, startedAt, delay }]) => ({
      id,
      actorId: target.sessionId,
      actor: target.id,
      words: eventWords(event.type),
      startedAt,
      delay,
    }))
    .toSorted((one, other) => one.startedAt + one.delay - (other.startedAt + other.delay));
};

/** Returns what is left of a timer, never less than nothing. */
export const leftOf = ({ startedAt, delay }: Timer, now: number): number =>
  Math.max(0, startedAt + delay - now);

/** Writes a time that is left: `1:05` from a minute on, and tenths of a second below. */
export const leftWords = (left: number): string => {
  if (left < 60_000) return `${(Math.ceil(left / 100) / 10).toFixed(1)} s`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
