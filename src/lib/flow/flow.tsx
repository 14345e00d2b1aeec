import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type {
  ActorOptions,
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  InputFrom,
  InspectionEvent,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import { NotProvided } from '../../../machines/kit/not-provided.ts';
import type { NoticeRaised } from '../../../machines/notices/notices.machine.ts';
import { observe } from './analytics.ts';
import { inspect } from './inspector.ts';
import { useNotices } from './notices.tsx';

type ProviderProps<Machine extends AnyStateMachine> = {
  /** The chart with its outside effects, from the flow's `<flow>.flow.ts`. */
  readonly machine: Machine;
  /** Called once, when the flow starts. */
  readonly input: () => InputFrom<Machine>;
  /** Receives the flow's output when it ends. */
  readonly onEnd?: (end: OutputFrom<Machine>) => void;
  readonly clock?: ActorOptions<Machine>['clock'];
  readonly children: ReactNode;
};

type WithinProps<Machine extends AnyStateMachine> = {
  readonly actor: ActorRefFrom<Machine>;
  readonly children: ReactNode;
};

/** The React bindings of a flow. */
export type Flow<Machine extends AnyStateMachine> = {
  /** Starts the flow, and stops it on unmount. */
  readonly Provider: (props: ProviderProps<Machine>) => ReactElement;
  /** Provides a child flow, run by another flow, to its own screens. */
  readonly Within: (props: WithinProps<Machine>) => ReactElement;
  /** Returns the running flow, to send it events. */
  readonly useFlow: () => ActorRefFrom<Machine>;
  /** Returns the selector's answer; redraws only when the answer changes. */
  readonly useSelected: <Answer>(
    selector: (snapshot: SnapshotFrom<Machine>) => Answer,
    isSame?: (one: Answer, other: Answer) => boolean,
  ) => Answer;
};

/**
 * Watches a flow and every flow inside it, at any depth. Their notices are shown; a programming error (an actor or
 * action that was not provided) becomes the error screen and never passes for a lost network.
 */
const useWatch = (crash: (error: unknown) => void): ((event: InspectionEvent) => void) => {
  const notices = useNotices();
  return (event) => {
    inspect?.(event);
    observe(event);
    if (event.type === '@xstate.actor') {
      const actor = event.actorRef as AnyActorRef;
      actor.on('notice.raised', (raised) => notices.send(raised as NoticeRaised));
    }
    if (event.type !== '@xstate.snapshot') return;
    const { error } = event.snapshot as { readonly error?: unknown };
    if (error instanceof NotProvided) crash(error);
  };
};

/** Creates a flow's provider, hook and selector hook, typed by its chart. */
export const createFlow = <Machine extends AnyStateMachine>(name: string): Flow<Machine> => {
  type Actor = ActorRefFrom<Machine>;
  const Context = createContext<Actor | null>(null);

  const Provider = ({ machine, input, onEnd, clock, children }: ProviderProps<Machine>) => {
    const [crash, setCrash] = useState<{ error: unknown } | null>(null);
    const fail = (error: unknown): void => setCrash({ error });
    const watch = useWatch(fail);
    const [start] = useState(input);
    const options = { input: start, inspect: watch, ...(clock && { clock }) };
    const actor: AnyActorRef = useActorRef(machine, options as never);
    const finish = useEffectEvent(() => onEnd?.(actor.getSnapshot().output as OutputFrom<Machine>));
    useEffect(() => {
      const watching = actor.subscribe({ complete: finish, error: fail });
      return () => watching.unsubscribe();
    }, [actor]);
    if (crash !== null) throw crash.error;
    return <Context value={actor as Actor}>{children}</Context>;
  };

  const useFlow = (): Actor => {
    const actor = useContext(Context);
    if (actor === null) throw new Error(`The flow "${name}" is asked for outside its provider`);
    return actor;
  };

  return {
    Provider,
    Within: ({ actor, children }) => <Context value={actor}>{children}</Context>,
    useFlow,
    useSelected: (selector, isSame) => useSelector(useFlow(), selector as never, isSame),
  };
};
