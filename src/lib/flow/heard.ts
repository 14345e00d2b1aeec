import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Calls back with each event of a type that a flow emits, for the page around it. */
export const useHeard = <
  Sent extends EventObject,
  Emitted extends EventObject,
  Type extends Emitted['type'],
>(
  flow: ActorRef<Snapshot<unknown>, Sent, Emitted>,
  type: Type,
  hear: (event: Extract<Emitted, { type: Type }>) => void,
): void => {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const watching = flow.on(type, (event) => heard(event as Extract<Emitted, { type: Type }>));
    return () => watching.unsubscribe();
  }, [flow, type]);
};
