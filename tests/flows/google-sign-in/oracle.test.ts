import type { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { ANSWER, OFFLINE } from './cases.ts';

const FAILED = ['emits notice.raised: Google Authentication Failed'];
const TOKEN = { token: 'id.token.signed', place: null };

const oracle: Oracle<typeof googleSignInMachine> = {
  known: { at: 'button', token: '', place: null, user: null },
  opens: [
    { input: { at: 'button' }, at: 'awaitingGoogle', knows: { token: '' } },
    { input: { at: 'returnPage' }, at: 'readingReturn' },
  ],
  starts: {
    awaitingGoogle: ['calls askGoogle'],
    readingReturn: ['calls readReturn'],
    exchangingToken: ['calls exchangeToken'],
  },
  leaves: {
    beginning: 'passes',
    awaitingGoogle: {
      tags: ['busy'],
      on: {
        'done: askGoogle': [
          { with: { output: ANSWER }, to: 'exchangingToken', knows: TOKEN },
          { with: { output: { kind: 'declined' } }, to: 'notSignedIn' },
        ],
        'failed: askGoogle': { with: { error: OFFLINE }, to: 'notSignedIn', does: FAILED },
        'google.cancelled': { to: 'notSignedIn' },
      },
    },
    readingReturn: {
      tags: ['busy'],
      on: {
        'done: readReturn': [
          {
            with: { output: { ...ANSWER, place: '/profile' } },
            to: 'exchangingToken',
            knows: { ...TOKEN, place: '/profile' },
          },
          { with: { output: { kind: 'passedOn' } }, to: 'passedOn' },
          { with: { output: { kind: 'declined' } }, to: 'notSignedIn' },
        ],
        'failed: readReturn': { to: 'notSignedIn', does: FAILED },
      },
    },
    exchangingToken: {
      tags: ['busy'],
      on: {
        'done: exchangeToken': [
          {
            given: { token: 'id.token.signed' },
            with: { output: { user: ASHA, isNew: true } },
            to: 'signedIn',
            knows: { user: ASHA, token: '' },
            does: ['emits notice.raised: Account Created!'],
          },
          {
            with: { output: { user: ASHA, isNew: false } },
            to: 'signedIn',
            does: ['emits notice.raised: Welcome Back!'],
          },
        ],
        'failed: exchangeToken': {
          with: { error: OFFLINE },
          to: 'notSignedIn',
          knows: { user: null, token: '' },
          does: FAILED,
        },
      },
    },
    signedIn: { on: {}, output: { kind: 'signedIn', user: ASHA, place: null } },
    notSignedIn: { on: {}, output: { kind: 'notSignedIn' } },
    passedOn: { on: {}, output: { kind: 'passedOn' } },
  },
};

holdAgainst('googleSignIn', oracle);
