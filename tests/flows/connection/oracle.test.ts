import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const SURPRISE = { error: new Error('surprise') };
const said = (output: 'answered' | 'unanswered' | 'disconnected') => ({ with: { output } });

const ASKS = ['calls askServer', 'waits checkTimeout'];

/** Nothing is left of an earlier time without an answer. */
const AGAIN = { to: 'unanswered.pausing', knows: { pauses: 1 } } as const;
const NEXT = { given: { pauses: 3 }, to: 'unanswered.pausing', knows: { pauses: 4 } } as const;
const LAST = {
  given: { pauses: 8 },
  to: 'unanswered.awaitingSign',
  knows: { pauses: 8 },
} as const;

const oracle: Oracle<typeof connectionMachine> = {
  known: { pauses: 5 },
  opens: [{ input: undefined, at: 'connected', knows: { pauses: 0 } }],
  delays: {
    grace: 1000,
    checkTimeout: 8000,
    backoff: [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000].map((ms, at) => ({
      given: { pauses: at + 1 },
      ms,
    })),
    restoredDuration: 4000,
  },
  starts: {
    '': ['calls watchConnection'],
    'doubting.pausing': ['waits grace'],
    'doubting.asking': ASKS,
    'disconnected.pausing': ['waits grace'],
    'disconnected.asking': ASKS,
    'unanswered.pausing': ['waits backoff'],
    'unanswered.asking': ASKS,
    restored: ['waits restoredDuration'],
  },
  leaves: {
    connected: {
      on: {
        'connection.lost': { to: 'doubting.pausing' },
        'call.failed': { to: 'doubting.pausing' },
      },
    },
    'doubting.pausing': { on: { 'after grace': { to: 'doubting.asking' } } },
    'doubting.asking': {
      on: {
        'connection.lost': { to: 'doubting.pausing' },
        'done: askServer': [
          { ...said('answered'), to: 'connected' },
          { ...said('disconnected'), to: 'disconnected.awaitingConnection' },
          { ...said('unanswered'), ...AGAIN },
        ],
        'failed: askServer': { with: SURPRISE, ...AGAIN },
        'after checkTimeout': AGAIN,
      },
    },
    'disconnected.awaitingConnection': {
      on: {
        'connection.found': { to: 'disconnected.pausing' },
        'page.shown': { to: 'disconnected.pausing' },
      },
    },
    'disconnected.pausing': {
      on: {
        'connection.lost': { to: 'disconnected.awaitingConnection' },
        'after grace': { to: 'disconnected.asking' },
      },
    },
    'disconnected.asking': {
      on: {
        'connection.lost': { to: 'disconnected.awaitingConnection' },
        'done: askServer': [
          { ...said('answered'), to: 'restored' },
          { ...said('disconnected'), to: 'disconnected.awaitingConnection' },
          { ...said('unanswered'), ...AGAIN },
        ],
        'failed: askServer': { with: SURPRISE, ...AGAIN },
        'after checkTimeout': AGAIN,
      },
    },
    'unanswered.pausing': {
      on: {
        'page.shown': { to: 'unanswered.asking' },
        'after backoff': { to: 'unanswered.asking' },
      },
    },
    'unanswered.asking': {
      on: {
        'done: askServer': [
          { ...said('answered'), to: 'restored' },
          { ...said('disconnected'), to: 'disconnected.awaitingConnection' },
          { ...said('unanswered'), ...NEXT },
          { ...said('unanswered'), ...LAST },
        ],
        'failed: askServer': [
          { with: SURPRISE, ...NEXT },
          { with: SURPRISE, ...LAST },
        ],
        'after checkTimeout': [NEXT, LAST],
      },
    },
    'unanswered.awaitingSign': {
      on: {
        'page.shown': { to: 'unanswered.asking', knows: { pauses: 5 } },
        'call.failed': { to: 'unanswered.asking' },
      },
    },
    restored: {
      on: {
        'connection.lost': { to: 'doubting.pausing' },
        'call.failed': { to: 'doubting.pausing' },
        'after restoredDuration': { to: 'connected' },
      },
    },
  },
  around: {
    disconnected: {
      'call.answered': [
        { at: 'disconnected.awaitingConnection', to: 'restored' },
        { at: 'disconnected.asking', to: 'restored' },
      ],
    },
    unanswered: {
      'call.answered': [
        { at: 'unanswered.pausing', to: 'restored' },
        { at: 'unanswered.asking', to: 'restored' },
        { at: 'unanswered.awaitingSign', to: 'restored' },
      ],
      'connection.lost': [
        { at: 'unanswered.pausing', to: 'disconnected.awaitingConnection' },
        { at: 'unanswered.awaitingSign', to: 'disconnected.awaitingConnection' },
      ],
      'connection.found': [
        { at: 'unanswered.pausing', to: 'unanswered.asking', knows: { pauses: 0 } },
        { at: 'unanswered.awaitingSign', to: 'unanswered.asking', knows: { pauses: 0 } },
        // What was asked over the network of before is asked anew.
        { at: 'unanswered.asking', to: 'stays', knows: { pauses: 0 }, does: ASKS },
      ],
    },
  },
};

holdAgainst('connection', oracle);
