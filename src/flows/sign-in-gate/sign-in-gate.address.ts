import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { selectTab } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { useOverPage } from '../../lib/address/over-page.ts';

const GATE_ADDRESS = {
  param: 'step',
  name: 'sign-in',
  isShown: (snapshot: SnapshotFrom<typeof signInGateMachine>) => selectTab(snapshot) !== null,
  closed: () => ({ type: 'gate.dismissed' }) as const,
};

/** Lets Back close the modal, while the URL keeps the step of the page below (REG-16). */
export const useSignInGateAddress = (actor: ActorRefFrom<typeof signInGateMachine>): void =>
  useOverPage(actor, GATE_ADDRESS);
