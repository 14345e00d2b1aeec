// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { ResultScreens } from '../../../src/flows/saved-result/ResultScreens.tsx';
import { SavedResultWithin } from '../../../src/flows/saved-result/saved-result.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const screens: FlowScreens<'savedResult'> = {
  view: ({ actor }) => (
    <main>
      <SavedResultWithin actor={actor}>
        <ResultScreens />
      </SavedResultWithin>
    </main>
  ),
  gestures: {
    'opening.requested': () => press('Try again'),
    'print.requested': async () => {
      await userEvent.click(screen.getByRole('heading', { name: 'For your dentist' }));
      await press('Print');
    },
    'deletion.requested': () => press('Delete this result'),
  },
  leaves: {
    openingResult: () =>
      expect(screen.getByRole('status').textContent).toBe('Opening your result...'),
    opened: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        'See a dentist by Thursday, 3 December',
      );
      screen.getByRole('note', { name: 'As it was on 20 November 2026' });
    },
    confirmingDeletion: () => {
      const question = screen.getByRole('alertdialog', { name: 'Delete this result?' });
      expect(question.textContent).toContain('deleted for good');
    },
    deletingResult: () =>
      expect(screen.getByRole('button', { name: 'Delete this result' }).ariaBusy).toBe('true'),
    deleted: () => {
      screen.getByRole('heading', { name: 'This result is deleted' });
    },
    notFound: () => {
      screen.getByRole('heading', { name: 'This result is not in your account' });
    },
    openingFailed: () => {
      screen.getByText('Your result is safe: it is kept in your account.');
    },
  },
};

walkScreens('savedResult', screens);
