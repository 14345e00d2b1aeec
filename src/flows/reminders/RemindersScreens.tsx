import type { ComponentType } from 'react';
import type { RemindedAppointment } from '../../../contracts/endpoints/reminders.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/staff/reminders.ts';
import { selectScreen, selectSending } from '../../../machines/reminders/reminders.machine.ts';
import type { RemindersScreen } from '../../../machines/reminders/reminders.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useReminders, useRemindersSelected } from './reminders.flow.ts';
import classes from './reminders.module.css';

const HEADING = 'reminders';

type Reminder = RemindedAppointment['reminders'][number];

const KINDS: Readonly<Record<Reminder['kind'], string>> = {
  dayBefore: say.theDayBefore,
  hourBefore: say.anHourBefore,
  byHand: say.byHand,
};
const STATES: Readonly<Record<Reminder['state'], string>> = {
  planned: say.plannedFor,
  sent: 'sent',
  failed: say.notDelivered,
  skipped: say.notSent,
};

const Loading = () => <output className="soft">{say.loadingTheAppointments}</output>;

const Again = ({ label }: { readonly label: string }) => {
  const reminders = useReminders();
  return (
    <Button variant="default" onClick={() => reminders.send({ type: 'loading.requested' })}>
      {label}
    </Button>
  );
};

const Failed = () => (
  <StateCard title={common.weCouldNotReachOurServer} actions={<Again label={common.tryAgain} />} />
);

const Empty = () => (
  <StateCard title={say.nobodyHasAnAppointment} actions={<Again label={say.lookAgain} />}>
    <p>{say.theAppointmentsNextSevenDaysStand}</p>
  </StateCard>
);

/** Shows the doctor, and the state of each reminder. */
const Facts = ({ appointment }: { readonly appointment: RemindedAppointment }) => {
  const { doctor, minutes, wants_reminders, is_mailed, reminders } = appointment;
  return (
    <span className={classes.facts}>
      <span>{say.minutesWords(doctor, minutes)}</span>
      {!wants_reminders && <span>{say.doesNotWantToBeReminded}</span>}
      {!is_mailed && <span>{say.noEmailAddressSoNoReminder}</span>}
      {reminders.map(({ kind, state, at }) => (
        <span key={`${kind} ${at}`}>{`${KINDS[kind]}: ${STATES[state]} ${momentWords(at)}`}</span>
      ))}
    </span>
  );
};

const Listed = () => {
  const reminders = useReminders();
  const appointments = useRemindersSelected(({ context }) => context.appointments);
  const sending = useRemindersSelected(selectSending);
  return (
    <>
      <RowList
        rows={appointments.map((each) => ({
          id: each.id,
          title: `${momentWords(each.starts_at)}: ${each.patient_name}`,
          facts: <Facts appointment={each} />,
          badge: each.wants_reminders && each.is_mailed && (
            <Button
              variant="default"
              aria-busy={sending === each.id}
              aria-label={say.remindNow(each.patient_name, momentWords(each.starts_at))}
              onClick={() => reminders.send({ type: 'reminder.requested', id: each.id })}
            >
              {say.remindNowButton}
            </Button>
          ),
        }))}
      />
      <Again label={say.refresh} />
    </>
  );
};

const SCREENS: Readonly<Record<RemindersScreen, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  empty: Empty,
  list: Listed,
};

/** Lists the appointments of the next days, and which patients were reminded. */
export const RemindersScreens = () => {
  const screen = useRemindersSelected(selectScreen);
  const Screen = SCREENS[screen];
  return (
    <>
      <h1 id={HEADING} tabIndex={-1}>
        {say.reminders}
      </h1>
      <p className="soft">{say.appointmentsNextSevenDaysIndiaTime}</p>
      <Screen />
      <PartFocus appeared={screen} heading={HEADING} />
    </>
  );
};
