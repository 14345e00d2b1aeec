import type { ActorOptions } from 'xstate';
import * as say from '../../../contracts/texts/en/consultations.ts';
import type { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { ConsultationsScreens, HEADING } from './ConsultationsScreens.tsx';
import { ConsultationsFlow, providedConsultations } from './consultations.flow.ts';

type TeleconsultationPageProps = {
  readonly machine?: typeof consultationsMachine;
  readonly clock?: ActorOptions<typeof consultationsMachine>['clock'];
};

/** /teleconsultation: what a video call is, and the account's own (ROUTE-23, CARD-04). */
export const TeleconsultationPage = ({
  machine = providedConsultations,
  clock,
}: TeleconsultationPageProps) => (
  <AccountFrame
    title={say.videoCalls}
    account={<AccountEntry />}
    isPublic={useSessionSelected(selectUser) === null}
  >
    <h1 id={HEADING} tabIndex={-1}>
      {say.videoCalls}
    </h1>
    <ConsultationsFlow
      machine={machine}
      input={() => ({ topDiagnosis: null, sessionToken: null })}
      clock={clock}
    >
      <ConsultationsScreens />
    </ConsultationsFlow>
    <HeadingFocus appeared="teleconsultation" />
  </AccountFrame>
);
