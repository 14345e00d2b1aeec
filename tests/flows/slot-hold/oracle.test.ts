import type { slotHoldMachine } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import {
  AT_PHONE,
  CONFIRMED,
  DONE,
  GONE,
  HELD,
  INPUT,
  KEPT,
  LATE,
  NOTHING,
  OFFLINE,
  PAID,
  PHONE_REFUSED,
  SAID_NOT_PAID,
  SAID_TAKEN,
  STANDS_BOOKED,
  STANDS_HELD,
  STANDS_PAID,
  UNPAID,
} from './cases.ts';

const PAYING = 'held.awaitingPayment';
const CHECKING = 'held.checkingHold';
const RECONNECTING = 'held.reconnecting';

const settled = {
  with: { paymentId: PAID.id },
  to: 'confirming',
  knows: { paymentId: PAID.id },
} as const;

const oracle: Oracle<typeof slotHoldMachine> = {
  known: { ...INPUT, hold: HELD, appointment: null, paymentId: null, refusal: null, problems: {} },
  opens: [
    {
      input: INPUT,
      at: 'readingHold',
      knows: {
        ...INPUT,
        hold: null,
        appointment: null,
        paymentId: null,
        refusal: null,
        problems: {},
      },
    },
  ],
  delays: {
    lookInterval: 30_000,
    // Ten minutes, or what the server says is left of them.
    holdWindow: [
      { given: { hold: HELD }, ms: 600_000 },
      { given: { hold: { ...HELD, held_for_ms: 61_000 } }, ms: 61_000 },
      { given: { hold: null }, ms: 0 },
    ],
  },
  starts: {
    readingHold: ['calls readHold'],
    holding: ['calls holdSlot'],
    held: ['calls watchPage', 'waits holdWindow'],
    [PAYING]: ['waits lookInterval'],
    [CHECKING]: ['calls readHoldAgain'],
    [RECONNECTING]: ['waits lookInterval'],
    confirming: ['calls confirmHold'],
    releasing: ['calls releaseHold'],
  },
  leaves: {
    readingHold: {
      tags: ['busy'],
      on: {
        'done: readHold': [
          // Another tab has booked it.
          { with: { output: STANDS_BOOKED }, to: 'confirmed', knows: { appointment: CONFIRMED } },
          // Paid before a reload: nothing is paid twice.
          {
            with: { output: STANDS_PAID },
            to: 'confirming',
            knows: { hold: HELD, paymentId: PAID.id },
          },
          {
            given: { hold: null },
            with: { output: STANDS_HELD },
            to: PAYING,
            knows: { hold: HELD, paymentId: null },
          },
          { with: { output: NOTHING }, to: 'holding', knows: { hold: null, paymentId: null } },
          {
            with: { output: { ...NOTHING, payment: PAID } },
            to: 'holding',
            knows: { paymentId: PAID.id },
          },
        ],
        'failed: readHold': { with: { error: OFFLINE }, to: 'readingFailed' },
        'hold.released': { to: 'released' },
      },
    },
    readingFailed: {
      on: { 'hold.requested': { to: 'readingHold' }, 'hold.released': { to: 'released' } },
    },
    holding: {
      tags: ['busy'],
      on: {
        'done: holdSlot': [
          { given: { hold: null }, with: { output: KEPT }, to: PAYING, knows: { hold: HELD } },
          {
            given: { hold: null, paymentId: PAID.id },
            with: { output: KEPT },
            to: 'confirming',
            knows: { hold: HELD, paymentId: PAID.id },
          },
          { with: { output: GONE }, to: 'lost', knows: { refusal: SAID_TAKEN } },
        ],
        'failed: holdSlot': [
          { with: { error: OFFLINE }, to: 'holdFailed', knows: { refusal: null } },
          {
            with: { error: { kind: 'refused', message: 'At most 30 days.', isSaid: true } },
            to: 'holdFailed',
            knows: { refusal: 'At most 30 days.' },
          },
          {
            with: { error: AT_PHONE },
            to: 'detailsRefused',
            knows: { problems: PHONE_REFUSED.problems },
          },
          // What stands in no field of the person's is said in place of the time.
          {
            with: { error: { ...AT_PHONE, field: 'time' } },
            to: 'holdFailed',
            knows: { refusal: AT_PHONE.message, problems: {} },
          },
        ],
        'hold.released': { to: 'released' },
      },
    },
    holdFailed: {
      on: { 'hold.requested': { to: 'readingHold' }, 'hold.released': { to: 'released' } },
    },
    [PAYING]: {
      on: { 'page.shown': { to: CHECKING }, 'after lookInterval': { to: CHECKING } },
    },
    [CHECKING]: {
      on: {
        'done: readHoldAgain': [
          { with: { output: STANDS_BOOKED }, to: 'confirmed', knows: { appointment: CONFIRMED } },
          { with: { output: STANDS_PAID }, to: 'confirming', knows: { paymentId: PAID.id } },
          {
            with: { output: { ...NOTHING, hold: { ...HELD, held_for_ms: 570_000 } } },
            to: PAYING,
            knows: { hold: { ...HELD, held_for_ms: 570_000 } },
          },
          { with: { output: NOTHING }, to: 'lapsed', knows: { hold: HELD } },
        ],
        'failed: readHoldAgain': { with: { error: OFFLINE }, to: RECONNECTING },
      },
    },
    [RECONNECTING]: {
      on: { 'page.shown': { to: CHECKING }, 'after lookInterval': { to: CHECKING } },
    },
    lapsed: {
      on: {
        'hold.requested': { to: 'readingHold' },
        // Money that comes late is put to the server all the same.
        'payment.settled': {
          with: { paymentId: PAID.id },
          to: 'confirming',
          knows: { hold: HELD, paymentId: PAID.id },
        },
        'hold.released': { to: 'released' },
      },
    },
    confirming: {
      tags: ['busy'],
      on: {
        'done: confirmHold': [
          { with: { output: DONE }, to: 'confirmed', knows: { appointment: CONFIRMED } },
          { with: { output: LATE }, to: 'taken', knows: { refusal: SAID_TAKEN } },
          {
            with: { output: UNPAID },
            to: 'confirmationFailed',
            knows: { refusal: SAID_NOT_PAID },
          },
        ],
        'failed: confirmHold': {
          given: { paymentId: PAID.id },
          with: { error: OFFLINE },
          to: 'confirmationFailed',
          knows: { refusal: null, paymentId: PAID.id, hold: HELD },
        },
      },
    },
    confirmationFailed: {
      on: {
        'confirmation.requested': {
          given: { paymentId: PAID.id },
          to: 'confirming',
          knows: { paymentId: PAID.id, hold: HELD },
        },
        'hold.released': { to: 'taken' },
      },
    },
    releasing: {
      tags: ['busy'],
      on: {
        'done: releaseHold': { to: 'released' },
        // It lapses by itself.
        'failed: releaseHold': { with: { error: OFFLINE }, to: 'released' },
      },
    },
    confirmed: { on: {}, output: { kind: 'confirmed', appointment: CONFIRMED } },
    lost: { on: {}, output: { kind: 'lost', said: SAID_TAKEN } },
    taken: { on: {}, output: { kind: 'taken', said: SAID_TAKEN } },
    detailsRefused: { on: {}, output: PHONE_REFUSED },
    released: { on: {}, output: { kind: 'released' } },
  },
  around: {
    held: {
      'after holdWindow': [
        { at: PAYING, to: 'lapsed' },
        { at: CHECKING, to: 'lapsed' },
        { at: RECONNECTING, to: 'lapsed' },
      ],
      'payment.settled': [
        { at: PAYING, ...settled },
        { at: CHECKING, ...settled },
        { at: RECONNECTING, ...settled },
      ],
      'hold.released': [
        { at: PAYING, to: 'releasing' },
        { at: CHECKING, to: 'releasing' },
        { at: RECONNECTING, to: 'releasing' },
      ],
    },
  },
};

holdAgainst('slotHold', oracle);
