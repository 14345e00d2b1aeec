// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type { SectionInput } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type { LoadedSection } from '../../../machines/staff-dashboard/staff-filters.ts';
import { Payments, Refunds } from '../../../src/flows/staff-dashboard/lists.tsx';
import { StaffDashboardWithin } from '../../../src/flows/staff-dashboard/staff-dashboard.flow.ts';
import { Statistics } from '../../../src/flows/staff-dashboard/Statistics.tsx';
import { System } from '../../../src/flows/staff-dashboard/System.tsx';
import { Today } from '../../../src/flows/staff-dashboard/Today.tsx';
import { STAFF_AREA_REPLIES } from '../../kit/staff-area-replies.ts';
import { renderView } from '../../kit/views.tsx';
import { OPENED } from './cases.ts';

const { readOverview, readStatistics, readSystem } = STAFF_AREA_REPLIES;

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const rowsOf = (name: string, role = 'region') =>
  within(screen.getByRole(role, { name }))
    .getAllByRole('row')
    .map((row) => textsOf([...row.children]));
const headings = () => textsOf(screen.getAllByRole('heading', { level: 2 }));

/** The flow of the dashboard, whose server does not answer. */
const started = () =>
  createActor(
    staffDashboardMachine.provide({
      actors: {
        loadSection: fromPromise<LoadedSection, SectionInput>(() => new Promise(() => undefined)),
      },
    }),
    { input: OPENED },
  ).start();

const today = (overview: object) => {
  const actor = started();
  renderView(
    <StaffDashboardWithin actor={actor}>
      <Today loaded={{ section: 'today', overview: { ...readOverview, ...overview }, day: null }} />
    </StaffDashboardWithin>,
  );
  return actor;
};

it('[ROUTE-36] today begins with what waits, each with its section', async () => {
  const actor = today({
    danger_signs: 2,
    refunding: 1,
    dead_jobs: 3,
    absences: { missed: 0, open: 1 },
  });
  const first = within(screen.getByRole('region', { name: 'To look at first' }));
  first.getByText('1 call waits for your decision at the end of this page.');
  expect(textsOf(first.getAllByRole('button'))).toEqual([
    '2 results with danger signs today',
    '1 refund on its way',
    '3 failed jobs',
  ]);
  await userEvent.click(first.getByRole('button', { name: '2 results with danger signs today' }));
  expect(actor.getSnapshot().context.section).toBe('redFlags');
});

it('today says that nothing waits where nothing does', () => {
  today({ danger_signs: 0, refunding: 0, absences: { missed: 2, open: 0 } });
  const first = within(screen.getByRole('region', { name: 'To look at first' }));
  first.getByText('Nothing waits for you.');
  expect(first.queryByRole('button')).toBeNull();
});

it('[ROUTE-36] today is seven figures, each beside the day before and what it counts', () => {
  today({});
  const facts = screen
    .getAllByRole('term')
    .map((term) => textsOf([...(term.parentElement?.children ?? [])]));
  expect(facts).toEqual([
    ['Visits', '40', '52 yesterday'],
    ['Results', '12', '9 yesterday'],
    [
      'Emergency results',
      '1',
      '0 yesterday',
      'Finished assessments, not views of the emergency screen.',
    ],
    ['Bookings made', '3', '5 yesterday'],
    ['Appointments', '2', '6 yesterday'],
    ['Payments received', '2', '₹998', '1 yesterday (₹499)'],
    ['Calls the dentist missed', '1', 'In the past 7 days'],
  ]);
  expect(screen.queryByText('Today’s patients')).toBeNull();
});

it('a payment and a refund say in words what happened, and how we know', () => {
  const { listPayments, listRefunds } = STAFF_AREA_REPLIES;
  const actor = started();
  renderView(
    <StaffDashboardWithin actor={actor}>
      <Payments loaded={{ section: 'payments', ...listPayments }} />
      <Refunds loaded={{ section: 'refunds', ...listRefunds }} />
    </StaffDashboardWithin>,
  );
  expect(rowsOf('Payments')[1]).toContain('Money received, Refunded');
  expect(rowsOf('Refunds')[1]).toEqual(
    expect.arrayContaining(['Refund failed', 'Payment provider, asked']),
  );
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
    ['Job', 'Waiting', 'Running', 'Done in 24 hours', 'Failed', 'Due since'],
    ['Delete old data', '0', '0', '30', '0', 'Nothing is due'],
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
