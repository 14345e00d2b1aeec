import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { Savable } from '../../../machines/assessment/saving.selectors.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CHAT_TOKEN, COMPLETED, SESSION_TOKEN } from '../../kit/samples.ts';
import { SAVED_ID, assessmentWith } from './cases.ts';

type Chat = typeof chatMachine;

export const NOTHING: Savable = { kind: 'nothing', at: null };

const { consent: _consent, ...PERSON } = COMPLETED.chatContext;

/** The result of the sample's assessment, with the answers that it rests on and the right to it. */
export const UNSAVED = {
  kind: 'unsaved',
  at: null,
  result: {
    ...PERSON,
    consent: true,
    followUpAnswers: COMPLETED.followUpAnswers,
    confirmedSigns: COMPLETED.confirmedSigns,
    xrayFindings: COMPLETED.xrayFindings,
    sessionToken: SESSION_TOKEN,
    chatSessionToken: CHAT_TOKEN,
  },
} as Savable;

const AWAITING_RESULT = 'assessing.saving.awaitingResult';
const SAVING = 'assessing.saving.savingResult';
const AWAITING_SESSION = 'assessing.saving.awaitingSession';
const SIGNING_IN = 'assessing.saving.awaitingSignIn';
const REQUESTED = 'assessing.saving.savingAsRequested';
const FAILED = 'assessing.saving.saveFailed';
const SAVED = 'assessing.saving.saved';

const SAID_FAILED = ['emits notice.raised: Error while saving'];
const SAID_SAVED = 'emits notice.raised: Saved to Dashboard';
const IS_SAVED = { with: { output: { kind: 'saved', id: SAVED_ID } }, to: SAVED } as const;
const TOLD = 'tells assessment: result.saved';

/** What saving always starts. */
export const savingStarts: Oracle<Chat>['starts'] = {
  'assessing.saving': ['calls watchSession'],
  [SAVING]: ['calls saveResult'],
  [SIGNING_IN]: ['calls signInGate'],
  [REQUESTED]: ['calls saveRequested'],
};

/** Saving by itself, and because it was asked for. */
export const saving: Pick<
  Oracle<Chat>['leaves'],
  | typeof AWAITING_RESULT
  | typeof SAVING
  | typeof AWAITING_SESSION
  | typeof SIGNING_IN
  | typeof REQUESTED
  | typeof FAILED
  | typeof SAVED
> = {
  [AWAITING_RESULT]: {
    on: { 'save.requested': { to: 'stays', does: ['emits notice.raised: Not saved'] } },
  },
  [SAVING]: {
    on: {
      'done: saveResult': [
        // SAVE-02: what the assessment is told of the id.
        { ...IS_SAVED, does: [TOLD] },
        // SAVE-04: nobody is signed in.
        { with: { output: { kind: 'anonymous' } }, to: AWAITING_SESSION },
      ],
      'failed: saveResult': { to: FAILED, does: SAID_FAILED },
      'save.requested': { to: REQUESTED },
    },
  },
  [AWAITING_SESSION]: {
    on: { 'session.changed': { to: SAVING }, 'save.requested': { to: SIGNING_IN } },
  },
  [SIGNING_IN]: {
    on: {
      'done: signInGate': [
        { with: { output: { kind: 'granted' } }, to: REQUESTED },
        { with: { output: { kind: 'dismissed' } }, to: AWAITING_SESSION },
      ],
      'failed: signInGate': {
        to: AWAITING_SESSION,
        does: ['emits notice.raised: Not connected'],
      },
    },
  },
  [REQUESTED]: {
    on: {
      'done: saveRequested': [
        { ...IS_SAVED, does: [TOLD, SAID_SAVED] },
        // Signed out meanwhile.
        { with: { output: { kind: 'anonymous' } }, to: SIGNING_IN },
      ],
      'failed: saveRequested': { to: FAILED, does: SAID_FAILED },
    },
  },
  [FAILED]: {
    on: { 'session.changed': { to: SAVING }, 'save.requested': { to: REQUESTED } },
  },
  // SAVE-03: not once more.
  [SAVED]: { on: { 'save.requested': { to: 'stays', does: [SAID_SAVED] } } },
};

/** What becomes of the result, wherever saving stands. */
export const savingAround: NonNullable<Oracle<Chat>['around']>['assessing.saving'] = {
  'result.reached': [
    { at: AWAITING_RESULT, to: SAVING },
    { at: SAVED, to: SAVING },
    { at: FAILED, to: SAVING },
  ],
  'result.kept': [
    { at: AWAITING_RESULT, to: SAVED },
    { at: AWAITING_SESSION, to: SAVED },
  ],
  'result.dropped': [
    { at: SAVED, to: AWAITING_RESULT },
    { at: SAVING, to: AWAITING_RESULT },
    { at: AWAITING_SESSION, to: AWAITING_RESULT },
  ],
};

type Moves = NonNullable<NonNullable<Oracle<Chat>['around']>['assessing']>['moved: assessment'];

/** What a moved assessment says of its result: each time it becomes another, and once. */
export const savingMoves = (at: 'assessing.conversing.answering') =>
  [
    {
      at,
      given: { screen: 'DIAGNOSIS', savable: UNSAVED },
      with: { snapshot: assessmentWith('result') },
      to: 'stays',
      does: ['tells keepDraft: progress.moved'],
    },
    {
      at,
      given: { screen: 'DIAGNOSIS', savable: UNSAVED },
      with: {
        snapshot: assessmentWith('result', CHAT_TOKEN, { received_at: '2026-01-02T00:00:00Z' }),
      },
      to: [SAVING],
      does: ['tells keepDraft: progress.moved', 'result.reached'],
    },
    {
      at,
      given: { screen: 'DIAGNOSIS', savable: UNSAVED },
      with: { snapshot: assessmentWith('result', CHAT_TOKEN, { diagnosis_id: SAVED_ID }) },
      to: [SAVED],
      knows: { savable: { kind: 'saved', at: null } },
      does: ['tells keepDraft: progress.moved', 'result.kept'],
    },
    // While a deletion is owed nothing new is stored.
    {
      at,
      given: { screen: 'DIAGNOSIS', savable: UNSAVED },
      with: { snapshot: assessmentWith('deletionOwed') },
      to: [AWAITING_RESULT],
      knows: { savable: NOTHING },
      does: ['tells keepDraft: progress.moved', 'deletion.owed', 'result.dropped'],
    },
  ] as const satisfies Moves;
