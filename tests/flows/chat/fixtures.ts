import { initialTransition } from 'xstate';
import type { Progress } from '../../../contracts/draft.ts';
import type { Step } from '../../../contracts/steps.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';
import { CHAT_TOKEN, COMPLETED, FRESH } from '../../kit/samples.ts';

/** An assessment with everything answered that stands at a step. */
export const assessmentAt = (step: Step) =>
  initialTransition(assessmentMachine, { progress: COMPLETED, addressStep: step, query: null })[0];

/** The same with a chat session, and what the server holds of it. */
export const assessmentWith = (
  onServer: Progress['onServer'],
  token: string | null = CHAT_TOKEN,
) => {
  const standing = assessmentAt('DIAGNOSIS');
  const context = { ...standing.context, onServer, chatSessionToken: token };
  return { ...standing, context };
};

export const fixtures: Fixtures<typeof chatMachine> = {
  inputs: [
    { addressStep: null, query: null, openingShown: 0, fresh: FRESH },
    { addressStep: null, query: 'my gums bleed', openingShown: 0, fresh: FRESH },
  ],
  events: {
    'exit.requested': [{}],
    'freshStart.requested': [{}],
    'continuation.requested': [{}],
    'deletion.requested': [{}],
    'departure.confirmed': [{}],
    'deletion.owed': [{}],
    'draft.kept': [{}],
    'draft.refused': [{}],
    'draft.changedElsewhere': [{}],
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
    opening: { done: [{ kind: 'opened' }] },
    assessment: { snapshot: [assessmentAt('DIAGNOSIS')] },
    scrolling: {},
    confirmation: { done: [{ kind: 'confirmed' }, { kind: 'declined' }] },
  },
  contextKey: ({ restored, query }) => [restored !== null, query !== null],
};
