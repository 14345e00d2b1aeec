import * as z from 'zod/mini';

/** Lengths of a video call, in minutes. Each has its price: a longer call costs more, and nothing else does. */
export const CALL_MINUTES = [15, 30] as const;
export type CallMinutes = (typeof CALL_MINUTES)[number];

/** What a video call of each length costs, in paise. */
export type Prices = Readonly<Record<CallMinutes, number>>;

/** The prices unless the operator sets others (CONST-01, CONST-06, CONST-08, CONST-09). */
export const DEFAULT_PRICES: Prices = { 15: 299_00, 30: 499_00 };

/** The products (DIAG-24, DIAG-25, CARD-01, QR-07). The ids are kept in the database, and are older than what they name. */
export const PRODUCT_IDS = [
  'videoCall15',
  'videoCall30',
  'reportAndCall30',
  'laterCall15',
  'laterCall30',
] as const;

export const ProductId = z.enum(PRODUCT_IDS);
export type ProductId = z.infer<typeof ProductId>;

/** Ways to pay for a product: through the provider's checkout, by a QR code, or at the appointment itself. */
export const PAYMENT_WAYS = ['checkout', 'qr', 'atAppointment'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export type Product = { readonly minutes: CallMinutes; readonly way: PaymentWay };

/** Each product is a video call of a length, paid in one way. Its price follows from its length. */
export const PRODUCTS = {
  /** By UPI, card or what else the checkout takes (CARD-17, CARD-21, CONST-05). */
  videoCall15: { minutes: 15, way: 'checkout' },
  videoCall30: { minutes: 30, way: 'checkout' },
  /** By QR code (QR-01, QR-07). The report is free, and no part of it. */
  reportAndCall30: { minutes: 30, way: 'qr' },
  /** At the appointment, from the booking dialog (BOOK-23) or the pages of a booking. */
  laterCall15: { minutes: 15, way: 'atAppointment' },
  laterCall30: { minutes: 30, way: 'atAppointment' },
} as const satisfies Readonly<Record<ProductId, Product>>;

/** Returns what a product costs, in paise. */
export const priceOf = (product: ProductId, prices: Prices): number =>
  prices[PRODUCTS[product].minutes];

/** The products that are paid before the appointment. */
export const PAID_AHEAD = [
  'videoCall15',
  'videoCall30',
  'reportAndCall30',
] as const satisfies ProductId[];
export type PaidAhead = (typeof PAID_AHEAD)[number];

/** A call of each length that is paid through the checkout, and one that is paid at the appointment. */
export const CHECKOUT_CALLS = { 15: 'videoCall15', 30: 'videoCall30' } as const satisfies Readonly<
  Record<CallMinutes, PaidAhead>
>;
export const LATER_CALLS = { 15: 'laterCall15', 30: 'laterCall30' } as const satisfies Readonly<
  Record<CallMinutes, ProductId>
>;
export type CheckoutCall = (typeof CHECKOUT_CALLS)[CallMinutes];
export type LaterCall = (typeof LATER_CALLS)[CallMinutes];

/** The only currency (CONST-07). */
export const CURRENCY = 'INR';

/** Window of a payment by QR code, in milliseconds (QR-13, CONST-11). */
export const PAYMENT_WINDOW_MS = 600_000;

/** Time after a window in which late money is looked for as long as somebody waits for it, in milliseconds. */
export const LATE_LOOK_MS = 10 * 60_000;

/** Window of an order of the card checkout, in milliseconds. */
export const ORDER_WINDOW_MS = 30 * 60_000;

/** What may become of the payment for a cancelled appointment: it goes back, or is kept for another time. */
export const MONEY_AFTER = ['back', 'kept'] as const;
export type MoneyAfter = (typeof MONEY_AFTER)[number];
