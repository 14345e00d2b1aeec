import { inRupees } from '../../../contracts/payments/rupees.ts';
import type { LoadedSection } from '../../../machines/staff-dashboard/staff-filters.ts';
import { selectFirstAdded } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableProps } from '../../components/data-table/DataTable.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useStaffDashboardSelected } from './staff-dashboard.flow.ts';
import { CATEGORY_WORDS, MOVE_WORDS, PAYMENT_WORDS, SOURCE_WORDS, inWords } from './staff-words.ts';

/** The server's data of one section. */
export type Of<Section extends LoadedSection['section']> = {
  readonly loaded: Extract<LoadedSection, { section: Section }>;
};

const FIRST_ADDED = 'first-added-row';

/** A list that can grow. "Show more" disappears with the last rows, so focus moves to the first row added. */
const List = ({ rows, ...table }: DataTableProps) => {
  const first = useStaffDashboardSelected(selectFirstAdded);
  return (
    <div data-part>
      <DataTable
        {...table}
        rows={rows.map((row, at) => (at === first ? { ...row, place: FIRST_ADDED } : row))}
        dense
        cards
      />
      <output className="spoken">
        {first !== null && `${rows.length} rows are shown, ${rows.length - first} of them new.`}
      </output>
      <PartFocus appeared={String(first)} heading={FIRST_ADDED} />
    </div>
  );
};

export const Payments = ({ loaded: { payments } }: Of<'payments'>) => (
  <List
    label="Payments"
    columns={['Opened', 'State', 'Due', 'Received', 'Refunded', 'What happened', 'Payment']}
    rows={payments.map((each) => ({
      id: each.id,
      cells: [
        momentWords(each.created_at),
        PAYMENT_WORDS[each.state],
        inRupees(each.amount),
        inRupees(each.captured),
        inRupees(each.refunded),
        each.moves.map(({ event }) => MOVE_WORDS[event] ?? inWords(event)).join(', '),
        each.id.slice(-12),
      ],
    }))}
    empty="No payment in these days."
  />
);

export const Refunds = ({ loaded: { refunds } }: Of<'refunds'>) => (
  <List
    label="Refunds"
    columns={['When', 'What', 'Amount', 'Learned from', 'Payment']}
    rows={refunds.map((each) => ({
      id: each.id,
      cells: [
        momentWords(each.at),
        MOVE_WORDS[each.event],
        inRupees(each.amount),
        SOURCE_WORDS[each.source] ?? inWords(each.source),
        each.payment_id.slice(-12),
      ],
    }))}
    empty="No money went back in these days."
  />
);

export const RedFlags = ({ loaded: { red_flags } }: Of<'redFlags'>) => (
  <List
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
    empty="Nothing was asked back in these days."
  />
);
