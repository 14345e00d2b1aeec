import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { laterFlow } from '../../../machines/kit/later-flow.ts';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import type { Flow } from '../../lib/flow/flow.tsx';
import { later } from './later-files.ts';

/** What the file of a flow brings. */
type Opened<Machine extends AnyStateMachine, Props extends object> = {
  readonly machine: Machine;
  readonly Within: Flow<Machine>['Within'];
  readonly Screens: ComponentType<Props>;
};

type LazyScreensProps<Machine extends AnyStateMachine> = {
  /** The flow, while another one runs it. */
  readonly flow: ActorRefFrom<LaterFlow<Machine>> | undefined;
  /** What stands there while nobody runs it, and until it is fetched. */
  readonly waiting?: ReactNode;
};

/**
 * A flow that is fetched when another one opens it: first its logic, for the chart that runs it, then its screens, for the
 * page that shows it.
 */
export const lazyFlow = <Machine extends AnyStateMachine, Props extends object>(
  name: string,
  load: () => Promise<Opened<Machine, Props>>,
) => {
  const file = later(name, load);
  const Within = file.screen((opened) => opened.Within);
  const Screens = file.screen((opened) => opened.Screens);
  const LazyScreens = ({ flow, waiting = null, ...props }: LazyScreensProps<Machine> & Props) => {
    const actor = useSelector(flow, (snapshot) => snapshot?.flow ?? null) as AnyActorRef | null;
    if (actor === null) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Within key={actor.sessionId} actor={actor as ActorRefFrom<Machine>}>
          <Screens {...(props as unknown as Props)} />
        </Within>
      </Suspense>
    );
  };
  return [laterFlow(async () => (await file.fetched()).machine), LazyScreens] as const;
};

type LazyPartOptions<Props> = {
  /** What stands there until it is fetched. */
  readonly waiting?: ReactNode;
  /** What stands there when it cannot be fetched: the page goes on. */
  readonly missing?: ComponentType<Props>;
};

/** A part of a page that is fetched after the page, which never waits for it. */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { waiting, missing }: LazyPartOptions<Props> = {},
): ComponentType<Props> => {
  const Part = later(name, load).part((part) => part, missing);
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
};
