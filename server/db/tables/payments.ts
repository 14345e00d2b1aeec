import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_STATES } from '../../../contracts/payments/payment-states.ts';
import { PAID_AHEAD } from '../../../contracts/payments/products.ts';
import { versionedJson } from '../versioned-json.ts';
import { accounts } from './accounts.ts';
import { moment } from './moment.ts';
import { HOUSE, organizations } from './organizations.ts';

/**
 * Payments ahead, one row for each code or order. `state` is moved by `payment-state.ts` alone, and each move is a row
 * of the ledger. The owner is forgotten with the account; the record of the money has to stay.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
    /**
     * The organisation of the doctor with whom it was last booked. Money comes before a doctor is chosen: until then it is the
     * house's, which takes it.
     */
    organizationId: uuid('organization_id')
      .notNull()
      .default(HOUSE)
      .references(() => organizations.id),
    product: text('product', { enum: PAID_AHEAD }).notNull(),
    /** The assessment that led to the payment, by the name that the browser gave it. */
    sessionToken: text('session_token'),
    /** Amount due, in paise. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    /** The provider that knows the payment: the real one, or the sandbox. */
    provider: text('provider', { enum: ['razorpay', 'sandbox'] }).notNull(),
    /** The provider's id of the order or of the QR code. */
    providerRef: text('provider_ref').unique(),
    /** Content of the QR code, or a `data:` address of its picture, as the provider handed it out. */
    code: text('code'),
    createdAt: moment('created_at').notNull(),
    /** End of the window in which it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    /** Time when the provider was last asked about it: processes take turns by it. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    index('payments_owner_id').on(table.ownerId, table.createdAt),
    index('payments_state').on(table.state, table.expiresAt),
    index('payments_created_at').on(table.createdAt),
    index('payments_organization_id').on(table.organizationId, table.createdAt),
    index('payments_state_created_at').on(table.state, table.createdAt),
  ],
);

/** Sources from which a move of a payment was learned. */
export const LEDGER_SOURCES = [
  'request',
  'provider',
  'webhook',
  'checkout',
  'poll',
  'job',
] as const;

/**
 * Every move of every payment. Rows are added and never changed: the database itself refuses (see the migration). `seq`
 * counts the moves of one payment, so that of two concurrent writers only one succeeds.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    seq: integer('seq').notNull(),
    event: text('event', {
      enum: [
        'opened',
        'openFailed',
        'captured',
        'expired',
        'refundRequested',
        'refunded',
        'refundFailed',
      ],
    }).notNull(),
    /** Amount captured or refunded, in paise; 0 for a move without money. */
    amount: integer('amount').notNull(),
    state: text('state').notNull(),
    /** The provider's id of the capture, for moves about it. */
    captureId: text('capture_id'),
    refundId: text('refund_id'),
    source: text('source', { enum: LEDGER_SOURCES }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.seq] }),
    uniqueIndex('payment_ledger_captured')
      .on(table.captureId)
      .where(sql`event = 'captured'`),
    uniqueIndex('payment_ledger_refunded')
      .on(table.refundId)
      .where(sql`event = 'refunded'`),
    index('payment_ledger_at').on(table.at),
    index('payment_ledger_refunds')
      .on(table.at, table.paymentId, table.seq)
      .where(sql`event in ('refundRequested', 'refunded', 'refundFailed')`),
  ],
);

/** Webhook events of the payment provider, by its own id of the event: each counts once, in whatever order. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Outcome of handling the event. */
    verdict: text('verdict').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('provider_events_received_at').on(table.receivedAt)],
);

/**
 * Requests that have created something, by the idempotency key of the caller: a repeated request finds what it has
 * created. `body` is a fingerprint, so that a key reused for another request is noticed.
 */
export const requestKeys = pgTable(
  'request_keys',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    body: text('body').notNull(),
    /** Id of the created row. */
    subject: uuid('subject').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('request_keys_created_at').on(table.createdAt),
  ],
);

/** Data of the sandbox that replaces the payment provider: orders, codes, payments and refunds. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** An id in the provider's form, such as `order_…`. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['order', 'qr_code', 'payment', 'refund'] }).notNull(),
    /** The entity it belongs to: the order or code of a payment, the payment of a refund. */
    parent: text('parent'),
    entity: versionedJson('entity', 1).$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_payments_parent').on(table.parent, table.kind)],
);
