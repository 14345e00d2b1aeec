import type { ComponentType } from 'react';
import type { RemindedAppointment } from '../../../contracts/endpoints/reminders.ts';
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
  dayBefore: 'The day before',
  hourBefore: 'An hour before',
  byHand: 'By hand',
};
const STATES: Readonly<Record<Reminder['state'], string>> = {
  planned: 'planned for',
  sent: 'sent',
  failed: 'not delivered',
  skipped: 'not sent',
};

const Loading = () => <output className={classes.soft}>Loading the appointments...</output>;

const Again = ({ label }: { readonly label: string }) => {
  const reminders = useReminders();
  return (
    <Button variant="default" onClick={() => reminders.send({ type: 'loading.requested' })}>
      {label}
    </Button>
  );
};

const Failed = () => (
  <StateCard title="We could not reach our server" actions={<Again label="Try again" />} />
);

const Empty = () => (
  <StateCard title="Nobody has an appointment" actions={<Again label="Look again" />}>
    <p>The appointments of the next seven days stand here.</p>
  </StateCard>
);

/** Shows the doctor, and the state of each reminder. */
const Facts = ({ appointment }: { readonly appointment: RemindedAppointment }) => {
  const { doctor, minutes, wants_reminders, is_mailed, reminders } = appointment;
  return (
    <span className={classes.facts}>
      <span>{`${doctor}, ${minutes} minutes`}</span>
      {!wants_reminders && <span>Does not want to be reminded.</span>}
      {!is_mailed && <span>No email address, so no reminder is sent.</span>}
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
              aria-label={`Remind now: ${each.patient_name}, ${momentWords(each.starts_at)}`}
              onClick={() => reminders.send({ type: 'reminder.requested', id: each.id })}
            >
              Remind now
            </Button>
          ),
        }))}
      />
      <Again label="Refresh" />
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
        Reminders
      </h1>
      <p className={classes.soft}>
        Appointments of the next seven days, in India time (IST). Every name you view is logged.
      </p>
      <Screen />
      <PartFocus appeared={screen} heading={HEADING} />
    </>
  );
};
