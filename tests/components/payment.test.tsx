// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PayWays, QrFrame, UpiButton } from '../../src/components/payment/PayWays.tsx';
import { PaymentState } from '../../src/components/payment/PaymentState.tsx';
import type { PaymentStep } from '../../src/components/payment/PaymentState.tsx';
import { PriceLines } from '../../src/components/price-line/PriceLines.tsx';
import { TimeLeft } from '../../src/components/time-left/TimeLeft.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const WORDS: Readonly<Record<PaymentStep, string>> = {
  waiting: 'Waiting',
  checking: 'Checking',
  paid: 'Paid',
  late: 'Paid late',
  expired: 'Expired',
  failed: 'Failed',
};

describe('a step of a payment', () => {
  it.each(Object.entries(WORDS))('says in a word that it is %s', async (step, word) => {
    renderView(
      <PaymentState
        step={step as PaymentStep}
        title="The time to pay is over"
        kept="Nothing was taken from your account."
        action={<button type="button">Try again</button>}
      />,
    );
    screen.getByText(word);
    const heading = screen.getByRole('heading', { name: 'The time to pay is over' });
    expect(heading.closest('[aria-live="polite"]')?.textContent).toContain('Nothing was taken');
    screen.getByRole('button', { name: 'Try again' });
    await expectAccessible();
  });

  it('takes neither the focus nor the title of the page: it may come while something else is read', () => {
    document.title = 'Pay';
    renderView(<PaymentState step="paid" title="You are booked" />);
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Pay');
  });
});

describe('the ways to pay', () => {
  it('lead into the UPI app of the same phone, and have a code that names itself for another', async () => {
    renderView(
      <PayWays
        folded="Show the code"
        isFolded={false}
        upi={<UpiButton href="upi://pay?pa=a@upi" label="Pay with a UPI app" apps="BHIM" />}
        qr={
          <QrFrame words="Scan this.">
            <img alt="Code to pay ₹499" src="data:," />
          </QrFrame>
        }
      />,
    );
    expect(screen.getByRole('link', { name: 'Pay with a UPI app' }).getAttribute('href')).toBe(
      'upi://pay?pa=a@upi',
    );
    screen.getByRole('img', { name: 'Code to pay ₹499' });
    await expectAccessible();
  });
});

describe('a price', () => {
  it('says which one was before and which one is now', () => {
    renderView(
      <PriceLines
        prices={[{ label: 'Report', paise: 0, before: 100_00 }]}
        total={{ label: 'To pay now', paise: 499_00 }}
      />,
    );
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'before ₹100, now  ₹0',
      '₹499',
    ]);
    expect(screen.getByText('₹100').tagName).toBe('S');
  });
});

describe('the time that is left', () => {
  it('counts in silence, and reads out what it is told to', () => {
    const { rerender } = renderView(<TimeLeft words="9 minutes left." />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<TimeLeft words="1 minute left." announce="One minute left to pay." soon />);
    expect(screen.getByRole('status').textContent).toBe('One minute left to pay.');
    expect(screen.getByText('1 minute left.').closest('output')).toBeNull();
  });
});
