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
import { NotProvided } from '../../machines/kit/not-provided.ts';
import type { NoticeRaised } from '../../machines/notices/notices.machine.ts';
import { observe } from './analytics.ts';
import { inspect } from './inspector.ts';
import { useNotices } from './notices.tsx';

type ProviderProps<Machine extends AnyStateMachine> = {
  /** The chart with its outside effects, from the flow's `provided.ts`. */
  readonly machine: Machine;
  /** Read once, when the flow starts. */
  readonly input: () => InputFrom<Machine>;
  /** The flow's one answer to whoever opened it. */
  readonly onEnd?: (end: OutputFrom<Machine>) => void;
  readonly clock?: ActorOptions<Machine>['clock'];
  readonly children: ReactNode;
};

type WithinProps<Machine extends AnyStateMachine> = {
  readonly actor: ActorRefFrom<Machine>;
  readonly children: ReactNode;
};

/** What a flow's folder needs of React. */
export type Flow<Machine extends AnyStateMachine> = {
  /** Starts the flow; leaving it in the tree of views stops it. */
  readonly Provider: (props: ProviderProps<Machine>) => ReactElement;
  /** Hands a flow that another one runs to its own screens. */
  readonly Within: (props: WithinProps<Machine>) => ReactElement;
  /** The running flow, to send it what the person did. */
  readonly useFlow: () => ActorRefFrom<Machine>;
  /** What a screen asks of the flow; drawn again only when the answer is another one. */
  readonly useSelected: <Answer>(
    selector: (snapshot: SnapshotFrom<Machine>) => Answer,
    isSame?: (one: Answer, other: Answer) => boolean,
  ) => Answer;
};

/**
 * Watches a flow and every flow inside it, at any depth: their notices reach the person, a mistake of
 * ours (an effect that nobody provided) becomes the error screen and never passes for a lost network.
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

/** One flow's home in React: provider, hook and selectors' hook, typed by its chart. */
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
