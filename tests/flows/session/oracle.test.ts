import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const MINUTE = 60_000;
const FOUND = { kind: 'somebody', user: ASHA, freshFor: MINUTE } as const;
const STALE = { ...FOUND, freshFor: 0 } as const;
const NOBODY = { user: null, freshFor: 0 } as const;
const SIGN_OUT_FAILED = 'emits notice.raised: Logout Failed';

const oracle: Oracle<typeof sessionMachine> = {
  known: { user: ASHA, freshFor: MINUTE },
  opens: [{ input: undefined, at: 'restoring', knows: NOBODY }],
  delays: {
    freshness: [
      { given: { freshFor: MINUTE }, ms: 60_000 },
      { given: { freshFor: 5 * MINUTE }, ms: 300_000 },
    ],
  },
  starts: {
    '': ['calls watchSession'],
    restoring: ['calls restoreSession'],
    'signedIn.confirmed': ['waits freshness', 'calls shareLanguage'],
    'signedIn.confirming': ['calls readUser'],
    'signedIn.findingUnsaved': ['calls findUnsaved'],
    'signedIn.confirmingSignOut': ['calls confirmation'],
    signingOut: ['calls endSession'],
    clearingDevice: ['calls clearDevice', 'emits notice.raised: Logout Successful'],
    sealingDevice: ['calls sealDevice', 'emits notice.raised: Please log in again'],
  },
  leaves: {
    restoring: {
      on: {
        'done: restoreSession': [
          {
            with: { output: FOUND },
            to: 'signedIn.confirmed',
            knows: { user: ASHA, freshFor: MINUTE },
          },
          { with: { output: STALE }, to: 'signedIn.confirming', knows: { user: ASHA } },
          { with: { output: { kind: 'nobody' } }, to: 'anonymous', knows: NOBODY },
        ],
        'failed: restoreSession': { to: 'anonymous', knows: NOBODY },
        'session.changed': { to: 'restoring', does: ['calls restoreSession'] },
      },
    },
    anonymous: { on: { 'session.changed': { given: NOBODY, to: 'restoring' } } },
    'signedIn.recalled': 'passes',
    'signedIn.confirmed': {
      // API-51: within five minutes nobody is asked twice, also when the page is looked at again.
      on: { 'after freshness': { to: 'signedIn.unconfirmed' } },
    },
    'signedIn.unconfirmed': { on: { 'page.shown': { to: 'signedIn.confirming' } } },
    'signedIn.confirming': {
      on: {
        'done: readUser': {
          with: { output: { user: { ...ASHA, firstName: 'Aasha' }, freshFor: 5 * MINUTE } },
          to: 'signedIn.confirmed',
          knows: { user: { ...ASHA, firstName: 'Aasha' }, freshFor: 5 * MINUTE },
        },
        // API-52: a failure is not tried again.
        'failed: readUser': { to: 'signedIn.unconfirmed', knows: { user: ASHA } },
      },
    },
    'signedIn.findingUnsaved': {
      tags: ['busy'],
      on: {
        'done: findUnsaved': [
          { with: { output: true }, to: 'signedIn.confirmingSignOut' },
          { with: { output: false }, to: 'signingOut' },
        ],
        'failed: findUnsaved': { to: 'signedIn.confirmingSignOut' },
      },
    },
    'signedIn.confirmingSignOut': {
      on: {
        'done: confirmation': [
          { with: { output: { kind: 'confirmed' } }, to: 'signingOut' },
          { with: { output: { kind: 'declined' } }, to: 'signedIn.confirmed' },
          {
            given: { freshFor: 0 },
            with: { output: { kind: 'declined' } },
            to: 'signedIn.confirming',
          },
        ],
      },
    },
    signingOut: {
      tags: ['busy'],
      on: {
        'done: endSession': { to: 'clearingDevice' },
        'failed: endSession': { to: 'signedIn.confirmed', does: [SIGN_OUT_FAILED] },
      },
    },
    clearingDevice: {
      tags: ['busy'],
      on: { 'done: clearDevice': { to: 'signedOut' }, 'failed: clearDevice': { to: 'signedOut' } },
    },
    sealingDevice: {
      tags: ['busy'],
      on: { 'done: sealDevice': { to: 'expired' }, 'failed: sealDevice': { to: 'expired' } },
    },
    signedOut: { on: {}, output: { kind: 'signedOut' } },
    expired: { on: {}, output: { kind: 'expired' } },
  },
  around: {
    signedIn: {
      'session.changed': [
        { at: 'signedIn.confirmed', to: 'restoring', knows: { user: ASHA } },
        { at: 'signedIn.confirming', to: 'restoring' },
        { at: 'signedIn.unconfirmed', to: 'restoring' },
      ],
      'token.refused': [
        { at: 'signedIn.confirmed', to: 'sealingDevice' },
        { at: 'signedIn.confirming', to: 'sealingDevice' },
        { at: 'signedIn.unconfirmed', to: 'sealingDevice' },
      ],
      'signOut.requested': [
        { at: 'signedIn.confirmed', to: 'signedIn.findingUnsaved' },
        { at: 'signedIn.confirming', to: 'signedIn.findingUnsaved' },
        { at: 'signedIn.unconfirmed', to: 'signedIn.findingUnsaved' },
      ],
      // Nothing is left on the server to be ended.
      'session.ended': [
        { at: 'signedIn.confirmed', to: 'clearingDevice' },
        { at: 'signedIn.confirming', to: 'clearingDevice' },
        { at: 'signedIn.unconfirmed', to: 'clearingDevice' },
      ],
    },
  },
};

holdAgainst('session', oracle);
