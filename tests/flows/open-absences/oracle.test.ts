import type { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { BOTH, CAME, FIRST, MISSED, OFFLINE, SECOND } from './cases.ts';

const LISTED = 'listed.awaitingChoice';
const FAILED = 'listed.settlingFailed';
const SAID = {
  settled: ['emits notice.raised: The call is settled'],
  failed: ['emits notice.raised: Nothing was settled'],
};

const oracle: Oracle<typeof openAbsencesMachine> = {
  known: { absences: BOTH, choice: null },
  opens: [{ input: undefined, at: 'loadingAbsences', knows: { absences: [], choice: null } }],
  starts: {
    loadingAbsences: ['calls loadAbsences'],
    settlingAbsence: ['calls settleAbsence'],
  },
  leaves: {
    loadingAbsences: {
      tags: ['busy'],
      on: {
        'done: loadAbsences': [
          { with: { output: BOTH }, to: LISTED, knows: { absences: BOTH } },
          { with: { output: [] }, to: 'nothingOpen' },
        ],
        'failed: loadAbsences': { to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingAbsences' } } },
    nothingOpen: { on: { 'loading.requested': { to: 'loadingAbsences' } } },
    [LISTED]: { on: {} },
    [FAILED]: { on: {} },
    asking: {
      on: {
        'verdict.confirmed': {
          given: { choice: MISSED },
          to: 'settlingAbsence',
          knows: { choice: MISSED },
        },
        'verdict.declined': {
          given: { choice: MISSED },
          to: LISTED,
          knows: { choice: null, absences: BOTH },
        },
      },
    },
    settlingAbsence: {
      tags: ['busy'],
      on: {
        'done: settleAbsence': [
          {
            given: { choice: MISSED },
            with: { output: { success: true } },
            to: LISTED,
            knows: { choice: null, absences: [SECOND] },
            does: SAID.settled,
          },
          {
            given: { choice: CAME },
            with: { output: { success: true } },
            to: LISTED,
            knows: { choice: null, absences: [FIRST] },
            does: SAID.settled,
          },
          {
            given: { choice: CAME, absences: [SECOND] },
            with: { output: { success: true } },
            to: 'nothingOpen',
            knows: { choice: null, absences: [] },
            does: SAID.settled,
          },
        ],
        'failed: settleAbsence': {
          given: { choice: MISSED },
          with: { error: OFFLINE },
          to: FAILED,
          knows: { choice: null, absences: BOTH },
          does: SAID.failed,
        },
      },
    },
  },
  around: {
    listed: {
      'loading.requested': [
        { at: LISTED, to: 'loadingAbsences' },
        { at: FAILED, to: 'loadingAbsences' },
      ],
      'verdict.chosen': [
        { at: LISTED, with: MISSED, to: 'asking', knows: { choice: MISSED } },
        { at: FAILED, with: CAME, to: 'asking', knows: { choice: CAME } },
      ],
    },
  },
};

holdAgainst('openAbsences', oracle);
