import { sayUnreachable } from '../kit/later-flow.ts';
import type { IntendedAction } from '../../contracts/accounts/intended-actions.ts';
import type { SignInGateOutput } from './sign-in-gate.machine.ts';

type Intended<Granted extends string, Dismissed extends string> = {
  readonly action: IntendedAction;
  /** State in which the intended action goes on. */
  readonly granted: Granted;
  /** State in which the person was before: they left the gate, or it could not be opened, which is said. */
  readonly dismissed: Dismissed;
};

/**
 * Returns the call of the gate, for a state that waits for it. Its chart has the actor `signInGate`, the guard
 * `wasGranted` and the action `raiseNotice`.
 */
export const throughGate = <const Granted extends string, const Dismissed extends string>({
  action,
  granted,
  dismissed,
}: Intended<Granted, Dismissed>) =>
  ({
    id: 'signInGate',
    src: 'signInGate',
    input: { action },
    onDone: [
      {
        guard: {
          type: 'wasGranted',
          params: ({ event }: { readonly event: { readonly output: SignInGateOutput } }) =>
            event.output,
        },
        target: granted,
      },
      { target: dismissed },
    ],
    onError: {
      target: dismissed,
      actions: sayUnreachable,
    },
  }) as const;
