import type { reportMachine } from '../../../machines/report/report.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import {
  IN_ACCOUNT,
  MADE,
  ON_DEVICE,
  PAYMENT,
  PDF_URL,
  REANALYSIS,
  RESULT_ID,
  UNSAVED,
  VISIT,
} from './cases.ts';

const known = { result: IN_ACCOUNT, address: PDF_URL } as const;
const said = (title: string) => [`emits notice.raised: ${title}`];

/** Asking anew forgets the address of before: it may be of another result. */
const ASKED: readonly Move<typeof reportMachine>[] = [
  { with: { result: ON_DEVICE }, to: 'stays', knows: known, does: said('Not saved') },
  {
    with: { result: UNSAVED },
    to: 'awaitingSignIn',
    knows: { result: UNSAVED, address: null },
  },
  {
    with: { result: IN_ACCOUNT },
    to: 'awaitingSignIn',
    knows: { result: IN_ACCOUNT, address: null },
  },
  {
    with: { result: REANALYSIS },
    to: 'awaitingSignIn',
    knows: { result: REANALYSIS, address: null },
  },
  {
    with: { result: PAYMENT },
    to: 'awaitingSignIn',
    knows: { result: PAYMENT, address: null },
  },
  {
    with: { result: VISIT },
    to: 'awaitingSignIn',
    knows: { result: VISIT, address: null },
  },
];
const OVER = {
  'after reportLife': { to: 'offered', knows: { result: IN_ACCOUNT, address: null } },
} as const;

const oracle: Oracle<typeof reportMachine> = {
  known,
  opens: [{ input: undefined, at: 'offered', knows: { result: ON_DEVICE, address: null } }],
  delays: { reportLife: 600_000 },
  starts: {
    awaitingSignIn: ['calls signInGate'],
    savingResult: ['calls saveResult'],
    generating: ['calls generateReport'],
    opening: ['calls openReport'],
    opened: ['waits reportLife'],
    openingFailed: ['waits reportLife'],
  },
  leaves: {
    offered: { on: { 'report.requested': ASKED } },
    awaitingSignIn: {
      on: {
        'done: signInGate': [
          // What the account has already is not saved again.
          { with: { output: { kind: 'granted' } }, to: 'generating', knows: known },
          {
            given: { result: UNSAVED },
            with: { output: { kind: 'granted' } },
            to: 'savingResult',
            knows: { result: UNSAVED },
          },
          {
            given: { result: REANALYSIS },
            with: { output: { kind: 'granted' } },
            to: 'generating',
            knows: { result: REANALYSIS },
          },
          {
            given: { result: PAYMENT },
            with: { output: { kind: 'granted' } },
            to: 'generating',
            knows: { result: PAYMENT },
          },
          {
            given: { result: VISIT },
            with: { output: { kind: 'granted' } },
            to: 'generating',
            knows: { result: VISIT },
          },
          { with: { output: { kind: 'dismissed' } }, to: 'offered', knows: known },
        ],
        'failed: signInGate': { to: 'offered', knows: known, does: said('Not connected') },
      },
    },
    lookingAtResult: 'passes',
    savingResult: {
      tags: ['busy'],
      on: {
        'done: saveResult': [
          {
            given: { result: UNSAVED },
            with: { output: { kind: 'saved', id: RESULT_ID } },
            to: 'generating',
            knows: { result: IN_ACCOUNT },
          },
          {
            given: { result: UNSAVED },
            with: { output: { kind: 'anonymous' } },
            to: 'awaitingSignIn',
            knows: { result: UNSAVED },
          },
        ],
        'failed: saveResult': {
          given: { result: UNSAVED },
          to: 'generatingFailed',
          knows: { result: UNSAVED },
          does: said('Error while saving'),
        },
      },
    },
    generating: {
      tags: ['busy'],
      on: {
        'done: generateReport': [
          {
            given: { address: null },
            with: { output: MADE },
            to: 'opening',
            knows: { result: IN_ACCOUNT, address: PDF_URL },
          },
          {
            with: { output: { verdict: 'switchedOff' } },
            to: 'disabled',
            does: said('Not available yet'),
          },
          { with: { output: { verdict: 'anonymous' } }, to: 'awaitingSignIn', knows: known },
        ],
        'failed: generateReport': { to: 'generatingFailed', knows: known, does: said('Error') },
      },
    },
    opening: {
      tags: ['busy'],
      on: {
        'done: openReport': [
          { to: 'opened', knows: known, does: said('Success!') },
          {
            given: { result: PAYMENT },
            to: 'opened',
            knows: { result: PAYMENT, address: PDF_URL },
            does: said('Receipt opened'),
          },
          {
            given: { result: VISIT },
            to: 'opened',
            knows: { result: VISIT, address: PDF_URL },
            does: said('Note opened'),
          },
        ],
        'failed: openReport': { to: 'openingFailed', knows: known, does: said('Error') },
      },
    },
    opened: { on: { 'report.requested': ASKED, ...OVER } },
    generatingFailed: { on: { 'report.requested': ASKED } },
    openingFailed: { on: { 'report.requested': ASKED, ...OVER } },
    disabled: {
      on: {
        'report.requested': {
          with: { result: IN_ACCOUNT },
          to: 'stays',
          does: said('Not available yet'),
        },
      },
    },
  },
};

holdAgainst('report', oracle);
