// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import { paymentAt } from '../qr-payment/cases.ts';
import { PDF_URL } from '../report/cases.ts';

beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/consultations/Teleconsultation.page.tsx'),
      import('../../../src/flows/report/Receipt.tsx'),
    ]),
  60_000,
);

const RECEIPT = 'POST /api/payments/receipt';
const opensTab = vi.fn<(address: string, target: string) => Window | null>();
beforeEach(() => {
  opensTab.mockReset().mockReturnValue({ opener: window } as unknown as Window);
  vi.stubGlobal('open', opensTab);
});

const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [USED, FREE, BACK, COMING] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const past = (id: string, payment_id: string | null, created_at: string): Appointment => ({
  ...BOOKED,
  id,
  payment_id,
  created_at,
  state: 'ended',
  is_joinable: false,
});

const open = () => {
  keepSignedIn(ASHA);
  const sent = serveCalls({
    'GET /api/teleconsultations': {
      appointments: [
        { ...BOOKED, id: idOf(5), payment_id: COMING },
        past(idOf(6), USED, '2026-01-03T00:00:00.000Z'),
        // The same payment before, one that is free again, one that goes back, and a call that nobody paid for ahead.
        past(idOf(7), USED, '2026-01-02T00:00:00.000Z'),
        past(idOf(8), FREE, '2026-01-02T00:00:00.000Z'),
        past(idOf(9), BACK, '2026-01-02T00:00:00.000Z'),
        past(idOf(0), null, '2026-01-02T00:00:00.000Z'),
      ],
    },
    'GET /api/payments/paid': {
      success: true,
      payments: [
        { ...paymentAt('settled'), id: FREE },
        { ...paymentAt('refunded'), id: BACK },
      ],
    },
    'GET /api/teleconsultations/calls': { is_doctor: false, calls: [] },
    [RECEIPT]: { success: true, pdf_url: PDF_URL },
  });
  openPage('/teleconsultation');
  return sent;
};

it('[NEW-04] offers the receipt of each payment once, where the payment is told of', async () => {
  const sent = open();
  const buttons = async () => {
    const found = await screen.findAllByRole<HTMLButtonElement>('button', {
      name: 'Receipt (PDF)',
    });
    expect(found.filter(({ disabled }) => disabled)).toEqual([]);
    return found;
  };
  await waitFor(async () => expect(await buttons()).toHaveLength(4));
  const asked = () => sent.filter(({ call }) => call === RECEIPT);
  for (const [at, button] of (await buttons()).entries()) {
    await userEvent.click(button);
    await waitFor(() => expect(asked()).toHaveLength(at + 1));
  }
  const payments = asked().map(({ body }) => (body as { payment_id: string }).payment_id);
  expect(payments).toEqual([FREE, COMING, BACK, USED]);
});

it('[NEW-04] opens the receipt in a new tab, and says so', async () => {
  open();
  const earlier = await screen.findByRole('heading', { name: 'Earlier' });
  const list = within(earlier.closest('section') ?? document.body);
  await userEvent.click(await list.findByRole('button', { name: 'Receipt (PDF)' }));
  await screen.findByText('Your receipt has opened in a new tab.');
  expect(opensTab.mock.calls).toEqual([[PDF_URL, '_blank']]);
  expect(list.getByRole('link', { name: 'Open the receipt' }).getAttribute('href')).toBe(PDF_URL);
});
