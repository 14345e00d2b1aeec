import * as z from 'zod/mini';

/** The products (DIAG-24, DIAG-25, CARD-01, QR-07): three of them, each with its own price. */
export const PRODUCT_IDS = ['videoCall15', 'reportAndCall30', 'laterCall30'] as const;

export const ProductId = z.enum(PRODUCT_IDS);
export type ProductId = z.infer<typeof ProductId>;

/** Ways to pay for a product: through the card checkout, by a QR code, or at the appointment itself. */
export const PAYMENT_WAYS = ['checkout', 'qr', 'atAppointment'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export type Product = {
  /** Price, in paise. */
  readonly price: number;
  readonly way: PaymentWay;
  /** Length of the consultation, in minutes. */
  readonly minutes: 15 | 30;
  /** True when the assessment report is part of it. */
  readonly hasReport: boolean;
};

export const PRODUCTS = {
  /** ₹299 for 15 minutes, by card (CARD-17, CARD-21, CONST-01, CONST-05, CONST-06). */
  videoCall15: { price: 299_00, way: 'checkout', minutes: 15, hasReport: false },
  /** ₹499 for the report and 30 minutes, by QR code (QR-01, QR-07, CONST-09). */
  reportAndCall30: { price: 499_00, way: 'qr', minutes: 30, hasReport: true },
  /** ₹499 paid at the time of the appointment, from the booking dialog (BOOK-23, CONST-08). */
  laterCall30: {
    price: 499_00,
    way: 'atAppointment',
    minutes: 30,
    hasReport: false,
  },
} as const satisfies Readonly<Record<ProductId, Product>>;

/** The products that are paid before the appointment. */
export const PAID_AHEAD = ['videoCall15', 'reportAndCall30'] as const satisfies ProductId[];
export type PaidAhead = (typeof PAID_AHEAD)[number];

/** The only currency (CONST-07). */
export const CURRENCY = 'INR';

/** Window of a payment by QR code, in milliseconds (QR-13, CONST-11). */
export const PAYMENT_WINDOW_MS = 600_000;

/** Window of an order of the card checkout, in milliseconds. */
export const ORDER_WINDOW_MS = 30 * 60_000;

/** What may become of the payment for a cancelled appointment: it goes back, or is kept for another time. */
export const MONEY_AFTER = ['back', 'kept'] as const;
export type MoneyAfter = (typeof MONEY_AFTER)[number];
