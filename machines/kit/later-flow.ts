import { FLOW_UNREACHABLE } from '../../contracts/texts/en/flows/later-flow.ts';
import { createActor } from 'xstate';
import type {
  ActorLogic,
  ActorRefFrom,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  InputFrom,
  OutputFrom,
  Snapshot,
} from 'xstate';
import { notProvided } from './not-provided.ts';
import { say } from './raise-notice.ts';

/** A flow that is fetched when it is opened: the flow itself once it is here, and its end when it ends. */
type LaterSnapshot<Machine extends AnyStateMachine> = Snapshot<OutputFrom<Machine>> & {
  readonly input: InputFrom<Machine> | undefined;
  readonly flow: ActorRefFrom<Machine> | null;
};

/** Runs a flow whose chart is in a file of its own; fails when the file cannot be fetched. */
export type LaterFlow<Machine extends AnyStateMachine> = ActorLogic<
  LaterSnapshot<Machine>,
  EventObject,
  InputFrom<Machine>
>;

type LaterEvent =
  | { type: 'flow.loaded'; machine: AnyStateMachine }
  | { type: 'flow.failed'; error: unknown }
  | { type: 'xstate.done.actor.flow'; output: unknown }
  | { type: 'xstate.error.actor.flow'; error: unknown }
  | { type: 'xstate.stop' };

type AnyLaterSnapshot = Snapshot<unknown> & {
  readonly input: unknown;
  readonly flow: AnyActorRef | null;
};

const openFlow = (machine: AnyStateMachine, input: unknown, parent: AnyActorRef): AnyActorRef =>
  createActor(machine, { id: 'flow', parent, input } as never);

const failed = (snapshot: AnyLaterSnapshot, error: unknown): AnyLaterSnapshot => ({
  ...snapshot,
  status: 'error',
  output: undefined,
  error,
});

/**
 * Fetches a flow's chart when it is opened and runs it in the same system, so that the first screen need not wait for
 * the charts of the later ones.
 */
export const laterFlow = <Machine extends AnyStateMachine>(
  load: () => Promise<Machine>,
): LaterFlow<Machine> => {
  const logic: ActorLogic<AnyLaterSnapshot, LaterEvent> = {
    getInitialSnapshot: (_scope, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      flow: null,
    }),
    start: (_snapshot, { self }) => {
      load().then(
        (machine) => self.send({ type: 'flow.loaded', machine }),
        (error: unknown) => self.send({ type: 'flow.failed', error }),
      );
    },
    transition: (snapshot, event, { self, defer, stopChild }) => {
      if (snapshot.status !== 'active') return snapshot;
      switch (event.type) {
        case 'flow.loaded': {
          const flow = openFlow(event.machine, snapshot.input, self);
          defer(() => flow.start());
          return { ...snapshot, flow };
        }
        case 'flow.failed':
        case 'xstate.error.actor.flow':
          return failed(snapshot, event.error);
        case 'xstate.done.actor.flow':
          return { ...snapshot, status: 'done', output: event.output, error: undefined };
        case 'xstate.stop':
          if (snapshot.flow !== null) stopChild(snapshot.flow);
          return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
        default:
          return snapshot;
      }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return logic as unknown as LaterFlow<Machine>;
};

/** Stands in for a flow that is fetched later, until the real one is provided. */
export const laterFlowNotProvided = <Machine extends AnyStateMachine>(
  name: string,
): LaterFlow<Machine> => notProvided(name) as AnyActorLogic as LaterFlow<Machine>;

/** Says that a flow could not be fetched; the chart that runs it has the action `raiseNotice`. */
export const sayUnreachable = say('error', FLOW_UNREACHABLE);
