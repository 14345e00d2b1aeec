import { PATHS } from '../../../contracts/common/paths.ts';
import type {
  SecondFactorOutput,
  secondFactorMachine,
} from '../../../machines/second-factor/second-factor.machine.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { providedSecondFactor, SecondFactorFlow } from './second-factor.flow.ts';
import { SecondFactorScreens } from './SecondFactorScreens.tsx';

const goOn = (end: SecondFactorOutput): void =>
  leaveFor(end.kind === 'entered' ? end.place : PATHS.admin);

type SecondFactorPageProps = { readonly machine?: typeof secondFactorMachine };

/** /admin/passkey: the second step of signing in to the staff's area (NEW-106). */
export const SecondFactorPage = ({ machine = providedSecondFactor }: SecondFactorPageProps) => (
  <SecondFactorFlow machine={machine} input={() => undefined} onEnd={goOn}>
    <SecondFactorScreens />
  </SecondFactorFlow>
);
