// Between consent and result. The answers are sent only with consent; a failed call keeps every one of them.
// CONSENT_GATE starts it; it ends with the diagnosis.
import { assign, setup } from 'xstate';
import type { DiagnoseRequest } from '../../contracts/api.ts';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import { REQUEST_TIMEOUT_MS } from '../../contracts/product.ts';
import { asFailure } from '../kit/failure.ts';
import type { Failure } from '../kit/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

export type DiagnosisInput = { request: DiagnoseRequest; consent: boolean };
export type DiagnosisContext = DiagnosisInput & { diagnosis: Diagnosis | null };
export type DiagnosisOutput = { diagnosis: Diagnosis | null };
export type DiagnosisEvents =
  | { type: 'consent.granted' }
  | { type: 'consent.withdrawn' }
  | { type: 'assessment.requested' };

/** The chart from consent to result (CONS-01..09). */
export const diagnosisMachine = setup({
  types: {} as {
    input: DiagnosisInput;
    context: DiagnosisContext;
    events: DiagnosisEvents;
    output: DiagnosisOutput;
    tags: Tag;
  },
  actors: { diagnose: notProvided<Diagnosis, DiagnoseRequest>('diagnose') },
  actions: {
    rememberConsent: assign({ consent: true }),
    forgetConsent: assign({ consent: false }),
    rememberDiagnosis: assign((_, params: { diagnosis: Diagnosis }) => params),
    logFailure: (_, _params: { failure: Failure }) => undefined,
  },
  guards: { hasConsent: ({ context }) => context.consent },
  delays: { requestTimeout: REQUEST_TIMEOUT_MS },
}).createMachine({
  id: 'diagnosis',
  description: 'Asks for consent, then for the assessment.',
  context: ({ input }) => ({ ...input, diagnosis: null }),
  initial: 'recallingConsent',
  output: ({ context }) => ({ diagnosis: context.diagnosis }),
  states: {
    recallingConsent: {
      description: 'Consent given before a reload still stands.',
      always: [{ guard: 'hasConsent', target: 'consentGranted' }, { target: 'awaitingConsent' }],
    },
    awaitingConsent: {
      description: 'The consent box is not ticked, so nothing can be sent.',
      tags: 'awaitingPerson',
      on: { 'consent.granted': { target: 'consentGranted', actions: 'rememberConsent' } },
    },
    consentGranted: {
      description: 'The assessment can be asked for.',
      tags: 'awaitingPerson',
      on: {
        'consent.withdrawn': { target: 'awaitingConsent', actions: 'forgetConsent' },
        'assessment.requested': 'diagnosing',
      },
    },
    diagnosing: {
      description: 'The answers are with the engine.',
      tags: 'busy',
      invoke: {
        id: 'diagnose',
        src: 'diagnose',
        input: ({ context }) => context.request,
        onDone: {
          target: 'diagnosed',
          actions: {
            type: 'rememberDiagnosis',
            params: ({ event }) => ({ diagnosis: event.output }),
          },
        },
        onError: {
          target: 'diagnosisFailed',
          actions: {
            type: 'logFailure',
            params: ({ event }) => ({ failure: asFailure(event.error) }),
          },
        },
      },
      after: {
        requestTimeout: {
          target: 'diagnosisFailed',
          actions: {
            type: 'logFailure',
            params: { failure: { kind: 'timeout', message: 'No reply to the diagnose call' } },
          },
        },
      },
    },
    diagnosisFailed: {
      description: 'A quiet line says that it did not work and that the answers are kept.',
      tags: ['awaitingPerson', 'recoverable'],
      on: {
        'consent.withdrawn': { target: 'awaitingConsent', actions: 'forgetConsent' },
        'assessment.requested': 'diagnosing',
      },
    },
    diagnosed: { description: 'The result is here.', type: 'final' },
  },
});
