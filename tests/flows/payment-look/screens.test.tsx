// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { BankLine } from '../../../src/flows/payment-look/BankLine.tsx';
import { PaymentLookWithin } from '../../../src/flows/payment-look/payment-look.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** What the page or the screen around it tells of. */
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(() => actor.send(event));
const reads = (words: RegExp) => () => void screen.getByText(words);

const LOOKS =
  /^(We'll spot your payment automatically|Waiting for your bank…|You are not connected)/;

const screens: FlowScreens<'paymentLook'> = {
  view: ({ actor }) => (
    <main>
      <h1>Pay ₹499</h1>
      <PaymentLookWithin actor={actor}>
        <BankLine />
      </PaymentLookWithin>
    </main>
  ),
  gestures: { 'page.shown': told, 'check.requested': told },
  leaves: {
    'looking.askingBank.pausing.aging': reads(LOOKS),
    'looking.askingBank.asking': reads(LOOKS),
    'looking.askingBank.connectionLost': reads(/^You are not connected just now\. We look again/),
    'looking.countingMinutes.counting': reads(LOOKS),
    told: reads(LOOKS),
    ended: reads(LOOKS),
  },
};

walkScreens('paymentLook', screens);
