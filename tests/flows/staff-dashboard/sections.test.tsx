// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Statistics } from '../../../src/flows/staff-dashboard/Statistics.tsx';
import { System } from '../../../src/flows/staff-dashboard/System.tsx';
import { Today } from '../../../src/flows/staff-dashboard/Today.tsx';
import { STAFF_AREA_REPLIES } from '../../kit/staff-area-replies.ts';
import { renderView } from '../../kit/views.tsx';

const { readOverview, readStatistics, readSystem } = STAFF_AREA_REPLIES;

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const rowsOf = (name: string, role = 'region') =>
  within(screen.getByRole(role, { name }))
    .getAllByRole('row')
    .map((row) => textsOf([...row.children]));
const headings = () => textsOf(screen.getAllByRole('heading', { level: 2 }));

it('today is ten figures, each by its name', () => {
  renderView(<Today loaded={{ section: 'today', overview: readOverview, day: null }} />);
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Visits', '40'],
    ['Results', '12'],
    ['Emergencies', '1'],
    ['Bookings made', '3'],
    ['Appointments', '2'],
    ['Payments settled', '2 (₹998)'],
    ['Refunds on their way', '1'],
    ['Calls without the dentist (7 days)', '1'],
    ['Calls to look into', '0'],
    ['Jobs given up', '0'],
  ]);
  expect(screen.queryByText('Who comes today')).toBeNull();
});

it('the system is its providers and its jobs, each under its heading', () => {
  renderView(<System loaded={{ section: 'system', ...readSystem }} />);
  expect(headings()).toEqual(['Providers, in the last 24 hours', 'Jobs']);
  expect(rowsOf('Providers, in the last 24 hours').slice(0, 4)).toEqual([
    ['Provider', 'State', 'Done', 'Waiting', 'Failed', 'Last'],
    ['E-mail', 'Well', '12', '1', '0', 'Thursday 1 January, 9:30 AM'],
    ['Text messages', 'Nothing to do', '0', '0', '0', 'Not in this time'],
    ['Payments', 'In trouble', '3', '0', '1', 'Thursday 1 January, 9:30 AM'],
  ]);
  expect(rowsOf('Jobs')).toEqual([
    ['Job', 'Waiting', 'Running', 'Done', 'Given up', 'Due since'],
    ['Retention', '0', '0', '30', '0', 'Nothing is due'],
    ['Delivery', '2', '1', '12', '1', 'Thursday 1 January, 9:30 AM'],
  ]);
});

it('each step has its visits and their share of those that began', () => {
  renderView(<Statistics loaded={{ section: 'statistics', ...readStatistics }} />);
  const steps = rowsOf('How far visits came', 'table');
  const figures = steps.map((cells) => cells.at(-1));
  expect(figures.slice(0, 3)).toEqual(['Visits', '40 (100 %)', '38 (95 %)']);
  expect(steps.map(([name]) => name)).toEqual([
    'Step',
    'First words',
    'Kind of problem',
    'Age',
    'Sex',
    'Quick or detailed',
    'Quick words',
    'Questions',
    'Medical history',
    'Consent',
    'Result',
    'Next steps',
    'Sharing',
    'Payment by code',
    'Clinic search',
    'Booking a call',
  ]);
  screen.getByText('Nobody has rated an assessment in these days.');
});

it('a step has no share while nobody has visited', () => {
  const funnel = readStatistics.funnel.map(({ step }) => ({ step, visits: 0 }));
  const feedback = { ratings: 4, average: 4.25 };
  renderView(
    <Statistics loaded={{ section: 'statistics', ...readStatistics, funnel, feedback }} />,
  );
  const steps = rowsOf('How far visits came', 'table').slice(1);
  expect(new Set(steps.map((cells) => cells.at(-1)))).toEqual(new Set(['0']));
  screen.getByText('4 ratings, 4.3 of 5 stars on average.');
});
