import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { PROFILE, SESSIONS } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { NAMES, OFFLINE } from './cases.ts';

const AWAITING = 'editing.awaitingChange';
const CHANGE_FAILED = 'editing.changeFailed';
const SIGN_OUT_FAILED = 'editing.signOutFailed';
const EXPORT_FAILED = 'editing.exportFailed';
const SAID = { kind: 'refused', message: 'Too many at once.', isSaid: true };
const NAMED = { kind: 'names', names: NAMES } as const;
const WITHDRAWN = { kind: 'consent', purpose: 'dataProcessing', granted: false } as const;
const SENT = { with: { names: NAMES }, to: 'savingChange', knows: { change: NAMED } } as const;
const CHOSEN = {
  with: { preference: 'newsletter', wanted: true },
  to: 'savingChange',
  knows: { change: { kind: 'preference', preference: 'newsletter', wanted: true } },
} as const;
const GIVEN = {
  with: { purpose: 'dataProcessing', granted: true },
  to: 'savingChange',
} as const;
const EDITED = [AWAITING, CHANGE_FAILED, SIGN_OUT_FAILED, EXPORT_FAILED] as const;

const oracle: Oracle<typeof profileMachine> = {
  known: { profile: PROFILE, sessions: SESSIONS, change: null, refusal: null },
  opens: [{ input: undefined, at: 'loadingProfile', knows: { profile: null, sessions: [] } }],
  starts: {
    loadingProfile: ['calls loadProfile'],
    [CHANGE_FAILED]: ['emits notice.raised: Not saved'],
    [SIGN_OUT_FAILED]: ['emits notice.raised: Still signed in'],
    [EXPORT_FAILED]: ['emits notice.raised: No download'],
    savingChange: ['calls saveChange'],
    endingSessions: ['calls endSessions'],
    exportingData: ['calls exportData'],
    erasingAccount: ['calls accountErasure'],
  },
  leaves: {
    loadingProfile: {
      tags: ['busy'],
      on: {
        'done: loadProfile': {
          given: { profile: null, sessions: [] },
          with: { output: { profile: PROFILE, sessions: SESSIONS } },
          to: AWAITING,
          knows: { profile: PROFILE, sessions: SESSIONS },
        },
        'failed: loadProfile': { to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingProfile' } } },
    [AWAITING]: { on: {} },
    [CHANGE_FAILED]: { on: {} },
    [SIGN_OUT_FAILED]: { on: {} },
    [EXPORT_FAILED]: { on: {} },
    confirmingWithdrawal: {
      on: {
        'withdrawal.confirmed': {
          given: { change: WITHDRAWN },
          to: 'savingChange',
          knows: { change: WITHDRAWN },
        },
        'question.declined': {
          given: { change: WITHDRAWN },
          to: AWAITING,
          knows: { change: null },
        },
        'erasure.requested': {
          given: { change: WITHDRAWN },
          to: 'erasingAccount',
          knows: { change: null },
        },
      },
    },
    savingChange: {
      tags: ['busy'],
      on: {
        'done: saveChange': [
          {
            given: { change: NAMED },
            with: { output: { ...PROFILE, ...NAMES } },
            to: AWAITING,
            knows: { profile: { ...PROFILE, ...NAMES }, change: null },
            does: ['emits notice.raised: Saved'],
          },
          {
            given: { change: WITHDRAWN },
            with: { output: PROFILE },
            to: AWAITING,
            knows: { profile: PROFILE, change: null },
          },
        ],
        'failed: saveChange': [
          {
            given: { change: NAMED },
            with: { error: OFFLINE },
            to: CHANGE_FAILED,
            knows: { change: null, refusal: null, profile: PROFILE },
          },
          { with: { error: SAID }, to: CHANGE_FAILED, knows: { refusal: 'Too many at once.' } },
        ],
      },
    },
    confirmingSignOut: {
      on: {
        'signOutEverywhere.confirmed': { to: 'endingSessions' },
        'question.declined': { to: AWAITING },
      },
    },
    endingSessions: {
      tags: ['busy'],
      on: {
        'done: endSessions': { to: 'signedOut' },
        'failed: endSessions': { with: { error: OFFLINE }, to: SIGN_OUT_FAILED },
      },
    },
    exportingData: {
      tags: ['busy'],
      on: {
        'done: exportData': { to: AWAITING, does: ['emits notice.raised: Download ready'] },
        'failed: exportData': {
          with: { error: SAID },
          to: EXPORT_FAILED,
          knows: { refusal: 'Too many at once.' },
        },
      },
    },
    erasingAccount: {
      on: {
        'done: accountErasure': [
          { with: { output: { kind: 'kept' } }, to: AWAITING },
          { with: { output: { kind: 'erased' } }, to: 'erased' },
        ],
        'erasure.closed': { to: AWAITING },
      },
    },
    signedOut: { on: {}, output: { kind: 'signedOut' } },
    erased: { on: {}, output: { kind: 'erased' } },
  },
  around: {
    editing: {
      'names.submitted': [
        ...EDITED.map((at) => ({ at, ...SENT })),
        {
          at: AWAITING,
          with: { names: { firstName: ' Aasha', lastName: 'Verma ' } },
          to: 'savingChange',
          knows: { change: NAMED },
        },
        { at: AWAITING, with: { names: { ...NAMES, firstName: ' ' } }, to: 'refused' },
        { at: AWAITING, with: { names: { ...NAMES, lastName: '..' } }, to: 'refused' },
        { at: AWAITING, with: { names: { ...NAMES, lastName: 'x'.repeat(101) } }, to: 'refused' },
      ],
      'preference.chosen': EDITED.map((at) => ({ at, ...CHOSEN })),
      'consent.decided': [
        ...EDITED.map((at) => ({ at, ...GIVEN })),
        // ONBD-17, ONBD-18: what follows is said before a required one is taken back.
        {
          at: AWAITING,
          with: { purpose: 'dataProcessing', granted: false },
          to: 'confirmingWithdrawal',
          knows: { change: WITHDRAWN },
        },
        {
          at: AWAITING,
          with: { purpose: 'aiAnalysis', granted: false },
          to: 'confirmingWithdrawal',
        },
        {
          at: AWAITING,
          with: { purpose: 'communications', granted: false },
          to: 'savingChange',
        },
      ],
      'signOutEverywhere.requested': EDITED.map((at) => ({ at, to: 'confirmingSignOut' as const })),
      'export.requested': EDITED.map((at) => ({ at, to: 'exportingData' as const })),
      'erasure.requested': EDITED.map((at) => ({ at, to: 'erasingAccount' as const })),
    },
  },
};

holdAgainst('profile', oracle);
