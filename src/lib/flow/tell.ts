import { useEffect } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Sends a flow an event about something beside it, once per change of the event. */
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
