import { and, not } from 'xstate';
import { assessment } from '../assessment.setup.ts';
import type { AssessmentEvents } from '../assessment.setup.ts';
import { diagnosisInput } from '../rules/diagnose-request.ts';

type ConsentByChosen = Extract<AssessmentEvents, { type: 'consentBy.chosen' }>;

const consentByChosen = {
  guard: 'isAskedWhoAgrees',
  actions: {
    type: 'answer',
    params: ({ event: { consentBy } }: { readonly event: ConsentByChosen }) => ({ consentBy }),
  },
} as const;

/**
 * CONSENT_GATE: consent first, then the call; a failed call keeps every answer (CONS-01..09). A patient who may be a
 * child is also asked who agrees: a child alone gets a result that is not stored.
 */
export const CONSENT_GATE = assessment.createStateConfig({
  description: 'The patient agrees and asks for the assessment.',
  initial: 'awaitingConsent',
  states: {
    awaitingConsent: {
      description:
        'The patient says who agrees where that may be another, ticks the consent box and asks; a chat session that is still missing is opened meanwhile.',
      invoke: {
        id: 'reopenChatSession',
        src: 'openChatSession',
        input: ({ context }) => ({ known: context.chatSessionToken }),
        onDone: {
          actions: { type: 'rememberSession', params: ({ event }) => ({ token: event.output }) },
        },
        // The result is then given and not stored, which DIAGNOSIS says.
        onError: {},
      },
      on: {
        'consent.granted': {
          guard: not('hasConsent'),
          actions: { type: 'answer', params: { chatContext: { consent: true } } },
        },
        'consent.withdrawn': {
          guard: 'hasConsent',
          actions: { type: 'answer', params: { chatContext: { consent: false } } },
        },
        'consentBy.chosen': consentByChosen,
        'assessment.requested': {
          guard: and(['hasConsent', 'hasConsentBy']),
          target: 'diagnosing',
        },
      },
    },
    diagnosing: {
      description: 'The answers are with the engine.',
      tags: 'busy',
      entry: 'expectStored',
      invoke: {
        id: 'diagnose',
        src: 'diagnose',
        input: ({ context }) => diagnosisInput(context),
        onDone: {
          target: '#assessment.DIAGNOSIS',
          actions: {
            type: 'rememberResult',
            params: ({ event }) => ({ diagnosis: event.output }),
          },
        },
        onError: 'diagnosisFailed',
      },
    },
    diagnosisFailed: {
      description: 'A quiet line says that it did not work and that the answers are kept.',
      on: {
        'consent.withdrawn': {
          target: 'awaitingConsent',
          actions: { type: 'answer', params: { chatContext: { consent: false } } },
        },
        'consentBy.chosen': consentByChosen,
        'assessment.requested': 'diagnosing',
      },
    },
  },
  on: { 'step.backRequested': 'MEDICAL_HISTORY' },
});
