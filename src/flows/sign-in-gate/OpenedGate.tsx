import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { SignInGateWithin } from './sign-in-gate.flow.ts';
import { opened } from '../opened.ts';

const SignInGate = lazy(async () => ({ default: (await opened('signInGate')).SignInGate }));

type OpenedGateProps = {
  /** The gate's actor, while a flow runs it. */
  readonly gate: ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined;
};

/** Shows the modal of the gate that a flow runs, or nothing. */
export const OpenedGate = ({ gate }: OpenedGateProps) => {
  const flow = useSelector(gate, (snapshot) => snapshot?.flow ?? null);
  return (
    flow && (
      <Suspense>
        <SignInGateWithin key={flow.sessionId} actor={flow}>
          <SignInGate />
        </SignInGateWithin>
      </Suspense>
    )
  );
};
