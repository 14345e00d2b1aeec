import { useEffect } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Tells a flow of something that has happened beside it, once for each time that it is something else. */
export const useTell = <Event extends EventObject>(
  flow: ActorRef<Snapshot<unknown>, Event>,
  event: Event | null,
): void => {
  const key = JSON.stringify(event);
  useEffect(() => {
    const told = JSON.parse(key) as Event | null;
    if (told !== null) flow.send(told);
  }, [flow, key]);
};
