import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import type { Answers, SentCall } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import { COMPLETED } from '../../kit/samples.ts';
import { press } from '../assessment/gestures.ts';
import { paymentAt } from '../qr-payment/cases.ts';
import { ORDER, RESULT } from './cases.ts';

export const CREATE = 'POST /api/razorpay/create-order';
export const VERIFY = 'POST /api/razorpay/verify';
export const FORMER = 'GET /api/payments/former-price';
export const STATUS = `GET /api/payments/status/${ORDER.order_id}`;
export const at = (state: 'awaiting' | 'settled') => ({
  success: true,
  payment_status: paymentAt(state, { product: 'videoCall15', amount: 29_900 }),
});
export const BUY = 'Book Teleconsultation\u00A0·\u00A0₹299';

/** What the provider's checkout is opened with. */
type Options = {
  readonly handler: (handed: Readonly<Record<string, string>>) => void;
  readonly modal: { readonly ondismiss: () => void };
} & Readonly<Record<string, unknown>>;

/** The checkouts that were opened. */
export let checkouts: Options[];
type FailedListener = (refused: { readonly error?: { readonly source?: string } }) => void;
/** Tells the page of a try that the provider refused. */
export let tellFailed: FailedListener;
/** How often the page has closed a checkout. */
export let closed: number;
/** How often a script was put on the page. */
export let scripts: string[];
/** Whether scripts come. */
let isConnected: boolean;
type OpensTab = (address: string, target: string) => Window | null;
export let opensTab: ReturnType<typeof vi.fn<OpensTab>>;

export class Razorpay {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }
  on(name: string, listener: FailedListener) {
    if (name === 'payment.failed') tellFailed = listener;
  }
  close() {
    closed += 1;
  }
  open() {
    checkouts.push(this.options);
  }
}

/** Puts a checkout in the place of the provider's, anew for each test of the file that calls it. */
export const serveCheckout = (): void => {
  // What is fetched with its first opening, a busy machine would count as the test's time.
  beforeAll(
    () =>
      Promise.all([
        import('../../../src/flows/sign-in-gate/opened.ts'),
        import('../../../src/flows/card-payment/opened.ts'),
      ]),
    60_000,
  );
  beforeEach(() => {
    checkouts = [];
    closed = 0;
    scripts = [];
    isConnected = true;
    vi.stubGlobal('Razorpay', Razorpay);
    opensTab = vi.fn<OpensTab>(() => ({ opener: window }) as Window);
    vi.stubGlobal('open', opensTab);
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      const [script] = nodes;
      if (!(script instanceof HTMLScriptElement)) return append(...nodes);
      scripts.push(script.getAttribute('src') ?? '');
      queueMicrotask(() => script.dispatchEvent(new Event(isConnected ? 'load' : 'error')));
    });
  });
};

/** A patient who reads a result. Every answer can be changed on the way. */
export const withResult = async (
  changes: Record<string, Answers[string]> = {},
  { isSignedIn = true } = {},
) => {
  if (isSignedIn) keepSignedIn(ASHA);
  storeDraft({ ...COMPLETED, step: 'DIAGNOSIS' });
  const answers: Record<string, Answers[string]> = {
    [CREATE]: ORDER,
    [VERIFY]: { success: true, payment_id: ORDER.payment_id },
    'POST /chat_bot/chat/save_diagnose': { result: 'saved', diagnosis_id: ORDER.payment_id },
    ...changes,
  };
  const sent = serveCalls(answers);
  const chat = await openChat();
  const asked = (call: string): SentCall[] => sent.filter((each) => each.call === call);
  return { ...chat, answers, asked };
};
export type Payer = Awaited<ReturnType<typeof withResult>>;

/** What the one notice in view says. */
export const said = () =>
  [...(document.querySelector('.mantine-Notification-body')?.children ?? [])].map(
    (each) => each.textContent,
  );

/** Lets a notice before it have its time, and waits for this one. */
export const says = async ({ pass }: Payer, title: string, message: string) => {
  for (let turns = 0; turns < 8 && said()[0] !== title; turns += 1) await pass(500);
  await waitFor(() => expect(said()).toEqual([title, message]));
};

export const offer = () => {
  const section = screen.getByRole('heading', { name: 'Video call with a dentist' });
  return within(section.closest('section') ?? section);
};

export const buy = async (payer: Payer): Promise<void> => press(payer, BUY);

/** The checkout is open; what it does is in the test's hand. */
export const atCheckout = async (payer: Payer): Promise<Options> => {
  await buy(payer);
  await waitFor(() => expect(checkouts).toHaveLength(1));
  const [options] = checkouts;
  if (options === undefined) throw new Error('No checkout is open');
  return options;
};

/** The person pays in the checkout. */
export const complete = async (payer: Payer): Promise<void> => {
  const { handler } = await atCheckout(payer);
  await act(async () =>
    handler({
      razorpay_order_id: RESULT.orderId,
      razorpay_payment_id: RESULT.paymentId,
      razorpay_signature: RESULT.signature,
    }),
  );
};

/** Nothing is shown of a payment, and another try is one press away. */
export const canTryAgain = () =>
  waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: BUY }).disabled).toBe(false),
  );

/** The price beside a length. */
export const priceOf = (length: string) =>
  offer().getByText(length).closest('dl > div')?.querySelector('dd')?.textContent;

/** Lets scripts come to the page, or loses them. */
export const connect = (connected: boolean): void => {
  isConnected = connected;
};
