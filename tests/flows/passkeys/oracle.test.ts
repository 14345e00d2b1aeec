import type { passkeysMachine } from '../../../machines/passkeys/passkeys.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { KEY, OFFLINE, PHONE, REFUSED } from './cases.ts';

const refusal = {
  with: { output: { verdict: 'refused', message: REFUSED } },
  to: 'shown.refused',
  knows: { refusal: REFUSED },
} as const;
const lost = { with: { error: OFFLINE }, to: 'shown.workFailed' } as const;
const done = { output: { verdict: 'done' } };

const oracle: Oracle<typeof passkeysMachine> = {
  known: { passkeys: [PHONE, KEY], refusal: null },
  opens: [{ input: undefined, at: 'loading', knows: { passkeys: [], refusal: null } }],
  starts: {
    loading: ['calls readPasskeys'],
    adding: ['calls addPasskey'],
    removing: ['calls removePasskey'],
    resetting: ['calls resetPasskeys'],
  },
  leaves: {
    loading: {
      tags: ['busy'],
      on: {
        'done: readPasskeys': {
          with: { output: [KEY] },
          to: 'shown.untried',
          knows: { passkeys: [KEY] },
        },
        'failed: readPasskeys': { with: { error: OFFLINE }, to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'load.retried': { to: 'loading' } } },
    'shown.untried': { on: {} },
    'shown.refused': { on: {} },
    'shown.cancelled': { on: {} },
    'shown.workFailed': { on: {} },
    adding: {
      tags: ['busy'],
      on: {
        'done: addPasskey': [
          { with: done, to: 'loading', does: ['emits notice.raised: Passkey added'] },
          { with: { output: { verdict: 'cancelled' } }, to: 'shown.cancelled' },
          refusal,
          // The session is not known any more, which the page says by itself.
          {
            with: { output: { verdict: 'ended' } },
            to: 'shown.refused',
            knows: { refusal: null },
          },
        ],
        'failed: addPasskey': lost,
      },
    },
    removing: {
      tags: ['busy'],
      on: {
        'done: removePasskey': [
          { with: done, to: 'loading', does: ['emits notice.raised: Passkey removed'] },
          refusal,
        ],
        'failed: removePasskey': lost,
      },
    },
    resetting: {
      tags: ['busy'],
      on: {
        'done: resetPasskeys': [
          { with: done, to: 'shown.untried', does: ['emits notice.raised: Passkeys reset'] },
          refusal,
        ],
        'failed: resetPasskeys': lost,
      },
    },
  },
  around: {
    shown: {
      'name.submitted': [
        { at: 'shown.untried', with: { details: { name: 'Tablet' } }, to: 'adding' },
        { at: 'shown.cancelled', with: { details: { name: 'Tablet' } }, to: 'adding' },
        { at: 'shown.untried', with: { details: { name: '' } }, to: 'refused' },
      ],
      'removal.chosen': { at: 'shown.untried', with: { id: KEY.id }, to: 'removing' },
      'reset.submitted': [
        { at: 'shown.untried', with: { details: { email: 'm@example.org' } }, to: 'resetting' },
        { at: 'shown.untried', with: { details: { email: 'm' } }, to: 'refused' },
      ],
    },
  },
};

holdAgainst('passkeys', oracle);
