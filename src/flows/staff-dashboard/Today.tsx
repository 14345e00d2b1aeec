import { DataTable } from '../../components/data-table/DataTable.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { clockWords } from '../../lib/format/slot-words.ts';
import type { Of } from './lists.tsx';
import { APPOINTMENT_WORDS, rupees } from './staff-words.ts';
import classes from './staff-dashboard.module.css';

type Day = NonNullable<Of<'today'>['loaded']['day']>;

const WhoComes = ({ appointments }: Day) => (
  <>
    <h2>Who comes today</h2>
    <p className={classes.soft}>
      In India time (IST). Each name that is shown here is written down as seen by you.
    </p>
    <DataTable
      label="Who comes today"
      columns={['Time', 'Patient', 'Doctor', 'Minutes', 'State']}
      rows={appointments.map((each) => ({
        id: each.id,
        cells: [
          clockWords(each.starts_at),
          each.patient_name,
          each.doctor,
          each.minutes,
          APPOINTMENT_WORDS[each.state],
        ],
      }))}
      dense
      cards
      empty="Nobody has an appointment today."
    />
  </>
);

/** Shows today's figures, and today's patients to staff who may read records. */
export const Today = ({ loaded: { overview, day } }: Of<'today'>) => (
  <>
    <FactList
      short
      facts={[
        { name: 'Visits', value: String(overview.visits) },
        { name: 'Results', value: String(overview.results) },
        { name: 'Emergencies', value: String(overview.emergencies) },
        { name: 'Bookings made', value: String(overview.bookings) },
        { name: 'Appointments', value: String(overview.appointments) },
        {
          name: 'Payments settled',
          value: `${overview.settled.count} (${rupees(overview.settled.amount)})`,
        },
        { name: 'Refunds on their way', value: String(overview.refunding) },
        { name: 'Calls without the dentist (7 days)', value: String(overview.absences.missed) },
        { name: 'Calls to look into', value: String(overview.absences.open) },
        { name: 'Jobs given up', value: String(overview.dead_jobs) },
      ]}
    />
    {day !== null && <WhoComes {...day} />}
  </>
);
