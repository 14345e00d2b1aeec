import type { ActorOptions } from 'xstate';
import type { ownHoursMachine } from '../../../machines/own-hours/own-hours.machine.ts';
import { OWN_HOURS_TEXTS } from '../../../contracts/texts/en/staff/own-hours.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { OwnHoursFlow, providedOwnHours } from './own-hours.flow.ts';
import { OwnHoursScreens } from './OwnHoursScreens.tsx';

type OwnHoursPageProps = {
  readonly machine?: typeof ownHoursMachine;
  readonly clock?: ActorOptions<typeof ownHoursMachine>['clock'];
};

/** /my-hours: a dentist's hours and leave (NEW-70). Another account in this browser starts a new flow. */
export const OwnHoursPage = ({ machine = providedOwnHours, clock }: OwnHoursPageProps) => {
  const user = useSessionSelected(selectUser);
  if (user === null) return null;
  return (
    <AccountFrame title={OWN_HOURS_TEXTS.title} account={<AccountEntry />}>
      <OwnHoursFlow key={user.id} machine={machine} input={() => undefined} clock={clock}>
        <OwnHoursScreens />
      </OwnHoursFlow>
      <HeadingFocus appeared="own-hours" />
    </AccountFrame>
  );
};
