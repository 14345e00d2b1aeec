import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const NONE = { email: '', password: '' };
const RIGHT = { email: 'asha@example.org', password: 'mango-river-42' };
const EDITING = 'awaitingCredentials.editing';
const GOOGLE = 'awaitingCredentials.awaitingGoogle';
const REFUSED = 'awaitingCredentials.refused';
const PATIENTS_WORDS = 'Failed to login. Please check your credentials and try again.';
const STAFFS_WORDS = 'An error occurred during login. Please try again.';
const NOT_CHECKED = 'Our server could not be reached, so nothing was checked. Please try again.';
const NO_ISSUER =
  'Logging in with your organisation did not work. Please try again, or use your password.';
const OFFLINE = { kind: 'network', message: 'offline' };
const SILENT = { kind: 'unavailable', message: 'Request failed' };
const SAID = { kind: 'unavailable', message: 'We are being repaired.', isSaid: true };

const oracle: Oracle<typeof signInMachine> = {
  known: { place: 'patient', credentials: NONE, user: null, refusal: null, offersIssuer: false },
  opens: [
    { input: { place: 'patient' }, at: 'readingSession', knows: { place: 'patient' } },
    { input: { place: 'staff' }, at: 'readingSession', knows: { place: 'staff' } },
  ],
  starts: {
    readingSession: ['calls readSession'],
    returningFromIssuer: ['calls returnFromIssuer'],
    readingWays: ['calls readStaffWays'],
    leavingForIssuer: ['calls leaveForIssuer'],
    authenticating: ['calls authenticate'],
    [REFUSED]: ['emits notice.raised: Login Failed'],
    enteringByCode: ['calls otpLogin'],
    [GOOGLE]: ['calls googleSignIn'],
  },
  leaves: {
    readingSession: {
      on: {
        'done: readSession': [
          { with: { output: null }, to: EDITING },
          { with: { output: ASHA }, to: 'wasSignedIn', knows: { user: ASHA } },
          { given: { place: 'staff' }, with: { output: null }, to: 'returningFromIssuer' },
        ],
        'failed: readSession': [
          { to: EDITING },
          { given: { place: 'staff' }, to: 'returningFromIssuer' },
        ],
      },
    },
    returningFromIssuer: {
      on: {
        'done: returnFromIssuer': [
          { with: { output: { verdict: 'none' } }, to: 'readingWays', knows: { refusal: null } },
          {
            given: { place: 'staff' },
            with: { output: { verdict: 'signedIn', user: ASHA } },
            to: 'signedIn',
            knows: { user: ASHA },
            does: ['emits notice.raised: Login successful'],
          },
          {
            with: { output: { verdict: 'refused', message: 'You have not.' } },
            to: 'readingWays',
            knows: { refusal: 'You have not.' },
          },
        ],
        'failed: returnFromIssuer': [
          {
            with: { error: SAID },
            to: 'readingWays',
            knows: { refusal: 'We are being repaired.' },
          },
          { with: { error: SILENT }, to: 'readingWays', knows: { refusal: NO_ISSUER } },
        ],
      },
    },
    readingWays: {
      on: {
        'done: readStaffWays': [
          { with: { output: { issuer: true } }, to: EDITING, knows: { offersIssuer: true } },
          { with: { output: { issuer: false } }, to: EDITING, knows: { offersIssuer: false } },
          {
            given: { refusal: 'You have not.' },
            with: { output: { issuer: true } },
            to: REFUSED,
            knows: { offersIssuer: true, refusal: 'You have not.' },
          },
        ],
        'failed: readStaffWays': [
          { to: EDITING, knows: { offersIssuer: false } },
          { given: { refusal: 'You have not.' }, to: REFUSED },
        ],
      },
    },
    leavingForIssuer: {
      tags: ['busy'],
      on: {
        'failed: leaveForIssuer': [
          { with: { error: SAID }, to: REFUSED, knows: { refusal: 'We are being repaired.' } },
          { with: { error: SILENT }, to: REFUSED, knows: { refusal: NO_ISSUER } },
        ],
      },
    },
    [EDITING]: { on: {} },
    [REFUSED]: { on: {} },
    [GOOGLE]: {
      on: {
        'done: googleSignIn': [
          {
            with: { output: { kind: 'signedIn', user: ASHA, place: null } },
            to: 'signedIn',
            knows: { user: ASHA },
          },
          { with: { output: { kind: 'notSignedIn' } }, to: EDITING },
        ],
      },
    },
    authenticating: {
      tags: ['busy'],
      on: {
        'done: authenticate': [
          {
            given: { credentials: RIGHT },
            with: { output: { verdict: 'signedIn', user: ASHA } },
            to: 'signedIn',
            // A password is not kept longer than it takes to ask.
            knows: { user: ASHA, credentials: NONE },
            does: ['emits notice.raised: Login Successful'],
          },
          {
            given: { place: 'staff' },
            with: { output: { verdict: 'signedIn', user: ASHA } },
            to: 'signedIn',
            does: ['emits notice.raised: Login successful'],
          },
          {
            given: { credentials: RIGHT },
            with: { output: { verdict: 'refused', message: 'That is not right.' } },
            to: REFUSED,
            knows: { refusal: 'That is not right.', credentials: NONE },
          },
        ],
        'failed: authenticate': [
          { with: { error: OFFLINE }, to: REFUSED, knows: { refusal: NOT_CHECKED } },
          { with: { error: SILENT }, to: REFUSED, knows: { refusal: PATIENTS_WORDS } },
          {
            given: { place: 'staff' },
            with: { error: SILENT },
            to: REFUSED,
            knows: { refusal: STAFFS_WORDS },
          },
          { with: { error: SAID }, to: REFUSED, knows: { refusal: 'We are being repaired.' } },
        ],
      },
    },
    enteringByCode: {
      on: {
        'done: otpLogin': {
          with: { output: { kind: 'signedIn', user: ASHA } },
          to: 'signedIn',
          knows: { user: ASHA },
        },
        'passwordLogin.chosen': { to: EDITING },
        'google.chosen': { to: GOOGLE },
      },
    },
    signedIn: { on: {}, output: { kind: 'signedIn', user: ASHA } },
    wasSignedIn: { on: {}, output: { kind: 'wasSignedIn', user: ASHA } },
  },
  around: {
    awaitingCredentials: {
      'credentials.submitted': [
        { at: EDITING, with: RIGHT, to: 'authenticating', knows: { credentials: RIGHT } },
        { at: REFUSED, with: RIGHT, to: 'authenticating' },
        { at: EDITING, with: { ...RIGHT, password: '' }, to: 'refused' },
        { at: EDITING, with: { ...RIGHT, email: 'asha@' }, to: 'refused' },
      ],
      'google.chosen': [
        { at: EDITING, to: GOOGLE },
        { at: REFUSED, given: { refusal: 'No.' }, to: GOOGLE, knows: { refusal: null } },
      ],
      'issuer.chosen': [
        { at: EDITING, given: { offersIssuer: true }, to: 'leavingForIssuer' },
        {
          at: REFUSED,
          given: { offersIssuer: true, refusal: 'No.' },
          to: 'leavingForIssuer',
          knows: { refusal: null },
        },
        { at: EDITING, given: { offersIssuer: false }, to: 'refused' },
      ],
      'codeLogin.chosen': [
        { at: GOOGLE, to: 'enteringByCode' },
        { at: EDITING, to: 'enteringByCode' },
        { at: REFUSED, given: { refusal: 'No.' }, to: 'enteringByCode', knows: { refusal: null } },
      ],
    },
  },
};

holdAgainst('signIn', oracle);
