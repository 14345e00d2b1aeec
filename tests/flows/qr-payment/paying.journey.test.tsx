// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import type { Answers, SentCall } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { addressStep, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, SESSION_TOKEN } from '../../kit/samples.ts';
import { arrivesAt, press } from '../assessment/gestures.ts';
import { watchLeaving } from '../chat/leaving.ts';
import { CODE, paymentAt } from './cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/sign-in-gate/opened.ts'),
      import('../../../src/flows/consultations/opened.ts'),
      import('../../../src/flows/qr-payment/opened.ts'),
    ]),
  60_000,
);

const OPEN = 'POST /api/payments/open';
const CREATE = 'POST /api/payments/create-qr';
const STATUS = `GET /api/payments/status/${CODE.id}`;
const CLOSE = 'POST /api/payments/close-qr';

const POLL = 5000;
const WINDOW = 600_000;
const GENERATE = 'Generate Payment QR Code';
const PICTURE = 'QR code: pay ₹499 to Toothwise with any UPI app';

/** What the server answers about the payment in a state. */
const at = (...asked: Parameters<typeof paymentAt>) => ({
  success: true,
  payment_status: paymentAt(...asked),
});
const opened = (...asked: Parameters<typeof paymentAt>) => ({ ...at(...asked), qr_code: CODE });

/** A patient at PAYMENT_QR. Every answer can be changed on the way. */
const atPayment = async (changes: Record<string, Answers[string]> = {}) => {
  keepSignedIn(ASHA);
  storeDraft({ ...COMPLETED, step: 'PAYMENT_QR' });
  const answers: Record<string, Answers[string]> = {
    [OPEN]: { success: true, qr_code: null, payment_status: null },
    [CREATE]: opened('awaiting'),
    [STATUS]: at('awaiting'),
    [CLOSE]: at('expired'),
    'GET /api/teleconsultations': { appointments: [] },
    'GET /api/payments/paid': { success: true, payments: [paymentAt('settled')] },
    'GET /api/teleconsultations/calls': { is_doctor: false, calls: [] },
    'POST /chat_bot/chat/save_diagnose': {
      result: 'saved',
      diagnosis_id: '00000000-0000-4000-8000-0000000000d1',
    },
    ...changes,
  };
  const sent = serveCalls(answers);
  const chat = await openChat();
  await waitFor(() => expect(status()).toBeDefined());
  await waitFor(() => expect(screen.queryByText(/^Looking whether/)).toBeNull());
  const asked = (call: string): SentCall[] => sent.filter((each) => each.call === call);
  return { ...chat, answers, asked };
};
type Payer = Awaited<ReturnType<typeof atPayment>>;

/** The status in the documents' four words. */
const status = () =>
  document.querySelector<HTMLElement>('[data-payment-status]')?.dataset['paymentStatus'];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const reads = (words: string) => within(screen.getByRole('main')).getByText(words);

/** What the one notice in view says. */
const said = () =>
  [...(document.querySelector('.mantine-Notification-body')?.children ?? [])].map(
    (each) => each.textContent,
  );

/** Lets a notice before it have its time, and waits for this one. */
const says = async ({ pass }: Pick<Payer, 'pass'>, title: string, message: string) => {
  for (let turns = 0; turns < 8 && said()[0] !== title; turns += 1) await pass(500);
  await waitFor(() => expect(said()).toEqual([title, message]));
};

/** The code is asked for and shown. */
const generate = async (payer: Payer): Promise<void> => {
  await press(payer, GENERATE);
  await screen.findByRole('img', { name: PICTURE });
};

describe('paying by QR code', () => {
  it('[QR-01] [QR-02] [QR-08] begins as pending, with ₹499 and a button that makes a code', async () => {
    const payer = await atPayment();
    expect(status()).toBe('pending');
    const prices = screen.getAllByText('₹499').map((each) => each.textContent);
    expect(prices).toEqual(['₹499', '₹499']);
    screen.getByRole('button', { name: GENERATE });
    expect(screen.queryByRole('img', { name: PICTURE })).toBeNull();
    expect(payer.asked(CREATE)).toEqual([]);
  });

  it('[QR-07] [CONST-09] is for a video call of 30 minutes, and sells no report', async () => {
    await atPayment();
    await heading('Video call with a dentist');
    screen.getByText('30 minutes');
    expect(screen.queryByText(/report/i)).toBeNull();
    expect(screen.getByText('To pay now').parentElement?.textContent).toContain('₹499');
  });

  it('[QR-17] [API-22] has a code made for the assessment, and says so', async () => {
    const payer = await atPayment();
    await generate(payer);
    expect(payer.asked(CREATE)).toEqual([
      {
        call: CREATE,
        body: { sessionId: SESSION_TOKEN, consultationType: 'dental_consultation' },
        bearer: 'Bearer token-1',
        key: expect.stringMatching(/^[\w-]{8,100}$/),
      },
    ]);
    await says(payer, 'QR Code Generated', 'Scan to pay ₹499.');
  });

  it('[QR-03] [QR-09] [API-23] is processing with the code that the server has made', async () => {
    await generate(await atPayment());
    expect(status()).toBe('processing');
    const picture = screen.getByRole<HTMLImageElement>('img', { name: PICTURE });
    expect(picture.getAttribute('src')).toBe(CODE.qr_code_url);
  });

  it('[QR-09] stays pending while the code is made', async () => {
    const payer = await atPayment({ [CREATE]: 'pending' });
    await press(payer, GENERATE);
    expect((await screen.findByRole('button', { name: 'Making your code...' })).ariaBusy).toBe(
      'true',
    );
    expect(status()).toBe('pending');
  });

  it('[QR-10] [API-24] [CONST-10] asks for the payment of that code every five seconds, and at no other moment', async () => {
    const payer = await atPayment();
    await payer.pass(2 * POLL);
    expect(payer.asked(STATUS)).toEqual([]);
    await generate(payer);
    for (const times of [1, 2, 3]) {
      await payer.pass(POLL - 1);
      expect(payer.asked(STATUS)).toHaveLength(times - 1);
      await payer.pass(1);
      await waitFor(() => expect(payer.asked(STATUS)).toHaveLength(times));
      await act(async () => undefined);
    }
    expect(status()).toBe('processing');
  });

  it('[QR-10] [CONST-10] goes on asking every five seconds where the server could not be asked', async () => {
    const payer = await atPayment();
    await generate(payer);
    payer.answers[STATUS] = 'offline';
    await payer.pass(POLL);
    await screen.findByText(/^You are not connected just now/);
    await payer.pass(POLL - 1);
    expect(payer.asked(STATUS)).toHaveLength(1);
    payer.answers[STATUS] = at('settled');
    await payer.pass(1);
    await heading('Payment Successful!');
    expect(payer.asked(STATUS)).toHaveLength(2);
  });

  it('[QR-10] asks no more once it is paid, and while another step is on screen', async () => {
    const payer = await atPayment();
    await generate(payer);
    await press(payer, 'Back to Options');
    await arrivesAt('CALL_TO_ACTION');
    await payer.pass(3 * POLL);
    expect(payer.asked(STATUS)).toEqual([]);
  });

  const settle = async () => {
    const payer = await atPayment();
    await generate(payer);
    const poll = at('settled');
    expect(poll).toMatchObject({ success: true, payment_status: { is_paid: true } });
    payer.answers[STATUS] = poll;
    await payer.pass(POLL);
    return payer;
  };

  it('[QR-04] [QR-11] [API-25] is a success when a poll says `is_paid`', async () => {
    await settle();
    await heading('Payment Successful!');
    expect(status()).toBe('success');
    reads('Your video call is paid');
  });

  it('[NEW-17] names the sum that was paid, and where its receipt is', async () => {
    await settle();
    await heading('Payment Successful!');
    reads('₹499 paid. The receipt is in your account. You choose the time next.');
  });

  it('[QR-18] says in a notice that it is paid', async () => {
    await says(await settle(), 'Payment Successful!', 'Your video call is paid.');
  });

  it('[QR-12] [QR-19] [CONST-12] leads to TELECONSULTATION two seconds after the success, and not before', async () => {
    const payer = await atPayment();
    await generate(payer);
    payer.answers[STATUS] = at('settled');
    await payer.pass(POLL);
    await heading('Payment Successful!');
    await payer.pass(1999);
    expect(addressStep()).toBe('PAYMENT_QR');
    await heading('Payment Successful!');
    await payer.pass(1);
    await arrivesAt('TELECONSULTATION');
    await screen.findByRole('heading', { name: 'Paid: choose a time' });
    expect(storedDraft()?.progress.step).toBe('TELECONSULTATION');
    await payer.pass(WINDOW);
    expect(payer.asked(STATUS)).toHaveLength(1);
  });
});

describe('a payment by QR code that does not come', () => {
  it('[QR-13] [QR-14] [CONST-11] has failed after ten minutes of processing, to the millisecond, and says so', async () => {
    const payer = await atPayment();
    await generate(payer);
    await payer.pass(WINDOW - 1);
    expect(status()).toBe('processing');
    expect(payer.asked(CLOSE)).toEqual([]);
    await payer.pass(1);
    expect(status()).toBe('failed');
    await heading('Payment Timeout');
    reads('Checking your payment');
    await says(payer, 'Payment Timeout', 'Payment window expired. Please try again.');
    // The server has the provider asked once more before the code is closed.
    expect(payer.asked(CLOSE).map(({ body }) => body)).toEqual([{ qrId: CODE.id }]);
  });

  it('[QR-13] [CONST-11] counts what the server says is left where the page was opened again', async () => {
    const left = { expires_in_ms: 61_000 };
    const payer = await atPayment({ [OPEN]: opened('awaiting', left) });
    await screen.findByRole('img', { name: PICTURE });
    expect(payer.asked(CREATE)).toEqual([]);
    await payer.pass(60_999);
    expect(status()).toBe('processing');
    await payer.pass(1);
    expect(status()).toBe('failed');
  });

  it('[QR-13] is no failure where the last question finds the money', async () => {
    const payer = await atPayment({ [CLOSE]: at('lateSettled') });
    await generate(payer);
    await payer.pass(WINDOW);
    await heading('Paid, a little late');
    expect(status()).toBe('success');
    await press(payer, 'Go on to my video call');
    await arrivesAt('TELECONSULTATION');
  });

  it('[QR-16] is pending again by "Try Again" after the timeout, and begins anew with another code', async () => {
    const payer = await atPayment();
    await generate(payer);
    await payer.pass(WINDOW);
    await heading('Payment Timeout');
    await press(payer, 'Try Again');
    expect(status()).toBe('pending');
    await payer.pass(2 * POLL);
    const polled = payer.asked(STATUS).length;
    await generate(payer);
    expect(payer.asked(CREATE)).toHaveLength(2);
    const [first, second] = payer.asked(CREATE);
    expect(second?.key).not.toBe(first?.key);
    await payer.pass(POLL);
    await waitFor(() => expect(payer.asked(STATUS)).toHaveLength(polled + 1));
  });

  it('[QR-05] [QR-15] [QR-16] has failed where no code can be made, says so, and is pending again by "Try Again"', async () => {
    const payer = await atPayment({ [CREATE]: { status: 503, said: 'It does not answer.' } });
    await press(payer, GENERATE);
    await heading('Payment Error');
    expect(status()).toBe('failed');
    reads('Unable to generate payment QR code. Please try again.');
    reads('Nothing was taken from your account.');
    await says(payer, 'Payment Error', 'Unable to generate payment QR code. Please try again.');
    await press(payer, 'Try Again');
    expect(status()).toBe('pending');
    payer.answers[CREATE] = opened('awaiting');
    await generate(payer);
    expect(status()).toBe('processing');
  });

  it('[QR-15] says the same where the server does not answer for thirty seconds', async () => {
    const payer = await atPayment({ [CREATE]: 'pending' });
    await press(payer, GENERATE);
    await waitFor(() => expect(payer.asked(CREATE)).toHaveLength(1));
    await payer.pass(29_999);
    expect(status()).toBe('pending');
    await payer.pass(1);
    await heading('Payment Error');
  });

  it('[QR-06] leads back to the options from wherever it stands', async () => {
    const payer = await atPayment();
    await generate(payer);
    await payer.pass(WINDOW);
    await heading('Payment Timeout');
    await press(payer, 'Back to Options');
    await arrivesAt('CALL_TO_ACTION');
  });
});

describe('a person who comes back from the bank', () => {
  const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

  it('[NEW-10] has it looked at at once, and reads when that was', async () => {
    const payer = await atPayment();
    await generate(payer);
    reads("We'll spot your payment automatically. You can leave this page and come back.");
    await comeBack();
    await waitFor(() => expect(payer.asked(STATUS)).toHaveLength(1));
    await screen.findByText('Waiting for your bank…');
    await screen.findByText(/Last looked just now\./);
  });

  it('[NEW-10] reads that nobody could be asked while offline', async () => {
    const payer = await atPayment({ [STATUS]: 'offline' });
    await generate(payer);
    await comeBack();
    await screen.findByText(/^You are not connected just now/);
    payer.answers[STATUS] = at('settled');
    await act(async () => window.dispatchEvent(new Event('online')));
    await heading('Payment Successful!');
  });

  const expire = async () => {
    const payer = await atPayment();
    await generate(payer);
    payer.answers[STATUS] = at('expired');
    await payer.pass(WINDOW);
    await heading('Payment Timeout');
    await screen.findByText(/^Already paid\? Don’t pay again\. We’ll keep checking for 10 minutes/);
    return { payer, before: payer.asked(STATUS).length };
  };

  it('[NEW-12] says first that it is paid after the ten minutes, and reads what was found', async () => {
    const { payer, before } = await expire();
    await press(payer, 'I have paid');
    await waitFor(() => expect(payer.asked(STATUS)).toHaveLength(before + 1));
    await screen.findByText(
      /^Your bank has not told us yet\. We’ll keep checking for 10 minutes\. If your payment arrives later/,
    );
    payer.answers[STATUS] = at('lateSettled');
    await press(payer, 'I have paid');
    await heading('Paid, a little late');
  });

  it('[NEW-12] is led on by money that arrives late, without a press', async () => {
    const { payer, before } = await expire();
    payer.answers[STATUS] = at('lateSettled');
    await payer.pass(POLL);
    await heading('Paid, a little late');
    expect(payer.asked(STATUS)).toHaveLength(before + 1);
  });
});

describe('what a device keeps of a payment by QR code', () => {
  it('[SESS-32] [SESS-33] is nothing but the name of the assessment: a reload finds code and status at the server', async () => {
    const payer = await atPayment();
    await generate(payer);
    const kept = [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
      .join(' ');
    expect(kept).toContain(SESSION_TOKEN);
    expect(kept).not.toContain(CODE.id);
    payer.answers[OPEN] = opened('awaiting', { expires_in_ms: 300_000 });
    payer.unmount();
    await openChat();
    await screen.findByRole('img', { name: PICTURE });
    expect(status()).toBe('processing');
    screen.getByText('5 minutes left.');
    expect(payer.asked(CREATE)).toHaveLength(1);
  });

  it('[SESS-32] [SESS-33] is gone with a fresh start: the next assessment has neither code nor status', async () => {
    const payer = await atPayment();
    await generate(payer);
    const left = watchLeaving();
    await press(payer, 'Toothwise, leave the assessment');
    await press(payer, 'Exit and clear');
    await waitFor(() => expect(left.mock.calls).toEqual([['/']]));
    payer.unmount();
    vi.unstubAllGlobals();
    expect(storedDraft()).toBeNull();
    const next = await openChat();
    await next.pass(WINDOW);
    expect(addressStep()).toBe('INTRO');
    expect([status(), screen.queryByRole('img', { name: PICTURE })]).toEqual([undefined, null]);
    expect([payer.asked(OPEN).length, payer.asked(STATUS), payer.asked(CLOSE)]).toEqual([
      1,
      [],
      [],
    ]);
  });
});
