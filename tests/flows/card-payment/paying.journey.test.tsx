// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answers } from '../../kit/account-app.tsx';
import { addressStep, openChat } from '../../kit/chat.tsx';
import { SESSION_TOKEN } from '../../kit/samples.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { press } from '../assessment/gestures.ts';
import { ORDER, PAID_ORDER } from './cases.ts';
import {
  CREATE,
  VERIFY,
  FORMER,
  STATUS,
  at,
  BUY,
  checkouts,
  closed,
  scripts,
  connect,
  opensTab,
  withResult,
  said,
  says,
  offer,
  buy,
  atCheckout,
  complete,
  canTryAgain,
  priceOf,
  Razorpay,
  serveCheckout,
} from './paying.kit.tsx';

serveCheckout();

describe('the offer on the result', () => {
  it.each<[string, Answers[string]]>([
    ['nobody states one', { success: true, former_price: null }],
    ['nobody answers', 'offline'],
  ])(
    '[DIAG-25] [CARD-17] [CARD-21] is a call of 15 minutes for ₹299, with no former price where %s',
    async (_, answer) => {
      const payer = await withResult({ [FORMER]: answer });
      await waitFor(() => expect(payer.asked(FORMER)).toHaveLength(1));
      offer().getByText('A registered dentist sees you by video', { exact: false });
      expect(priceOf('15 minutes')).toBe('₹299');
      expect(priceOf('30 minutes')).toBe('₹499');
      offer().getByRole('button', { name: BUY });
      expect(offer().queryByText('₹499', { selector: 's, del' })).toBeNull();
      expect(offer().queryByText(/OFF|Save/)).toBeNull();
    },
  );

  it('[CARD-18] [CARD-19] [CARD-20] strikes out the former price that the operator states, and says what is saved', async () => {
    await withResult({ [FORMER]: { success: true, former_price: 499_00 } });
    await offer().findByText('₹499', { selector: 's, del' });
    expect(offer().getByText('₹299').closest('del, s')).toBeNull();
    expect(offer().getByText('40% OFF').closest('p')?.textContent).toBe('40% OFF Save ₹200 today');
  });

  it('[CARD-01] costs what the server has written into the page, on every button and in the order', async () => {
    document.head.innerHTML += '<meta name="call-prices" content="15=34900 30=59900">';
    onTestFinished(() => document.querySelector('meta[name="call-prices"]')?.remove());
    const payer = await withResult();
    expect(offer().queryByText(/₹(299|499)/)).toBeNull();
    await press(payer, 'Book Teleconsultation\u00A0·\u00A0₹349');
    await waitFor(() => expect(payer.asked(CREATE)[0]?.body).toMatchObject({ amount: 349_00 }));
  });

  it('[DIAG-25] starts the card payment, while the other button opens the booking form', async () => {
    const payer = await withResult({
      'GET /api/teleconsultations/slots': { zone: 'Asia/Kolkata', days: [] },
    });
    await atCheckout(payer);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(payer, 'Schedule for later\u00A0·\u00A0₹499');
    await screen.findByRole('dialog', { name: 'Book Your Teleconsultation' });
    expect(payer.asked(CREATE)).toHaveLength(1);
  });
});

describe('paying by card', () => {
  it('[CARD-01] [API-18] creates an order first', async () => {
    const payer = await withResult();
    await atCheckout(payer);
    expect(payer.asked(CREATE)).toEqual([
      {
        call: CREATE,
        body: {
          amount: 29_900,
          currency: 'INR',
          product: 'videoCall15',
          sessionId: SESSION_TOKEN,
        },
        bearer: 'Bearer token-1',
        key: expect.stringMatching(/^[\w-]{8,100}$/),
      },
    ]);
    expect(payer.asked(VERIFY)).toEqual([]);
  });

  it('[CARD-02] [CARD-08] [DATA-12] opens the checkout with the order', async () => {
    expect(await atCheckout(await withResult())).toMatchObject({
      order_id: ORDER.order_id,
      amount: 29_900,
      currency: 'INR',
    });
  });

  it('[CARD-07] [CARD-09] [CARD-10] opens it with the description, who pays and the public key', async () => {
    const payer = await withResult();
    expect(await atCheckout(payer)).toMatchObject({
      description: '15-min Teleconsultation with Registered Dentist',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
      key: 'rzp_test_sandbox',
    });
  });

  it('[CARD-03] [API-20] [DATA-13] has the three fields verified that the checkout hands back', async () => {
    const payer = await withResult({ [VERIFY]: 'pending' });
    await complete(payer);
    offer().getByText('Checking your payment...');
    expect(payer.asked(VERIFY)).toMatchObject([
      {
        bearer: 'Bearer token-1',
        body: {
          razorpay_order_id: 'order_00000000000001',
          razorpay_payment_id: 'pay_00000000000001',
          razorpay_signature: '0'.repeat(64),
        },
      },
    ]);
    expect(screen.queryByText('Your video call is paid')).toBeNull();
  });

  it('[CARD-04] [CARD-05] [CONST-13] says that it is paid, and opens the calendar beside the page a second later', async () => {
    const payer = await withResult({
      [CREATE]: { ...ORDER, calendar_url: 'https://cal.example.com/dentist' },
    });
    await payer.pass(4000);
    await complete(payer);
    await offer().findByText('Your video call is paid');
    expect(said()).toEqual([
      'Payment Successful!',
      'Your video call is paid. Next: choose a time.',
    ]);
    await payer.pass(999);
    expect(opensTab).not.toHaveBeenCalled();
    await payer.pass(1);
    expect(opensTab.mock.calls).toEqual([['https://cal.example.com/dentist', '_blank']]);
    // The new page has no hand on this one, which stays where it is.
    expect(opensTab.mock.results[0]?.value).toMatchObject({ opener: null });
    expect(addressStep()).toBe('DIAGNOSIS');
  });

  it('[CARD-04] keeps a link to the calendar where the browser has stopped it', async () => {
    opensTab.mockReturnValue(null);
    const payer = await withResult();
    await complete(payer);
    await offer().findByText('Your video call is paid');
    await payer.pass(1000);
    const link = await offer().findByRole('link', { name: 'Choose a time' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/teleconsultation',
      '_blank',
    ]);
    await press(payer, 'Done');
    // [NEW-14]: what is paid is not for sale a second time.
    await screen.findByRole('link', { name: 'Choose a time' });
    expect(screen.queryByRole('button', { name: BUY })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Schedule for later/ })).toBeNull();
  });

  it('[NEW-17] names the sum that was paid, and hands out its receipt', async () => {
    const payer = await withResult();
    await complete(payer);
    await offer().findByText('₹299 paid. Choose the day and the time that suit you.');
    expect(
      (await offer().findByRole<HTMLButtonElement>('button', { name: 'Receipt (PDF)' })).disabled,
    ).toBe(false);
  });

  it('[NEW-14] stands where the offer was, once it is put away', async () => {
    const payer = await withResult();
    await complete(payer);
    await offer().findByText('Your video call is paid');
    await payer.pass(1000);
    await press(payer, 'Done');
    const link = await screen.findByRole('link', { name: 'Choose a time' });
    expect(link.getAttribute('href')).toBe('/teleconsultation');
    expect(screen.queryByText(/₹(299|499)/)).toBeNull();
  });

  it('[NEW-10] is looked for at once when the page is seen again, and needs nothing of the checkout', async () => {
    const payer = await withResult({ [STATUS]: at('awaiting') });
    await atCheckout(payer);
    await payer.pass(4000);
    expect(payer.asked(STATUS)).toEqual([]);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await offer().findByText('Waiting for your bank…');
    expect(payer.asked(STATUS)).toHaveLength(1);
    payer.answers[STATUS] = at('settled');
    await payer.pass(5000);
    await offer().findByText('Your video call is paid');
    expect([closed, payer.asked(VERIFY)]).toEqual([1, []]);
  });
});

describe('a card payment of somebody who is signed out', () => {
  it('[AUTH-19] [TELE-03] asks to sign in first, and then goes on by itself', async () => {
    const signedOut = { isSignedIn: false };
    const payer = await withResult(
      { 'POST /llm/login': { ...ASHA, access_token: 'token-1' } },
      signedOut,
    );
    await buy(payer);
    await screen.findByRole('dialog');
    expect(payer.asked(CREATE)).toEqual([]);
    await payer.user.click(await screen.findByRole('textbox', { name: 'Email' }));
    await payer.user.paste(ASHA.email);
    await payer.user.click(screen.getByLabelText('Password'));
    await payer.user.paste('eleven green tigers');
    await press(payer, 'Log in');
    await waitFor(() => expect(checkouts).toHaveLength(1));
    expect(payer.asked(CREATE)).toMatchObject([{ bearer: 'Bearer token-1' }]);
  });

  it('[AUTH-19] opens no order when signing in is given up', async () => {
    const payer = await withResult({}, { isSignedIn: false });
    await buy(payer);
    await screen.findByRole('dialog');
    await press(payer, 'Close');
    await canTryAgain();
    expect([payer.asked(CREATE), checkouts]).toEqual([[], []]);
  });
});

describe('a card payment that does not come', () => {
  it('[CARD-06] says that the checkout was closed, and can be tried again at once', async () => {
    const payer = await withResult();
    const { modal } = await atCheckout(payer);
    await act(async () => modal.ondismiss());
    await says(payer, 'Payment Cancelled', 'You can try booking again anytime.');
    await canTryAgain();
    expect(payer.asked(VERIFY)).toEqual([]);
    await buy(payer);
    await waitFor(() => expect(checkouts).toHaveLength(2));
    expect(opensTab).not.toHaveBeenCalled();
  });

  it('[CARD-06] stays in the checkout while the bank declines, until it is paid or closed', async () => {
    const payer = await withResult();
    // The provider's own window says that it was declined, and offers another try: nothing is handed back.
    const { modal } = await atCheckout(payer);
    for (let second = 0; second < 60; second += 1) await payer.pass(1000);
    offer().getByText('Opening the checkout...');
    await waitFor(() => expect([payer.asked(VERIFY), said()]).toEqual([[], []]));
    await act(async () => modal.ondismiss());
    await says(payer, 'Payment Cancelled', 'You can try booking again anytime.');
  });

  it.each([
    ['the server refuses', { status: 503, said: 'It does not answer.' }, 0],
    ['nobody answers for thirty seconds', 'pending', 30_000],
  ] as const)('[CARD-11] says that there is no order where %s', async (_why, answer, ms) => {
    const payer = await withResult({ [CREATE]: answer });
    await buy(payer);
    await waitFor(() => expect(payer.asked(CREATE)).toHaveLength(1));
    await payer.pass(ms);
    await says(payer, 'Order Creation Failed', 'Could not create payment order. Please try again.');
    await canTryAgain();
    expect(checkouts).toEqual([]);
  });

  it('[CARD-12] says that it could not be verified where the answer is success=false', async () => {
    const payer = await withResult({ [VERIFY]: { success: false, payment_id: null } });
    await complete(payer);
    await offer().findByText(/^Payment could not be verified\. Please contact support\./);
    const contact = offer().getByRole('link', { name: 'How to reach us' });
    expect(contact.getAttribute('href')).toBe('/about#contact');
    await says(
      payer,
      'Payment Verification Failed',
      'Payment could not be verified. Please contact support.',
    );
    await payer.pass(5000);
    expect(opensTab).not.toHaveBeenCalled();
    await press(payer, 'Close');
    await canTryAgain();
  });

  it('[CARD-13] says that nobody could verify it where the network is lost, and checks again without another payment', async () => {
    const payer = await withResult({ [VERIFY]: 'offline' });
    await complete(payer);
    await offer().findByText(/What you have paid is kept: do not pay twice\.$/);
    await says(payer, 'Payment Verification Error', 'Could not verify payment. Please try again.');
    payer.answers[VERIFY] = { success: true, payment_id: ORDER.payment_id };
    await press(payer, 'Check again');
    await offer().findByText('Your video call is paid');
    const [first, second] = payer.asked(VERIFY);
    expect(second?.body).toEqual(first?.body);
    expect([checkouts.length, payer.asked(CREATE).length]).toEqual([1, 1]);
  });

  it('[CARD-13] says the same where nobody answers for thirty seconds', async () => {
    const payer = await withResult({ [VERIFY]: 'pending' });
    await complete(payer);
    await payer.pass(29_999);
    offer().getByText('Checking your payment...');
    await payer.pass(1);
    await offer().findByText(/do not pay twice\.$/);
  });
});

describe('a checkout that cannot be opened', () => {
  const script = (name: string) => ({ [CREATE]: { ...ORDER, script: `/checkout/${name}.js` } });

  it('[CARD-14] says so for the connection, and fetches it anew at the next try', async () => {
    connect(false);
    const payer = await withResult(script('lost'));
    await buy(payer);
    await says(
      payer,
      'Booking Error',
      'Unable to initiate payment. Please check your internet connection.',
    );
    await canTryAgain();
    connect(true);
    await buy(payer);
    await waitFor(() => expect(checkouts).toHaveLength(1));
    expect(scripts).toEqual(['/checkout/lost.js', '/checkout/lost.js']);
  });

  it.each([
    ['there is no public key', { ...ORDER, key: '' }, Razorpay],
    ['the script brings no checkout', ORDER, undefined],
  ])('[CARD-15] says so for the configuration where %s', async (_why, order, checkout) => {
    vi.stubGlobal('Razorpay', checkout);
    const payer = await withResult({ [CREATE]: order });
    await buy(payer);
    await says(
      payer,
      'Booking Error',
      'Unable to initiate payment. Paying is not set up correctly on our side.',
    );
    await canTryAgain();
    expect(checkouts).toEqual([]);
  });

  it('[CARD-16] says so for any other reason', async () => {
    vi.stubGlobal(
      'Razorpay',
      class {
        open() {
          throw new Error('no');
        }
      },
    );
    const payer = await withResult();
    await buy(payer);
    await says(
      payer,
      'Booking Error',
      'Unable to initiate payment. Please try again or contact support.',
    );
    await canTryAgain();
  });
});

describe('a page that is reloaded', () => {
  it('while the payment is verified finds it paid, and opens no second checkout', async () => {
    const payer = await withResult({ [VERIFY]: 'pending' });
    await complete(payer);
    payer.unmount();
    // The server has learned it meanwhile: the order of the assessment is paid.
    payer.answers[CREATE] = PAID_ORDER;
    const { user, pass } = await openChat();
    await press({ user }, BUY);
    await offer().findByText('Your video call is paid');
    await pass(1000);
    expect(opensTab.mock.calls).toEqual([['/teleconsultation', '_blank']]);
    expect([checkouts.length, payer.asked(VERIFY).length]).toEqual([1, 1]);
  });

  it('before the money is known goes on with the same order', async () => {
    const payer = await withResult({ [VERIFY]: 'pending' });
    await complete(payer);
    payer.unmount();
    payer.answers[VERIFY] = { success: true, payment_id: ORDER.payment_id };
    const { user } = await openChat();
    await press({ user }, BUY);
    await waitFor(() => expect(checkouts).toHaveLength(2));
    expect(checkouts.map((each) => each['order_id'])).toEqual([ORDER.order_id, ORDER.order_id]);
  });
});
