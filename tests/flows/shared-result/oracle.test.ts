import type { sharedResultMachine } from '../../../machines/shared-result/shared-result.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { LINK, OFFLINE, OPENED, REFUSED, WRITTEN } from './cases.ts';

const UNNAMED = { entries: { ...WRITTEN, recipient: ' ' } };
const EMPTY = { entries: { recipient: '', passcode: '' } };
const WRITING: Readonly<Record<string, readonly Move<typeof sharedResultMachine>[]>> = {
  'entry.changed': [
    {
      with: { field: 'passcode', value: '654321' },
      to: 'awaitingPasscode',
      knows: { entries: { ...WRITTEN, passcode: '654321' } },
    },
  ],
};

const oracle: Oracle<typeof sharedResultMachine> = {
  known: { link: LINK, entries: WRITTEN, opened: null },
  opens: [
    { input: { link: LINK }, at: 'awaitingPasscode', knows: EMPTY },
    { input: { link: '' }, at: 'linkRefused' },
    { input: { link: 'shlink:/<b>' }, at: 'linkRefused' },
  ],
  starts: { opening: ['calls openLink'] },
  leaves: {
    arriving: 'passes',
    awaitingPasscode: {
      on: {
        ...WRITING,
        'opening.requested': [
          { to: 'opening' },
          { given: UNNAMED, to: 'entriesRefused' },
          { given: EMPTY, to: 'entriesRefused' },
        ],
      },
    },
    entriesRefused: { on: WRITING },
    opening: {
      tags: ['busy'],
      on: {
        'done: openLink': [
          { with: { output: OPENED }, to: 'shown', knows: { opened: OPENED, entries: WRITTEN } },
          // A wrong passcode is gone from the page, and the name stays.
          {
            with: { output: REFUSED },
            to: 'passcodeRefused',
            knows: { opened: REFUSED, entries: { ...WRITTEN, passcode: '' } },
          },
          {
            with: { output: { verdict: 'ended', end: 'expired' } },
            to: 'linkEnded',
            knows: { opened: { verdict: 'ended', end: 'expired' } },
          },
          { with: { output: { verdict: 'unreadable' } }, to: 'linkRefused' },
        ],
        'failed: openLink': { with: { error: OFFLINE }, to: 'openingFailed' },
      },
    },
    passcodeRefused: { on: { ...WRITING, 'opening.requested': { to: 'entriesRefused' } } },
    openingFailed: { on: { ...WRITING, 'opening.requested': { to: 'opening' } } },
    shown: { on: { 'print.requested': { to: 'stays', does: ['printPage'] } } },
    linkEnded: { on: {} },
    linkRefused: { on: {} },
  },
};

holdAgainst('sharedResult', oracle);
