// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { AbsenceForm } from '../../../src/flows/absence/AbsenceForm.tsx';
import { AbsenceWithin } from '../../../src/flows/absence/absence.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { CAME } from './cases.ts';

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = (name: string) => userEvent.click(button(name));
const kindOf = (harness: { readonly actor: { getSnapshot: () => unknown } }) =>
  (harness.actor.getSnapshot() as { output: { kind: string } }).output.kind;

const screens: FlowScreens<'absence'> = {
  view: ({ actor }) => (
    <main>
      <h1>Video calls</h1>
      <h2>Tuesday 24 November, 10:00 AM</h2>
      <AbsenceWithin actor={actor}>
        <AbsenceForm isPaid />
      </AbsenceWithin>
    </main>
  ),
  gestures: {
    'absence.confirmed': () => press('The dentist did not come'),
    'absence.declined': () => press(screen.queryByText('Close') ? 'Close' : 'Go back'),
  },
  leaves: {
    'asking.awaitingAnswer': () => {
      screen.getByRole('heading', { name: 'Did the dentist not come?' });
      screen.getByText(/what you paid is yours again/);
    },
    'asking.reportingFailed': () => {
      expect(screen.getByRole('alert').textContent).toMatch(/Nothing has changed/);
    },
    reporting: () => {
      expect(button('Looking...').getAttribute('aria-busy')).toBe('true');
      expect(button('Go back').disabled).toBe(true);
    },
    explained: () => {
      expect(document.activeElement?.textContent).toBe('This was not changed');
      screen.getByText(CAME);
      const way = screen.getByRole('link', { name: 'Where to write' });
      expect(way.getAttribute('href')).toBe('/terms-of-service#cancelling-and-refunds');
    },
    missed: (harness) => expect(kindOf(harness)).toBe('missed'),
    noted: (harness) => expect(kindOf(harness)).toBe('noted'),
    kept: (harness) => expect(kindOf(harness)).toBe('kept'),
  },
};

walkScreens('absence', screens);
