// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect } from 'vitest';
import { SlotHoldScreens } from '../../../src/flows/slot-hold/SlotHoldScreens.tsx';
import { SlotHoldWithin } from '../../../src/flows/slot-hold/slot-hold.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const pressOneOf = (...names: readonly string[]) =>
  press(names.find((name) => screen.queryByRole('button', { name }) !== null) ?? names.join());
const heading = (name: string) => () => void screen.getByRole('heading', { name });
const reads = (words: string | RegExp) => () => void screen.getByText(words);
/** What the payment, the page, or whoever runs it tells of. */
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(() => actor.send(event));

const held = () => {
  screen.getByText('10 minutes left.');
  screen.getByText('Tuesday 24 November, 10:00 AM, India time (IST)');
  screen.getByText('Dr. Kavita Menon (Sample)');
  screen.getByText('This is a sample dentist, to try booking out: nobody will call.');
  screen.getByRole('button', { name: 'Pay' });
};

const screens: FlowScreens<'slotHold'> = {
  view: ({ actor }) => (
    <main>
      <h1>Pay to book your time</h1>
      <SlotHoldWithin actor={actor}>
        <SlotHoldScreens
          pay={<button type="button">Pay</button>}
          back={<button type="button">Back</button>}
        />
      </SlotHoldWithin>
    </main>
  ),
  gestures: {
    'hold.requested': () => pressOneOf('Try again', 'Keep it for ten more minutes'),
    'hold.released': async (harness, event) => {
      if (screen.queryByRole('button', { name: 'Later' }) !== null) await press('Later');
      else told(harness, event);
    },
    'payment.settled': (harness, event) => told(harness, event),
    'page.shown': (harness, event) => told(harness, event),
    'confirmation.requested': () => press('Ask again'),
  },
  leaves: {
    readingHold: reads('Keeping your time...'),
    readingFailed: () => {
      screen.getByRole('heading', { name: 'We could not reach our server' });
      screen.getByText(/Whatever you have paid is kept\.$/);
    },
    holding: reads('Keeping your time...'),
    holdFailed: heading('Your time could not be kept'),
    'held.awaitingPayment': held,
    'held.checkingHold': held,
    'held.reconnecting': () => {
      held();
      screen.getByText(/^You are not connected just now\. Your time is kept as before/);
    },
    lapsed: () => {
      screen.getByRole('heading', { name: 'The ten minutes are over' });
      screen.getByText(/^If you have paid all the same, it is not lost/);
    },
    confirming: reads('It is paid. Booking your time...'),
    confirmationFailed: () => {
      screen.getByRole('heading', { name: 'Paid, and not booked yet' });
      screen.getByText(/do not pay again/);
    },
    releasing: () => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull(),
    confirmed: () => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull(),
    lost: () => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull(),
    taken: () => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull(),
    detailsRefused: () => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull(),
    released: () => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull(),
  },
};

walkScreens('slotHold', screens);
