// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { DentistPageWithin } from '../../../src/flows/dentist-page/dentist-page.flow.ts';
import { DentistScreens } from '../../../src/flows/dentist-page/DentistScreens.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const titled = (name: string) => () => {
  screen.getByRole('heading', { level: 1, name });
};

const screens: FlowScreens<'dentistPage'> = {
  view: ({ actor }) => (
    <DentistPageWithin actor={actor}>
      <DentistScreens />
    </DentistPageWithin>
  ),
  gestures: {
    'loading.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  leaves: {
    openingPage: () => expect(screen.getByRole('status').textContent).toBe('Opening the page...'),
    opened: titled('Dr. Meera Kulkarni'),
    notFound: titled('We do not list this dentist'),
    openingFailed: titled('We could not reach our server'),
  },
};

walkScreens('dentistPage', screens);
