import { PaymentFailure } from '../../../server/providers/payments/port.ts';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
} from '../../../server/providers/payments/port.ts';

type Kept<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the provider has recorded, in the order in which it came. */
type Records = {
  readonly payments: { readonly ref: string; readonly payment: Kept<ProviderPayment> }[];
  readonly refunds: { readonly key: string; readonly refund: Kept<ProviderRefund> }[];
  /** What it has to tell, each as often and as late as it likes. */
  readonly events: ProviderEvent[];
};

let banks = 0;

/** A provider in memory: its records are the truth about the money. */
export const modelProvider = () => {
  const records: Records = { payments: [], refunds: [], events: [] };
  const mood = { isDown: false, losesReplies: false, isSlowToRefund: false };
  let count = 0;
  const bank = (banks += 1);
  // Names are good for one database, whoever else is in it.
  const next = (prefix: string) => `${prefix}_${bank}n${(count += 1)}`;

  const ask = <T>(work: () => T): Promise<T> =>
    mood.isDown
      ? Promise.reject(new PaymentFailure('unavailable', 'down'))
      : new Promise((resolve) => resolve(work()));
  /** What is done although nobody hears of it. */
  const change = async <T>(work: () => T): Promise<T> => {
    const done = await ask(work);
    if (mood.losesReplies) throw new PaymentFailure('unavailable', 'late');
    return done;
  };
  const refuse = (why: string): never => {
    throw new PaymentFailure('refused', why);
  };
  const find = (id: string) =>
    records.payments.find(({ payment }) => payment.id === id) ?? refuse('unknown');
  const tell = (event: ProviderEvent) => void records.events.push(structuredClone(event));
  const refundsOf = (id: string) =>
    records.refunds.filter(({ refund }) => refund.captureId === id && refund.status !== 'failed');
  const leftOf = ({ id, amount }: ProviderPayment) =>
    refundsOf(id).reduce((left, { refund }) => left - refund.amount, amount);

  const giveBack = (captureId: string, amount: number, key: string): ProviderRefund => {
    const same = records.refunds.find((each) => each.key === key);
    if (same) return { ...same.refund };
    const { payment } = find(captureId);
    if (payment.status !== 'captured' || amount > leftOf(payment)) refuse('invalid_amount');
    const status = mood.isSlowToRefund ? 'pending' : 'processed';
    const refund = { id: next('rfnd'), captureId, amount, status } as const;
    records.refunds.push({ key, refund: { ...refund } });
    if (leftOf(payment) === 0) payment.status = 'refunded';
    tell({ kind: 'refund', refund });
    return refund;
  };

  const provider: PaymentProvider = {
    name: 'sandbox',
    checkout: { key: 'rzp_test_model', script: '' },
    payPage: null,
    openOrder: () => change(() => next('order')),
    openCode: () => change(() => ({ ref: next('qr'), code: 'upi://pay' })),
    closeCode: () => change(() => undefined),
    paymentsOf: (ref) =>
      ask(() =>
        records.payments.filter((each) => each.ref === ref).map(({ payment }) => ({ ...payment })),
      ),
    capture: ({ id }) =>
      change(() => {
        const { ref, payment } = find(id);
        if (payment.status !== 'authorized') refuse('captured already');
        payment.status = 'captured';
        tell({ kind: 'payment', ref, payment });
        return { ...payment };
      }),
    refund: ({ captureId, amount, key }) => change(() => giveBack(captureId, amount, key)),
    refundsOf: (id) => ask(() => refundsOf(id).map(({ refund }) => ({ ...refund }))),
    isCheckoutSigned: ({ signature }) => signature === 'signed',
    readEvent: (raw, signature) =>
      signature === 'signed' ? (JSON.parse(raw.toString()) as ProviderEvent) : null,
    capturedIn: () => ask(() => records.payments.map(({ payment }) => payment)),
    refundedIn: () => ask(() => records.refunds.map(({ refund }) => refund)),
  };

  return {
    provider,
    records,
    mood,
    pay(ref: string, amount: number, status: 'captured' | 'authorized' | 'failed') {
      const orderId = ref.startsWith('order') ? ref : null;
      const payment = { id: next('pay'), amount, fee: 0, currency: 'INR', status, orderId };
      records.payments.push({ ref, payment });
      tell({ kind: 'payment', ref, payment });
    },
    /** Somebody at the desk of the provider gives money back that nobody asked for here. */
    giveBackByHand(amount: number) {
      const found = records.payments.find(({ payment }) => payment.status === 'captured');
      if (!found) return;
      const most = Math.min(amount, leftOf(found.payment));
      if (most > 0) giveBack(found.payment.id, most, next('desk'));
    },
    /** What was on its way has arrived. */
    settleRefunds() {
      for (const { refund } of records.refunds) {
        if (refund.status !== 'pending') continue;
        refund.status = 'processed';
        tell({ kind: 'refund', refund });
      }
    },
    /** All money that came, by its name. */
    captured: () =>
      records.payments
        .filter(({ payment: { status } }) => status === 'captured' || status === 'refunded')
        .map(({ payment: { id, amount } }) => `${id}: ${amount}`)
        .toSorted(),
    /** All money that went back. */
    refunded: () =>
      records.refunds
        .filter(({ refund: { status } }) => status === 'processed')
        .map(({ refund: { id, captureId, amount } }) => `${captureId} by ${id}: ${amount}`)
        .toSorted(),
  };
};
