import { initialTransition } from 'xstate';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { CHAT_TOKEN, COMPLETED, DIAGNOSIS, FRESH, SESSION_TOKEN } from '../../kit/samples.ts';

/** Under what an account has a result. */
export const SAVED_ID = '00000000-0000-4000-8000-000000000009';

/** An assessment of somebody who has said nothing yet. */
export const NEWCOMER = initialTransition(assessmentMachine, {
  progress: FRESH,
  addressStep: null,
  query: null,
})[0];

/** An assessment with everything answered that stands at a step. */
export const assessmentAt = (step: Step) =>
  initialTransition(assessmentMachine, { progress: COMPLETED, addressStep: step, query: null })[0];

/** The same with a chat session, what the server holds of it, and under what an account has its result. */
export const assessmentWith = (
  onServer: Progress['onServer'],
  token: string | null = CHAT_TOKEN,
  changes: Partial<Diagnosis> = {},
) => {
  const standing = assessmentAt('DIAGNOSIS');
  const diagnosis = { ...DIAGNOSIS, ...changes };
  const context = { ...standing.context, onServer, chatSessionToken: token, diagnosis };
  return { ...standing, context };
};

/** What a consultation after the sample's assessment is about. */
export const CONSULTATION = {
  topDiagnosis: 'Reversible pulpitis',
  sessionToken: SESSION_TOKEN,
  payment: null,
};

export const cases: Cases<typeof chatMachine> = {
  inputs: [
    { addressStep: null, query: null, openingShown: 0, fresh: FRESH },
    { addressStep: null, query: 'my gums bleed', openingShown: 0, fresh: FRESH },
  ],
  events: {
    'exit.requested': [{}],
    'pause.requested': [{}],
    'freshStart.requested': [{}],
    'continuation.requested': [{}],
    'deletion.requested': [{}],
    'departure.confirmed': [{}],
    'deletion.owed': [{}],
    'draft.kept': [{}],
    'draft.refused': [{}],
    'draft.changedElsewhere': [{}],
    'result.reached': [{}],
    'result.kept': [{}],
    'result.dropped': [{}],
    'save.requested': [{}],
    'session.changed': [{}],
    'booking.requested': [{ consultation: CONSULTATION }],
  },
  actors: {
    loadDraft: {
      done: [{ kind: 'none' }, { kind: 'dropped' }, { kind: 'found', progress: COMPLETED }],
      error: ['storage is blocked'],
    },
    clearProgress: { done: [undefined], error: ['storage is blocked'] },
    deleteResults: {
      done: [{ verdict: 'deleted' }, { verdict: 'not_yours' }],
      error: [{ kind: 'network', message: 'offline' }],
    },
    keepDraft: {},
    watchDraft: {},
    watchSession: {},
    saveResult: {
      done: [{ kind: 'anonymous' }, { kind: 'saved', id: SAVED_ID }],
      error: [{ kind: 'network', message: 'offline' }],
    },
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: ['offline'] },
    bookingDialog: { done: [{ kind: 'booked' }], error: ['offline'] },
    opening: { done: [{ kind: 'opened' }] },
    assessment: { snapshot: [assessmentAt('DIAGNOSIS')] },
    scrolling: {},
    confirmation: { done: [{ kind: 'confirmed' }, { kind: 'declined' }] },
  },
  // The assessment has been told of the draft and the words when it begins.
  contextKey: ({ restored, query, isLosable }, at) =>
    typeof at === 'object' && 'assessing' in at
      ? [isLosable]
      : [restored !== null, query !== null, isLosable],
};
