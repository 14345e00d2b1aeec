// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { VERIFIED_TEXTS } from '../../../contracts/texts/en/flows/prescription-code.ts';
import { PrescriptionCodeScreens } from '../../../src/flows/prescription-code/PrescriptionCodeScreens.tsx';
import { PrescriptionCodeWithin } from '../../../src/flows/prescription-code/prescription-code.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const box = () => screen.getByLabelText('Code of the prescription') as HTMLInputElement;

const screens: FlowScreens<'prescriptionCode'> = {
  view: ({ actor }) => (
    <main>
      <PrescriptionCodeWithin actor={actor}>
        <PrescriptionCodeScreens />
      </PrescriptionCodeWithin>
    </main>
  ),
  gestures: {
    'code.changed': (_harness, { code }) => {
      // A box that holds the same text tells of no change.
      if (box().value === code) fireEvent.change(box(), { target: { value: '' } });
      fireEvent.change(box(), { target: { value: code } });
    },
    'code.submitted': () => press('Check'),
  },
  leaves: {
    opened: () => expect.unreachable('It is left as soon as it is entered'),
    awaitingCode: () => {
      screen.getByText(/neither the patient nor the medicines/);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    malformedShown: () => {
      expect(screen.getByRole('alert').textContent).toMatch(/not a whole code/);
    },
    verifying: () => {
      const button = screen.getByRole('button', { name: 'Checking...' });
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(box().readOnly).toBe(true);
    },
    verifyingFailed: () => {
      expect(screen.getByRole('alert').textContent).toMatch(/could not check it/);
    },
    told: () => {
      const titles = Object.values(VERIFIED_TEXTS).map(({ title }) => title);
      const said = screen.getByRole('status').textContent ?? '';
      expect(titles.filter((title) => said.includes(title))).toHaveLength(1);
      expect(said.includes('KA-12345')).toBe(!said.includes(VERIFIED_TEXTS.unknown.title));
    },
  },
};

walkScreens('prescriptionCode', screens);
