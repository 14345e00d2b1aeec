import type { LoadedSection } from '../../../machines/staff-dashboard/staff-filters.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { momentWords } from '../../lib/slot-words.ts';
import {
  APPOINTMENT_WORDS,
  CATEGORY_WORDS,
  PAYMENT_WORDS,
  inWords,
  rupees,
} from './staff-words.ts';
import classes from './staff-dashboard.module.css';

/** What the server has said of one section. */
export type Of<Section extends LoadedSection['section']> = {
  readonly loaded: Extract<LoadedSection, { section: Section }>;
};

/** Today in figures, and who comes. */
export const Today = ({ loaded: { overview, day } }: Of<'today'>) => (
  <>
    <FactList
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
        { name: 'The same, to look into', value: String(overview.absences.open) },
        { name: 'Jobs given up', value: String(overview.dead_jobs) },
      ]}
    />
    <h2>Who comes today</h2>
    <p className={classes.soft}>
      In India time (IST). Each name that is shown here is written down as seen by you.
    </p>
    <DataTable
      label="Who comes today"
      columns={['Time', 'Patient', 'Doctor', 'Minutes', 'State']}
      rows={day.appointments.map((each) => ({
        id: each.id,
        cells: [
          momentWords(each.starts_at),
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

export const Payments = ({ loaded: { payments } }: Of<'payments'>) => (
  <DataTable
    label="Payments"
    columns={['Opened', 'State', 'Due', 'Came', 'Went back', 'Ledger', 'Payment']}
    rows={payments.map((each) => ({
      id: each.id,
      cells: [
        momentWords(each.created_at),
        PAYMENT_WORDS[each.state],
        rupees(each.amount),
        rupees(each.captured),
        rupees(each.refunded),
        each.moves.map(({ event }) => inWords(event)).join(', '),
        each.id.slice(-12),
      ],
    }))}
    dense
    cards
    empty="No payment in these days."
  />
);

export const Refunds = ({ loaded: { refunds } }: Of<'refunds'>) => (
  <DataTable
    label="Refunds"
    columns={['When', 'What', 'Amount', 'Learned from', 'Payment']}
    rows={refunds.map((each) => ({
      id: each.id,
      cells: [
        momentWords(each.at),
        inWords(each.event),
        rupees(each.amount),
        inWords(each.source),
        each.payment_id.slice(-12),
      ],
    }))}
    dense
    cards
    empty="No money went back in these days."
  />
);

export const RedFlags = ({ loaded: { red_flags } }: Of<'redFlags'>) => (
  <DataTable
    label="Danger signs"
    columns={['When', 'Urgency', 'Kind', 'Asked back, and answered', 'Stood out']}
    rows={red_flags.map((each) => ({
      id: each.id,
      cells: [
        momentWords(each.at),
        <UrgencyBadge key="level" level={each.level} />,
        CATEGORY_WORDS[each.category],
        each.signs.map(({ sign, answer }) => `${inWords(sign)}: ${inWords(answer)}`).join('; ') ||
          'Nothing',
        [...new Set([...each.emergencies, ...each.red_flags])].map(inWords).join(', ') || 'Nothing',
      ],
    }))}
    dense
    cards
    empty="Nothing was asked back in these days."
  />
);
