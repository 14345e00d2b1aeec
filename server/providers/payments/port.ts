/** Money that somebody has tried to pay; amounts are in paise. */
export type ProviderPayment = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** Authorized money is reserved and not ours yet; refunded money was ours. */
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** The order that it was paid for; `null` for a QR code. */
  readonly orderId: string | null;
};

export type ProviderRefund = {
  readonly id: string;
  readonly captureId: string;
  readonly amount: number;
  readonly status: 'pending' | 'processed' | 'failed';
};

/** A QR code: what it says, where the provider hands that out, or else a picture of it (a `data:` address). */
export type ProviderCode = { readonly ref: string; readonly code: string };

/** What a checkout hands back to the page (DATA-13). */
export type CheckoutResult = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** What a webhook tells. `ref`: the order or the QR code, where the event names it. */
export type ProviderEvent =
  | { readonly kind: 'payment'; readonly ref: string | null; readonly payment: ProviderPayment }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'other' };

export type Opening = {
  /** In paise. */
  readonly amount: number;
  /** Our own name of the payment. */
  readonly paymentId: string;
  /** What the payer reads. */
  readonly description: string;
  readonly closesAt: Date;
};

/** Between two moments, the first of them among it. */
export type Period = { readonly from: Date; readonly to: Date };

/** Who takes the money. Every call may throw `PaymentFailure`. */
export type PaymentProvider = {
  readonly name: 'razorpay' | 'sandbox';
  /** What a page needs to open the checkout (CARD-10): a public key, and where the script is. */
  readonly checkout: { readonly key: string; readonly script: string };
  /** Where the sandbox's payer pays a code; `null` for real money. */
  readonly payPage: ((ref: string) => string) | null;
  /** @returns the provider's name of the order */
  openOrder(opening: Opening): Promise<string>;
  openCode(opening: Opening): Promise<ProviderCode>;
  /** A code that is closed already stays so. */
  closeCode(ref: string): Promise<void>;
  /** What was paid for an order or a code. */
  paymentsOf(ref: string): Promise<readonly ProviderPayment[]>;
  /** Takes money that is reserved only. */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Gives money back; the same key gives it back once. */
  refund(asked: {
    readonly captureId: string;
    readonly amount: number;
    readonly key: string;
  }): Promise<ProviderRefund>;
  refundsOf(captureId: string): Promise<readonly ProviderRefund[]>;
  isCheckoutSigned(result: CheckoutResult): boolean;
  /** Reads a webhook; `null` where the signature is not the provider's. */
  readEvent(raw: Buffer, signature: string): ProviderEvent | null;
  /** Everything that was captured in a period, for the reconciliation. */
  capturedIn(period: Period): Promise<readonly ProviderPayment[]>;
  refundedIn(period: Period): Promise<readonly ProviderRefund[]>;
};

/**
 * Why the provider has not done what it was asked. Unavailable: it may work later, and may have been done already.
 * Refused: it does not work this way. `why` is fit for a log.
 */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly kind: 'unavailable' | 'refused';
  readonly code: string;

  constructor(kind: PaymentFailure['kind'], why: string) {
    super(`the payment provider: ${kind}, ${why}`);
    this.kind = kind;
    this.code = why;
  }
}

export type PaymentSettings = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Another address than the provider's own, such as a proxy. */
  readonly baseUrl: string | null;
};
