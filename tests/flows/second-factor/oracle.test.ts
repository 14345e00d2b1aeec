import type { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { OFFLINE, PLACE, REFUSED } from './cases.ts';

const refusal = { verdict: 'refused', message: REFUSED };

const oracle: Oracle<typeof secondFactorMachine> = {
  known: { place: PLACE, refusal: null },
  opens: [{ input: undefined, at: 'readingStep', knows: { place: '', refusal: null } }],
  starts: {
    readingStep: ['calls readStep'],
    checking: ['calls usePasskey'],
    enrolling: ['calls makePasskey'],
    signingOut: ['calls endHalfSession'],
    ended: ['emits notice.raised: Please log in again'],
  },
  leaves: {
    readingStep: {
      tags: ['busy'],
      on: {
        'done: readStep': [
          {
            with: { output: { kind: 'passkey', place: PLACE } },
            to: 'awaitingPasskey.asked',
            knows: { place: PLACE },
          },
          {
            with: { output: { kind: 'enrolment', place: PLACE } },
            to: 'awaitingName.asked',
            knows: { place: PLACE },
          },
          { with: { output: { kind: 'unsupported', place: PLACE } }, to: 'unsupported' },
          { with: { output: { kind: 'nobody', place: '' } }, to: 'left' },
        ],
        'failed: readStep': { with: { error: OFFLINE }, to: 'left' },
      },
    },
    'awaitingPasskey.asked': { on: {} },
    'awaitingPasskey.enrolled': { on: {} },
    'awaitingPasskey.refused': { on: {} },
    'awaitingPasskey.cancelled': { on: {} },
    'awaitingPasskey.checkingFailed': { on: {} },
    checking: {
      tags: ['busy'],
      on: {
        'done: usePasskey': [
          { with: { output: { verdict: 'done' } }, to: 'entered' },
          { with: { output: { verdict: 'cancelled' } }, to: 'awaitingPasskey.cancelled' },
          { with: { output: { verdict: 'ended' } }, to: 'ended' },
          {
            with: { output: refusal },
            to: 'awaitingPasskey.refused',
            knows: { refusal: REFUSED },
          },
        ],
        'failed: usePasskey': { with: { error: OFFLINE }, to: 'awaitingPasskey.checkingFailed' },
      },
    },
    'awaitingName.asked': { on: {} },
    'awaitingName.refused': { on: {} },
    'awaitingName.cancelled': { on: {} },
    'awaitingName.enrollingFailed': { on: {} },
    enrolling: {
      tags: ['busy'],
      on: {
        'done: makePasskey': [
          // Made is not enough: it is shown before anything opens.
          { with: { output: { verdict: 'done' } }, to: 'awaitingPasskey.enrolled' },
          // There is one to show: it was made elsewhere, or the reply was lost.
          { with: { output: { verdict: 'known' } }, to: 'awaitingPasskey.asked' },
          { with: { output: { verdict: 'cancelled' } }, to: 'awaitingName.cancelled' },
          { with: { output: { verdict: 'ended' } }, to: 'ended' },
          { with: { output: refusal }, to: 'awaitingName.refused', knows: { refusal: REFUSED } },
        ],
        'failed: makePasskey': { with: { error: OFFLINE }, to: 'awaitingName.enrollingFailed' },
      },
    },
    unsupported: { on: { 'signOut.requested': { to: 'signingOut' } } },
    signingOut: {
      tags: ['busy'],
      on: {
        'done: endHalfSession': { to: 'left' },
        'failed: endHalfSession': { with: { error: OFFLINE }, to: 'left' },
      },
    },
    entered: { on: {}, output: { kind: 'entered', place: PLACE } },
    ended: { on: {}, output: { kind: 'left' } },
    left: { on: {}, output: { kind: 'left' } },
  },
  around: {
    awaitingPasskey: {
      'passkey.chosen': [
        { at: 'awaitingPasskey.asked', to: 'checking' },
        { at: 'awaitingPasskey.enrolled', to: 'checking' },
        { at: 'awaitingPasskey.refused', to: 'checking' },
      ],
      'signOut.requested': { at: 'awaitingPasskey.asked', to: 'signingOut' },
    },
    awaitingName: {
      'name.submitted': [
        { at: 'awaitingName.asked', with: { details: { name: 'Key' } }, to: 'enrolling' },
        { at: 'awaitingName.cancelled', with: { details: { name: 'Key' } }, to: 'enrolling' },
        { at: 'awaitingName.asked', with: { details: { name: ' ' } }, to: 'refused' },
        { at: 'awaitingName.asked', with: { details: { name: 'n'.repeat(41) } }, to: 'refused' },
      ],
      'signOut.requested': { at: 'awaitingName.asked', to: 'signingOut' },
    },
  },
};

holdAgainst('secondFactor', oracle);
