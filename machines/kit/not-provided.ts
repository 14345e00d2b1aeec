import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';

/** Stands in for an outside effect until a provider gives the real one; fails with the actor's own name. */
export const notProvided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`)));

/** The same for a listener that lives as long as its state. */
export const listenerNotProvided = <Sent extends EventObject>(name: string) =>
  fromCallback<EventObject, NonReducibleUnknown, Sent>(() => {
    throw new Error(`Actor "${name}" is not provided`);
  });
