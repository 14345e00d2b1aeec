// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ConnectionRef } from '../../../machines/connection/connection.machine.ts';
import { ConnectionSaid } from '../../../src/flows/connection/Connection.tsx';
import { ConnectionWithin } from '../../../src/flows/connection/connection.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** The browser or a call tells of it; nobody presses. */
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(async () => actor.send(event));

const says = (words: string) => () => expect(screen.getByRole('status').textContent).toBe(words);
const nothing = says('');
const offline = says(
  'You are offline. What you write stays here. Bookings and new results have to wait.',
);
const unanswered = says(
  'No answer from us. What you write stays here. Bookings and new results have to wait.',
);

const screens: FlowScreens<'connection'> = {
  view: ({ actor }) => (
    <ConnectionWithin actor={actor as ConnectionRef}>
      <ConnectionSaid />
    </ConnectionWithin>
  ),
  gestures: {
    'connection.lost': told,
    'connection.found': told,
    'call.failed': told,
    'call.answered': told,
    'page.shown': told,
  },
  leaves: {
    connected: nothing,
    'doubting.pausing': nothing,
    'doubting.asking': nothing,
    'disconnected.awaitingConnection': offline,
    'disconnected.pausing': offline,
    'disconnected.asking': offline,
    'unanswered.pausing': unanswered,
    'unanswered.asking': unanswered,
    'unanswered.awaitingSign': unanswered,
    restored: says('Connected again.'),
  },
};

walkScreens('connection', screens);
