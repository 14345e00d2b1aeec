import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { BY_EMAIL, BY_PHONE, OFFLINE, REFUSED, SENT } from './cases.ts';

const EDITING = 'awaitingCode.entering.awaitingDigits.editing';
const MALFORMED = 'awaitingCode.entering.awaitingDigits.malformed';
const REJECTED = 'awaitingCode.entering.awaitingDigits.rejected';
const CHECK_FAILED = 'awaitingCode.entering.awaitingDigits.checkFailed';
const VERIFYING = 'awaitingCode.entering.verifyingCode';
const LOCKED = 'awaitingCode.entering.locked';
const EXPIRED = 'awaitingCode.entering.expired';
const COOLING = 'awaitingCode.resending.coolingDown';
const READY = 'awaitingCode.resending.awaitingRequest';
const AGAIN = 'awaitingCode.resending.sendingAgain';

const SAID_SENT = 'emits notice.raised: OTP send successfully on your registered email';
const SAID_FAILED = 'emits notice.raised: Failed to Send OTP';
const CLOSED = { 'dialog.closed': { to: 'cancelled' } } as const;

const oracle: Oracle<typeof oneTimeCodeMachine> = {
  known: { aim: BY_EMAIL, code: '', problem: null, problems: {}, said: null, user: null, ...SENT },
  opens: [
    { input: BY_EMAIL, at: 'sendingCode', knows: { aim: BY_EMAIL, code: '' } },
    { input: BY_PHONE, at: 'sendingCode', knows: { aim: BY_PHONE } },
  ],
  delays: {
    // Ten minutes, or what the server says is left of them.
    codeLife: [
      { given: { expiresIn: 600 }, ms: 600_000 },
      { given: { expiresIn: 12 }, ms: 12_000 },
    ],
  },
  starts: {
    sendingCode: ['calls sendCode'],
    sendingFailed: [SAID_FAILED],
    'awaitingCode.entering.awaitingDigits': ['waits codeLife'],
    [REJECTED]: ['emits notice.raised: Verification Failed'],
    [VERIFYING]: ['calls tryCode'],
    [COOLING]: ['calls countWait'],
    [AGAIN]: ['calls sendAgain'],
  },
  leaves: {
    sendingCode: {
      tags: ['busy'],
      on: {
        'done: sendCode': {
          with: { output: SENT },
          to: [EDITING, COOLING],
          knows: SENT,
          does: [SAID_SENT],
        },
        'failed: sendCode': [
          { with: { error: OFFLINE }, to: 'sendingFailed', knows: { said: null } },
          {
            with: { error: { kind: 'refused', message: 'Use your mail.', isSaid: true } },
            to: 'sendingFailed',
            knows: { said: 'Use your mail.' },
          },
          {
            with: { error: REFUSED },
            to: 'contactRefused',
            knows: { problems: { phone: 'Please enter a valid phone number' } },
          },
          // What is no contact is said where the code is.
          { with: { error: { ...REFUSED, field: 'isEmail' } }, to: 'sendingFailed' },
        ],
      },
    },
    sendingFailed: { on: { 'code.requested': { to: 'sendingCode' } } },
    [EDITING]: { on: {} },
    [MALFORMED]: { on: { 'code.changed': { to: EDITING } } },
    [REJECTED]: { on: { 'code.changed': { to: EDITING } } },
    [CHECK_FAILED]: { on: { 'code.changed': { to: EDITING } } },
    [VERIFYING]: {
      tags: ['busy'],
      on: {
        'done: tryCode': [
          {
            given: { code: '482913' },
            with: { output: { verdict: 'right', user: ASHA } },
            to: 'verified',
            knows: { user: ASHA, code: '' },
          },
          {
            with: { output: { verdict: 'right', user: null } },
            to: 'verified',
            knows: { user: null },
          },
          { with: { output: { verdict: 'wrong' } }, to: REJECTED },
          { with: { output: { verdict: 'locked' } }, to: LOCKED },
          { with: { output: { verdict: 'expired' } }, to: EXPIRED },
        ],
        'failed: tryCode': [
          { with: { error: OFFLINE }, to: CHECK_FAILED, knows: { said: null } },
          {
            with: { error: { kind: 'refused', message: 'It holds your name.', isSaid: true } },
            to: CHECK_FAILED,
            knows: { said: 'It holds your name.' },
          },
        ],
      },
    },
    [LOCKED]: { on: {} },
    [EXPIRED]: { on: {} },
    [COOLING]: {
      on: {
        'wait.counted': { with: { left: 41 }, to: 'stays', knows: { resendIn: 41 } },
        'wait.ended': { to: READY },
      },
    },
    [READY]: { on: { 'code.requested': { to: AGAIN } } },
    [AGAIN]: {
      on: {
        'done: sendAgain': {
          given: { resendIn: 0, expiresIn: 0 },
          with: { output: { resendIn: 58, expiresIn: 598 } },
          to: [EDITING, COOLING],
          knows: { resendIn: 58, expiresIn: 598 },
          does: [SAID_SENT, 'code.sent', 'waits codeLife'],
        },
        'failed: sendAgain': { to: READY, does: [SAID_FAILED] },
      },
    },
    verified: { on: {}, output: { kind: 'verified', user: ASHA } },
    contactRefused: {
      on: {},
      output: { kind: 'refused', problems: { phone: 'Please enter a valid phone number' } },
    },
    cancelled: { on: {}, output: { kind: 'cancelled' } },
  },
  around: {
    '': {
      'dialog.closed': [
        { at: 'sendingCode', ...CLOSED['dialog.closed'] },
        { at: 'sendingFailed', ...CLOSED['dialog.closed'] },
        { at: EDITING, ...CLOSED['dialog.closed'] },
        { at: LOCKED, ...CLOSED['dialog.closed'] },
      ],
    },
    'awaitingCode.entering': {
      'code.sent': [
        { at: LOCKED, to: EDITING },
        { at: EXPIRED, to: EDITING },
        { at: REJECTED, to: EDITING, does: ['waits codeLife'] },
      ],
    },
    'awaitingCode.entering.awaitingDigits': {
      'code.submitted': [
        { at: EDITING, with: { code: '482913' }, to: VERIFYING, knows: { code: '482913' } },
        { at: REJECTED, with: { code: '482914' }, to: VERIFYING },
        { at: EDITING, with: { code: '4829' }, to: MALFORMED, knows: { problem: 'length' } },
        { at: EDITING, with: { code: '48291a' }, to: MALFORMED, knows: { problem: 'notDigits' } },
        {
          at: EDITING,
          given: { aim: BY_PHONE },
          with: { code: '4829' },
          to: VERIFYING,
          knows: { code: '4829' },
        },
        {
          at: EDITING,
          given: { aim: BY_PHONE },
          with: { code: '482913' },
          to: MALFORMED,
          knows: { problem: 'length' },
        },
      ],
      'after codeLife': { at: EDITING, to: EXPIRED },
    },
  },
};

holdAgainst('oneTimeCode', oracle);
