import { inRupees } from '../../../contracts/payments/rupees.ts';
import type { Figure } from '../../components/figure-list/FigureList.tsx';
import type { Of } from './lists.tsx';

type Overview = Of<'today'>['loaded']['overview'];
type Beside = 'visits' | 'results' | 'emergencies' | 'bookings' | 'appointments';

/** Names a figure beside that of yesterday; none where it belongs to the house, and this is another organisation. */
const beside = (
  { before, ...today }: Overview,
  [key, name]: readonly [Beside, string],
  ...more: readonly string[]
): Figure[] =>
  today[key] === null
    ? []
    : [{ name, value: String(today[key]), notes: [`${before[key]} yesterday`, ...more] }];

/** Names the figures of today, each beside that of yesterday. */
export const figuresOf = (overview: Overview): Figure[] => {
  const { before, settled, absences } = overview;
  return [
    ...beside(overview, ['visits', 'Visits']),
    ...beside(overview, ['results', 'Results']),
    ...beside(
      overview,
      ['emergencies', 'Emergency results'],
      'Finished assessments, not views of the emergency screen.',
    ),
    ...beside(overview, ['bookings', 'Bookings made']),
    ...beside(overview, ['appointments', 'Appointments']),
    {
      name: 'Payments received',
      value: String(settled.count),
      notes: [
        inRupees(settled.amount),
        `${before.settled.count} yesterday (${inRupees(before.settled.amount)})`,
      ],
    },
    {
      name: 'Calls the dentist missed',
      value: String(absences.missed),
      notes: ['In the past 7 days'],
    },
  ];
};
