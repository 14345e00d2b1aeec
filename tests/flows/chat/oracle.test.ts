import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { freshProgress } from '../../../machines/chat/progress.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CHAT_TOKEN, COMPLETED, FRESH, SESSION_TOKEN } from '../../kit/samples.ts';
import { NEWCOMER, assessmentAt, assessmentWith } from './cases.ts';
import { NO_CONSULTATION, booking, bookingStarts } from './oracle.booking.ts';
import {
  NOTHING,
  UNSAVED,
  saving,
  savingAround,
  savingMoves,
  savingStarts,
} from './oracle.saving.ts';

/** Words in the box, and nothing else. */
const WRITTEN = { ...FRESH, concernText: 'my gums bleed' };

/** What the server may hold, and what is left on the device of an assessment while it does. */
const STORED = { sessionToken: SESSION_TOKEN, chatSessionToken: CHAT_TOKEN };
const NEXT = { ...FRESH, sessionToken: 'detailed-1767225600001-another12345678' };
const DEBT = { ...NEXT, sessionToken: SESSION_TOKEN, onServer: 'deletionOwed' as const };

const ANSWERING = 'assessing.conversing.answering';
const STARTED = [
  'assessing.conversing.answering',
  'assessing.keeping.awaitingOutcome',
  'assessing.saving.awaitingResult',
  'assessing.booking.awaitingRequest',
  'assessing.withdrawing.settled',
] as const;

const oracle: Oracle<typeof chatMachine> = {
  known: {
    addressStep: null,
    query: null,
    openingShown: 0,
    fresh: FRESH,
    restored: null,
    stored: null,
    savable: NOTHING,
    isLosable: false,
    consultation: NO_CONSULTATION,
    screen: null,
  },
  opens: [
    {
      input: { addressStep: null, query: null, openingShown: 0, fresh: FRESH },
      at: 'restoringDraft',
    },
    {
      input: { addressStep: null, query: 'my gums bleed', openingShown: 0, fresh: FRESH },
      at: 'restoringDraft',
      knows: { query: 'my gums bleed', restored: null, stored: null, screen: null },
    },
  ],
  delays: {
    deletionPatience: 5000,
    deletionRetry: 30_000,
    leavingPatience: 10_000,
  },
  starts: {
    restoringDraft: ['calls loadDraft'],
    confirmingFreshStart: ['calls freshStart'],
    clearingPrevious: ['calls clearPrevious'],
    opening: ['calls opening'],
    assessing: ['calls keepDraft', 'calls scrolling', 'calls watchDraft', 'calls assessment'],
    'assessing.conversing.confirmingExit': ['calls confirmation'],
    'assessing.conversing.confirmingRestart': ['calls restart'],
    'assessing.keeping.refused': ['emits notice.raised: Your answers are not saved'],
    ...savingStarts,
    ...bookingStarts,
    'assessing.withdrawing.owing': ['waits deletionPatience'],
    'assessing.withdrawing.owing.deletingResults': ['calls deleteOwed'],
    'assessing.withdrawing.owing.awaitingRetry': ['waits deletionRetry'],
    deletingStored: ['calls deleteStored', 'waits leavingPatience'],
    clearingProgress: ['calls clearProgress'],
  },
  leaves: {
    restoringDraft: {
      on: {
        'done: loadDraft': [
          { with: { output: { kind: 'none' } }, to: 'opening', knows: { restored: null } },
          {
            with: { output: { kind: 'found', progress: COMPLETED } },
            to: 'opening',
            knows: { restored: COMPLETED },
          },
          {
            with: { output: { kind: 'dropped' } },
            to: 'opening',
            knows: { restored: null },
            does: ['emits notice.raised: A fresh start'],
          },
          // LAND-05, LAND-06: new words never take the place of an assessment without being asked.
          {
            given: { query: 'my gums bleed' },
            with: { output: { kind: 'found', progress: COMPLETED } },
            to: 'confirmingFreshStart',
            knows: { restored: COMPLETED, query: 'my gums bleed' },
          },
          {
            given: { query: 'my gums bleed' },
            with: { output: { kind: 'found', progress: WRITTEN } },
            to: 'confirmingFreshStart',
            knows: { restored: WRITTEN },
          },
          {
            given: { query: 'my gums bleed' },
            with: { output: { kind: 'found', progress: DEBT } },
            to: 'opening',
            knows: { restored: DEBT, query: 'my gums bleed' },
          },
          {
            given: { query: 'my gums bleed' },
            with: { output: { kind: 'none' } },
            to: 'opening',
            knows: { restored: null, query: 'my gums bleed' },
          },
        ],
        'failed: loadDraft': { to: 'opening', knows: { restored: null } },
      },
    },
    confirmingFreshStart: {
      on: {
        'done: freshStart': [
          {
            given: { query: 'my gums bleed', fresh: NEXT, restored: COMPLETED },
            with: { output: { kind: 'confirmed' } },
            to: 'clearingPrevious',
            knows: { query: 'my gums bleed', restored: null },
          },
          {
            given: { fresh: NEXT, restored: { ...COMPLETED, onServer: 'result' } },
            with: { output: { kind: 'confirmed' } },
            to: 'clearingPrevious',
            knows: { restored: DEBT },
          },
          {
            given: { query: 'my gums bleed', addressStep: 'INTRO', restored: COMPLETED },
            with: { output: { kind: 'declined' } },
            to: 'opening',
            knows: { query: null, addressStep: null, restored: COMPLETED },
          },
        ],
      },
    },
    clearingPrevious: {
      on: {
        'done: clearPrevious': { to: 'opening' },
        'failed: clearPrevious': { to: 'opening' },
      },
    },
    opening: {
      on: {
        'done: opening': [
          { given: { isLosable: true }, to: STARTED, knows: { isLosable: false } },
          { given: { query: 'my gums bleed' }, to: STARTED, knows: { isLosable: true } },
          {
            given: { restored: COMPLETED, screen: 'DIAGNOSIS', stored: STORED, savable: UNSAVED },
            to: STARTED,
            knows: { screen: null, stored: null, savable: NOTHING, isLosable: true },
            // FLOW-23
            does: ['emits notice.raised: Progress Restored'],
          },
          {
            given: { restored: WRITTEN },
            to: 'assessing.conversing.answering',
            does: ['emits notice.raised: Progress Restored'],
          },
          { given: { restored: freshProgress(FRESH) }, to: 'assessing.conversing.answering' },
        ],
      },
    },
    'assessing.conversing.answering': {
      on: {
        'exit.requested': [
          { given: { isLosable: true }, to: 'assessing.conversing.confirmingExit' },
          { to: 'clearingProgress' },
        ],
        'freshStart.requested': { to: 'assessing.conversing.confirmingRestart' },
      },
    },
    'assessing.conversing.confirmingExit': {
      on: {
        // Nothing is on the device yet.
        'pause.requested': { to: 'refused' },
        'done: confirmation': [
          { with: { output: { kind: 'confirmed' } }, to: 'deletingStored' },
          { with: { output: { kind: 'declined' } }, to: 'assessing.conversing.answering' },
        ],
      },
    },
    'assessing.conversing.confirmingRestart': {
      on: {
        'done: restart': [
          { with: { output: { kind: 'confirmed' } }, to: 'deletingStored' },
          { with: { output: { kind: 'declined' } }, to: 'assessing.conversing.answering' },
        ],
      },
    },
    'assessing.keeping.awaitingOutcome': {
      on: {
        'draft.kept': { to: 'assessing.keeping.kept' },
        'draft.refused': { to: 'assessing.keeping.refused' },
      },
    },
    'assessing.keeping.kept': {
      on: {
        'draft.refused': { to: 'assessing.keeping.refused' },
      },
    },
    'assessing.keeping.refused': {
      on: {
        'draft.kept': { to: 'assessing.keeping.kept' },
      },
    },
    ...saving,
    ...booking,
    'assessing.withdrawing.settled': {
      on: { 'deletion.owed': { to: 'assessing.withdrawing.owing.deletingResults' } },
    },
    'assessing.withdrawing.owing.deletingResults': {
      on: {
        'done: deleteOwed': [
          {
            with: { output: { verdict: 'deleted' } },
            to: 'assessing.withdrawing.settled',
            does: ['tells assessment: results.deleted'],
          },
          {
            with: { output: { verdict: 'not_yours' } },
            to: 'assessing.withdrawing.settled',
            does: ['tells assessment: results.deleted', 'emits notice.raised: Not deleted'],
          },
        ],
        'failed: deleteOwed': { to: 'assessing.withdrawing.owing.awaitingRetry' },
      },
    },
    'assessing.withdrawing.owing.awaitingRetry': {
      on: { 'after deletionRetry': { to: 'assessing.withdrawing.owing.deletingResults' } },
    },
    continuedElsewhere: {
      on: {
        'continuation.requested': {
          given: { addressStep: 'DIAGNOSIS', query: 'my gums bleed', restored: COMPLETED },
          to: 'restoringDraft',
          knows: { addressStep: null, query: null, restored: null },
        },
      },
    },
    deletingStored: {
      on: {
        'done: deleteStored': [
          {
            given: { stored: STORED },
            with: { output: { verdict: 'deleted' } },
            to: 'clearingProgress',
            knows: { stored: null },
          },
          {
            given: { stored: STORED },
            with: { output: { verdict: 'not_yours' } },
            to: 'clearingProgress',
            knows: { stored: null },
            does: ['emits notice.raised: Not deleted'],
          },
        ],
        'failed: deleteStored': {
          given: { stored: STORED },
          to: 'deletionFailed',
          knows: { stored: STORED },
        },
        'after leavingPatience': {
          given: { stored: STORED },
          to: 'deletionFailed',
          knows: { stored: STORED },
        },
      },
    },
    deletionFailed: {
      on: {
        'deletion.requested': { given: { stored: STORED }, to: 'deletingStored' },
        'departure.confirmed': {
          given: { stored: STORED },
          to: 'clearingProgress',
          knows: { stored: STORED },
        },
      },
    },
    clearingProgress: {
      on: { 'done: clearProgress': { to: 'left' }, 'failed: clearProgress': { to: 'left' } },
    },
    paused: { on: {}, output: { kind: 'left' } },
    left: { on: {}, output: { kind: 'left' } },
  },
  around: {
    assessing: {
      'draft.changedElsewhere': { at: ANSWERING, to: 'continuedElsewhere' },
      'moved: assessment': [
        {
          at: ANSWERING,
          with: { snapshot: assessmentAt('DIAGNOSIS') },
          to: 'stays',
          knows: { screen: 'DIAGNOSIS', isLosable: true },
          does: ['tells keepDraft: progress.moved', 'tells scrolling: screen.shown'],
        },
        {
          at: ANSWERING,
          given: { screen: 'INTRO', isLosable: true },
          with: { snapshot: NEWCOMER },
          to: 'stays',
          knows: { isLosable: false },
          does: ['tells keepDraft: progress.moved'],
        },
        {
          at: ANSWERING,
          given: { screen: 'DIAGNOSIS' },
          with: { snapshot: assessmentAt('FOLLOW_UP') },
          to: 'stays',
          knows: { screen: 'FOLLOW_UP 9' },
          does: ['tells keepDraft: progress.moved', 'tells scrolling: screen.shown'],
        },
        {
          at: ANSWERING,
          given: { screen: 'DIAGNOSIS' },
          with: { snapshot: assessmentWith('result') },
          to: ['assessing.withdrawing.settled', 'assessing.saving.savingResult'],
          knows: { stored: STORED, savable: UNSAVED },
          does: ['tells keepDraft: progress.moved', 'result.reached'],
        },
        {
          at: ANSWERING,
          given: { screen: 'DIAGNOSIS' },
          with: { snapshot: assessmentWith('deletionOwed') },
          to: ['assessing.withdrawing.owing.deletingResults'],
          knows: { stored: STORED },
          does: ['tells keepDraft: progress.moved', 'deletion.owed'],
        },
        ...savingMoves(ANSWERING),
        // Nobody here has a right to ask for it.
        {
          at: ANSWERING,
          given: { screen: 'DIAGNOSIS', stored: STORED },
          with: { snapshot: assessmentWith('deletionOwed', null) },
          to: ['assessing.withdrawing.settled'],
          knows: { stored: null },
          does: ['tells keepDraft: progress.moved'],
        },
      ],
    },
    'assessing.saving': savingAround,
    'assessing.withdrawing.owing': {
      // Said once, however many tries it takes.
      'after deletionPatience': {
        at: 'assessing.withdrawing.owing.deletingResults',
        to: 'stays',
        does: ['emits notice.raised: Not deleted yet'],
      },
    },
  },
};

holdAgainst('chat', oracle);
