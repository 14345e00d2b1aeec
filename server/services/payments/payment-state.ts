import type { PaymentState } from '../../../contracts/payments/payment-states.ts';

/**
 * The life of a payment, by the pattern of `jobs/job-state.ts`. The ledger holds every event of a payment, and `lifeOf` plays
 * them back, so that the state can be told from the ledger alone. Money that came is never refused: it pays for a
 * consultation, or it is due to be refunded.
 */

/** A capture at the provider, under the id that the provider gave it. Amounts are in paise. */
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
  /** The captured payment that pays for the consultation. */
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

/** `known`: the event was applied before. `illegal`: the event does not fit the state, and changes nothing. */
export type PaymentTransition =
  | { readonly kind: 'moved'; readonly to: PaymentLife }
  | { readonly kind: 'known' }
  | { readonly kind: 'illegal'; readonly state: PaymentState };

const known: PaymentTransition = { kind: 'known' };
const moved = (to: PaymentLife): PaymentTransition => ({ kind: 'moved', to });
const illegal = ({ state }: PaymentLife): PaymentTransition => ({ kind: 'illegal', state });

/** A payment without any event yet. @param due in paise */
export const newPayment = (due: number): PaymentLife => ({
  state: 'creating',
  due,
  captures: [],
  keptId: null,
  isOver: false,
});

/** What an event makes of a payment. */
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

/** A window closes once. A payment that has money keeps its state. */
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

/** The first capture of exactly the amount due is kept, unless a refund was requested before. Any other is refunded. */
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

/** The provider may refund a part, or what we never asked for: the ledger records what it did. */
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

/**
 * The amount of a capture as the ledger counts it, in paise: where the payer bears the provider's fee, it came on top of
 * exactly what is due. Any other amount counts whole.
 */
export const countedAmount = (
  due: number,
  { amount, fee }: { readonly amount: number; readonly fee: number },
): number => (amount - fee === due ? due : amount);

/** The event of a capture that the provider reports; `due`: what its payment asks for, in paise. */
export const capturedEvent = (
  due: number,
  taken: { readonly id: string; readonly amount: number; readonly fee: number },
): PaymentEvent => ({ type: 'captured', captureId: taken.id, amount: countedAmount(due, taken) });

/** True when the payment pays for a consultation. */
export const coversConsultation = ({ keptId }: Pick<PaymentLife, 'keptId'>): boolean =>
  keptId !== null;

/** The states in which `coversConsultation` is true, for callers that have read the row and not the ledger. */
export const COVERING_STATES: readonly PaymentState[] = ['settled', 'lateSettled'];

/** The captures to be refunded: all that are not kept, each with what is left of its amount in paise. */
export const refundsDue = ({
  captures,
  keptId,
}: PaymentLife): { readonly captureId: string; readonly amount: number }[] =>
  captures
    .filter((capture) => capture.id !== keptId && !isBack(capture))
    .map(({ id, amount, refunded: back }) => ({ captureId: id, amount: amount - back }));

/**
 * Plays the events of a payment back.
 * @throws Error for events that cannot follow one another: somebody has written into the ledger
 */
export const lifeOf = (due: number, history: readonly PaymentEvent[]): PaymentLife =>
  history.reduce((life, event, index) => {
    const transition = paymentTransition(life, event);
    if (transition.kind === 'moved') return transition.to;
    throw new Error(`Move ${index + 1} of a payment, "${event.type}", is ${transition.kind}`);
  }, newPayment(due));
