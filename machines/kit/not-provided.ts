import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';

/** Error that an effect has no implementation. It is a mistake in this code, never a fault of the network. */
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

/** Returns true when an actor or action of a machine still waits for its implementation. */
export const isNotProvided = (effect: unknown): boolean =>
  typeof effect === 'object' || typeof effect === 'function'
    ? placeholders.has(effect as object)
    : false;

/** Stands in for an outside effect until a flow provides the real one; fails with the effect's own name. */
export const notProvided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => asPlaceholder(fromPromise<Output, Input>(() => Promise.reject(new NotProvided(name))));

/** Stands in for a listener that lives as long as its state. */
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

/** Stands in for an action without a reply. */
export const effectNotProvided = (name: string): (() => void) =>
  asPlaceholder(() => {
    throw new NotProvided(name);
  });
