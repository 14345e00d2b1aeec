import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';

/** Says that an effect has no implementation. A mistake of ours, never of the network. */
export class NotProvided extends Error {
  override readonly name = 'NotProvided';

  constructor(effect: string) {
    super(`"${effect}" is not provided`);
  }
}

const placeholders = new WeakSet<object>();

const asPlaceholder = <Effect extends object>(effect: Effect): Effect => {
  placeholders.add(effect);
  return effect;
};

/** Whether an actor or action of a machine still waits for its implementation. */
export const isNotProvided = (effect: unknown): boolean =>
  typeof effect === 'object' || typeof effect === 'function'
    ? placeholders.has(effect as object)
    : false;

/** Stands in for an outside effect until a flow provides the real one; fails with the effect's own name. */
export const notProvided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => asPlaceholder(fromPromise<Output, Input>(() => Promise.reject(new NotProvided(name))));

/** The same for a listener that lives as long as its state. */
export const listenerNotProvided = <
  Received extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  asPlaceholder(
    fromCallback<Received, Input>(() => {
      throw new NotProvided(name);
    }),
  );

/** The same for something that is done in passing. */
export const effectNotProvided = (name: string): (() => void) =>
  asPlaceholder(() => {
    throw new NotProvided(name);
  });
