import { sayUnreachable } from '../kit/later-flow.ts';
import type { IntendedAction } from './intended-actions.ts';
import type { SignInGateOutput } from './sign-in-gate.machine.ts';

type Intended<Granted extends string, Dismissed extends string> = {
  readonly action: IntendedAction;
  /** Where what was intended goes on. */
  readonly granted: Granted;
  /** Where the person stood before: it was left, or could not be opened, which is said. */
  readonly dismissed: Dismissed;
};

/**
 * The call of the gate, for a state that waits for it. Its chart has the actor `signInGate`, the guard `wasGranted` and
 * the action `raiseNotice`.
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
