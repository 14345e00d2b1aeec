import type { PaymentState } from '../../../contracts/payment-states.ts';

/**
 * The life of a payment, by the pattern of `jobs/job-state.ts`. What has happened to it is in the ledger: `lifeOf` plays that
 * back, so that the state can be told from the ledger alone. Money that came is never refused: it is kept for a
 * consultation, or it is due to go back.
 */

/** Money that the provider has taken, by its own name of it. Amounts are in paise. */
export type Capture = {
  readonly id: string;
  readonly amount: number;
  readonly refunded: number;
  readonly refundIds: readonly string[];
};

export type PaymentLife = {
  readonly state: PaymentState;
  /** What is due, in paise. */
  readonly due: number;
  readonly captures: readonly Capture[];
  /** The one that a consultation can be had for. */
  readonly keptId: string | null;
  /** Whether the window has closed. */
  readonly isOver: boolean;
};

export type PaymentEvent =
  | { readonly type: 'opened' | 'openFailed' | 'expired' | 'refundRequested' }
  | { readonly type: 'captured'; readonly captureId: string; readonly amount: number }
  | {
      readonly type: 'refunded';
      readonly captureId: string;
      readonly refundId: string;
      readonly amount: number;
    }
  | { readonly type: 'refundFailed'; readonly captureId: string };

/** Known: it was told before. Illegal: it does not fit, and nothing becomes of it. */
export type PaymentTransition =
  | { readonly kind: 'moved'; readonly to: PaymentLife }
  | { readonly kind: 'known' }
  | { readonly kind: 'illegal'; readonly state: PaymentState };

const known: PaymentTransition = { kind: 'known' };
const moved = (to: PaymentLife): PaymentTransition => ({ kind: 'moved', to });
const illegal = ({ state }: PaymentLife): PaymentTransition => ({ kind: 'illegal', state });

/** A payment of which nothing has happened yet. @param due in paise */
export const newPayment = (due: number): PaymentLife => ({
  state: 'creating',
  due,
  captures: [],
  keptId: null,
  isOver: false,
});

/** What becomes of a payment. */
export const paymentTransition = (life: PaymentLife, event: PaymentEvent): PaymentTransition => {
  switch (event.type) {
    case 'opened':
      return life.state === 'creating' ? moved({ ...life, state: 'awaiting' }) : illegal(life);
    case 'openFailed':
      return life.state === 'creating'
        ? moved({ ...life, state: 'creationFailed' })
        : illegal(life);
    case 'expired':
      return expired(life);
    case 'captured':
      return captured(life, event);
    case 'refundRequested':
      return life.keptId === null
        ? illegal(life)
        : moved({ ...life, state: 'refunding', keptId: null });
    case 'refunded':
      return refunded(life, event);
    default:
      return life.captures.some(({ id }) => id === event.captureId) ? moved(life) : illegal(life);
  }
};

/** A window closes once. Of a payment with money nothing changes but that. */
const expired = (life: PaymentLife): PaymentTransition => {
  if (life.isOver) return known;
  switch (life.state) {
    case 'creating':
    case 'awaiting':
      return moved({ ...life, state: 'expired', isOver: true });
    case 'amountMismatch':
      return moved({ ...life, isOver: true });
    default:
      return illegal(life);
  }
};

type CapturedEvent = Extract<PaymentEvent, { type: 'captured' }>;

/** The first that is exactly what is due is kept, unless the money before it was asked back; any other goes back. */
const captured = (life: PaymentLife, { captureId, amount }: CapturedEvent): PaymentTransition => {
  if (life.captures.some(({ id }) => id === captureId)) return known;
  const capture = { id: captureId, amount, refunded: 0, refundIds: [] };
  const to = { ...life, captures: [...life.captures, capture] };
  switch (life.state) {
    case 'creating':
    case 'awaiting':
    case 'creationFailed':
    case 'expired':
    case 'amountMismatch': {
      if (amount !== life.due) return moved({ ...to, state: 'amountMismatch' });
      const isLate = life.isOver || life.state === 'creationFailed';
      return moved({ ...to, state: isLate ? 'lateSettled' : 'settled', keptId: captureId });
    }
    case 'settled':
    case 'lateSettled':
      return moved(to);
    default:
      return moved({ ...to, state: 'refunding' });
  }
};

const isBack = ({ amount, refunded: back }: Capture): boolean => back >= amount;

type RefundedEvent = Extract<PaymentEvent, { type: 'refunded' }>;

/** The provider may give back a part, or what we never asked back: it is written down as it is. */
const refunded = (
  life: PaymentLife,
  { captureId, refundId, amount }: RefundedEvent,
): PaymentTransition => {
  if (life.captures.some(({ refundIds }) => refundIds.includes(refundId))) return known;
  const capture = life.captures.find(({ id }) => id === captureId);
  if (!capture || amount <= 0 || capture.refunded + amount > capture.amount) return illegal(life);
  const after = {
    ...capture,
    refunded: capture.refunded + amount,
    refundIds: [...capture.refundIds, refundId],
  };
  const captures = life.captures.map((each) => (each.id === captureId ? after : each));
  const keptId = life.keptId === captureId && isBack(after) ? null : life.keptId;
  return moved({ ...life, captures, keptId, state: stateAfterRefund(life, captures, keptId) });
};

const stateAfterRefund = (
  { state }: PaymentLife,
  captures: readonly Capture[],
  keptId: string | null,
): PaymentState => {
  if (keptId !== null) return state;
  if (captures.every(isBack)) return 'refunded';
  return state === 'amountMismatch' ? state : 'refunding';
};

/** Whether a consultation can be had for it. */
export const isGood = ({ keptId }: Pick<PaymentLife, 'keptId'>): boolean => keptId !== null;

/** The states of `isGood`, for whoever knows the row alone. */
export const GOOD_STATES: readonly PaymentState[] = ['settled', 'lateSettled'];

/** What has to go back: everything that came and is not kept, each with the rest of its amount in paise. */
export const refundsDue = ({
  captures,
  keptId,
}: PaymentLife): { readonly captureId: string; readonly amount: number }[] =>
  captures
    .filter((capture) => capture.id !== keptId && !isBack(capture))
    .map(({ id, amount, refunded: back }) => ({ captureId: id, amount: amount - back }));

/**
 * Plays back what has happened.
 * @throws Error for a history that cannot have been: somebody has written into the ledger
 */
export const lifeOf = (due: number, history: readonly PaymentEvent[]): PaymentLife =>
  history.reduce((life, event, index) => {
    const transition = paymentTransition(life, event);
    if (transition.kind === 'moved') return transition.to;
    throw new Error(`Move ${index + 1} of a payment, "${event.type}", is ${transition.kind}`);
  }, newPayment(due));
