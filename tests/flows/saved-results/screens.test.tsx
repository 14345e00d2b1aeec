// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { Home } from '../../../src/flows/saved-results/Home.tsx';
import { SavedResultsWithin } from '../../../src/flows/saved-results/saved-results.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const screens: FlowScreens<'savedResults'> = {
  view: ({ actor }) => (
    <main>
      <SavedResultsWithin actor={actor}>
        <Home name="Asha" />
      </SavedResultsWithin>
    </main>
  ),
  gestures: {
    'xrayDeletion.requested': () =>
      userEvent.click(screen.getByRole('button', { name: /^Delete the X-ray of / })),
    'loading.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  leaves: {
    loadingResults: () =>
      expect(screen.getByRole('status').textContent).toBe('Loading your results...'),
    listed: () =>
      expect(
        screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      ).toEqual(['See a dentist by Thursday, 3 December', 'Earlier results', 'X-rays']),
    nothingSaved: () =>
      expect(screen.getByRole('link', { name: 'Start my assessment' }).getAttribute('href')).toBe(
        '/chat',
      ),
    confirmingDeletion: () => {
      screen.getByRole('alertdialog', { name: 'Delete this X-ray?' });
      screen.getByRole('button', { name: 'Keep it' });
    },
    deletingXray: () => {
      screen.getByText('Being deleted');
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: /^Delete the X-ray of / }).disabled,
      ).toBe(true);
    },
    loadingFailed: () => {
      screen.getByRole('heading', { name: 'We could not reach our server' });
    },
  },
};

walkScreens('savedResults', screens);
