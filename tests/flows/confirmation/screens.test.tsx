// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { LeaveDialog } from '../../../src/flows/chat/loss-dialogs.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const screens: FlowScreens<'confirmation'> = {
  view: ({ actor }) => (
    <main>
      <h1>Behind the question</h1>
      <LeaveDialog confirmation={actor} />
    </main>
  ),
  gestures: {
    'question.confirmed': () => press('Exit and clear'),
    'question.declined': () => press('Stay'),
  },
  leaves: {
    awaitingAnswer: () => {
      screen.getByRole('alertdialog', { name: 'Leave the assessment?' });
      screen.getByText('Leave?');
    },
    // The answer is given once; the chat takes the question away.
    confirmed: ({ actor }) => expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed' }),
    declined: ({ actor }) => expect(actor.getSnapshot().output).toEqual({ kind: 'declined' }),
  },
};

walkScreens('confirmation', screens);
