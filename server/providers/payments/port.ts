/** A payment at the provider, also a failed or unfinished one; amounts are in paise. */
export type ProviderPayment = {
  readonly id: string;
  /** All that the payer gave. */
  readonly amount: number;
  /** The part of it that the provider keeps as its fee, where the payer bears that; 0 otherwise. */
  readonly fee: number;
  readonly currency: string;
  /** Authorized money is only reserved; captured money was taken; refunded money was taken and given back. */
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** The order that was paid; `null` for a QR code. */
  readonly orderId: string | null;
};

export type ProviderRefund = {
  readonly id: string;
  readonly captureId: string;
  readonly amount: number;
  readonly status: 'pending' | 'processed' | 'failed';
};

/** A QR code: its content where the provider hands that out, or else a picture of it (a `data:` address). */
export type ProviderCode = { readonly ref: string; readonly code: string };

/** The result that a checkout hands back to the page (DATA-13). */
export type CheckoutResult = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** Content of a webhook. `ref` is the order or the QR code, where the event names it. */
export type ProviderEvent =
  | { readonly kind: 'payment'; readonly ref: string | null; readonly payment: ProviderPayment }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'other' };

export type Opening = {
  /** Amount in paise. */
  readonly amount: number;
  /** The product's own id of the payment. */
  readonly paymentId: string;
  /** Text that the payer reads. */
  readonly description: string;
  readonly closesAt: Date;
};

/** A period; `from` belongs to it. */
export type Period = { readonly from: Date; readonly to: Date };

/** The payment provider. Every call may throw `PaymentFailure`. */
export type PaymentProvider = {
  readonly name: 'razorpay' | 'sandbox';
  /** Public key and script address that a page needs to open the checkout (CARD-10). */
  readonly checkout: { readonly key: string; readonly script: string };
  /** Makes the address where the sandbox's payer pays a code; `null` for real money. */
  readonly payPage: ((ref: string) => string) | null;
  /** Opens an order. @returns the provider's id of the order */
  openOrder(opening: Opening): Promise<string>;
  openCode(opening: Opening): Promise<ProviderCode>;
  /** Closes a code; a closed one stays closed. */
  closeCode(ref: string): Promise<void>;
  paymentsOf(ref: string): Promise<readonly ProviderPayment[]>;
  /** Captures money that is only authorized. */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Refunds a capture; the same key refunds once. */
  refund(asked: {
    readonly captureId: string;
    readonly amount: number;
    readonly key: string;
  }): Promise<ProviderRefund>;
  refundsOf(captureId: string): Promise<readonly ProviderRefund[]>;
  isCheckoutSigned(result: CheckoutResult): boolean;
  /** Reads a webhook; `null` when the signature is not the provider's. */
  readEvent(raw: Buffer, signature: string): ProviderEvent | null;
  /** Everything that was captured in a period, for the reconciliation. */
  capturedIn(period: Period): Promise<readonly ProviderPayment[]>;
  refundedIn(period: Period): Promise<readonly ProviderRefund[]>;
};

/**
 * Failure of a call to the provider. Unavailable: a retry may work, and the call may have been carried out already.
 * Refused: a retry will not help. `why` is fit for a log.
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
  /** Address used instead of the provider's own, such as a proxy. */
  readonly baseUrl: string | null;
};
