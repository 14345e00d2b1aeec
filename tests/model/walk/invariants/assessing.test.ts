import { describe } from 'vitest';
import { selectProgress } from '../../../../machines/assessment/assessment.selectors.ts';
import { BREATHING_HELP, CHAT_TOKEN, COMPLETED, FRESH } from '../../../kit/samples.ts';
import { assessing } from './assessing.ts';
import { assessment, call, showEach, stood, world } from './worlds.ts';
import type { Shown } from './worlds.ts';

const { chatContext } = COMPLETED;
const UNAGREED = { chatContext: { ...chatContext, consent: false } };
const CHILD = { ...chatContext, age: 'age_0_18' };
const DIAGNOSING = { CONSENT_GATE: 'diagnosing' };
const URGENT = { checkedMedicines: { emergency: BREATHING_HELP } };
const HELP = [assessment({ FOLLOW_UP: 'gettingHelp' })];
const AWAY = [assessment('CATEGORY')];
const happens = (type: string) => ({ at: 'chat/assessment', type, sample: 0 });
const asking = (currentQuestionIndex: number) =>
  assessment({ FOLLOW_UP: 'answering' }, { currentQuestionIndex });
const CHATTING = stood('chat', 'assessing');
const KNOWN = selectProgress(assessment('CATEGORY') as never);

const SHOWN: readonly Shown[] = [
  {
    name: 'No result is on screen without consent',
    broken: [world({ flows: [assessment('DIAGNOSIS', UNAGREED)] })],
    right: [
      world({ flows: [assessment('DIAGNOSIS')] }),
      world({ flows: [assessment('CATEGORY', UNAGREED)] }),
    ],
  },
  {
    name: 'No answers go to the engine without consent',
    broken: [world({ flows: [assessment(DIAGNOSING, UNAGREED)] })],
    right: [
      world({ flows: [assessment(DIAGNOSING)] }),
      world({ flows: [assessment({ CONSENT_GATE: 'awaitingConsent' }, UNAGREED)] }),
    ],
  },
  {
    name: 'A patient who may be a child has said who agrees before the engine is asked',
    broken: [world({ flows: [assessment(DIAGNOSING, { chatContext: CHILD, consentBy: null })] })],
    right: [
      world({ flows: [assessment(DIAGNOSING, { chatContext: CHILD, consentBy: 'guardian' })] }),
      world({ flows: [assessment(DIAGNOSING, { consentBy: null })] }),
      world({ flows: [assessment('CATEGORY', { chatContext: CHILD, consentBy: null })] }),
    ],
  },
  {
    name: 'No result is on screen that is not there',
    broken: [world({ flows: [assessment('DIAGNOSIS', { diagnosis: null })] })],
    right: [
      world({ flows: [assessment('DIAGNOSIS')] }),
      world({ flows: [assessment('CATEGORY', { diagnosis: null })] }),
    ],
  },
  {
    name: 'On FOLLOW_UP there is a question, or the way back to one',
    broken: [world({ flows: [asking(99)] })],
    right: [
      world({ flows: [asking(0)] }),
      world({ flows: [assessment({ FOLLOW_UP: 'gettingHelp' }, { currentQuestionIndex: 99 })] }),
    ],
  },
  {
    name: 'The address of a step leads to that step again',
    broken: [
      world({
        flows: [assessment('CATEGORY', { chatContext: { ...chatContext, issue: '' } })],
      }),
      world({ flows: [assessment('CLINIC_BOOKING', { diagnosis: null })] }),
    ],
    right: [
      world({ flows: [assessment('CATEGORY')] }),
      world({ flows: [assessment('CALL_TO_ACTION', { diagnosis: null })] }),
    ],
  },
  {
    name: 'The bar of progress is between nothing and all',
    broken: [world({ flows: [asking(-2)] }), world({ flows: [asking(10)] })],
    right: [
      world({ flows: [asking(-1)] }),
      world({ flows: [asking(9)] }),
      world({ flows: [assessment('DIAGNOSIS')] }),
    ],
  },
  {
    name: 'An emergency on the whole screen is left by the patient alone, whatever notice comes',
    broken: [
      world({ before: HELP, flows: AWAY, step: happens('results.deleted') }),
      world({ before: HELP, flows: AWAY, step: happens('xstate.after.1') }),
    ],
    right: [
      ...['help.acknowledged', 'route.changed', 'concern.changed', 'step.backRequested'].map(
        (type) => world({ before: HELP, flows: AWAY, step: happens(type) }),
      ),
      world({ before: HELP, flows: HELP, step: happens('results.deleted') }),
      world({ before: AWAY, flows: AWAY, step: happens('results.deleted') }),
      world({ before: HELP, flows: AWAY }),
      world({ flows: AWAY, step: happens('results.deleted') }),
      world({ before: HELP, step: happens('results.deleted') }),
    ],
  },
  {
    name: 'Nothing is sold to a person who needs help at once',
    broken: ['createQr', 'createOrder', 'openCheckout'].map((src) =>
      world({ flows: [assessment('DIAGNOSIS', URGENT)], calls: [call(src)] }),
    ),
    right: [
      world({ flows: [assessment('DIAGNOSIS')], calls: [call('createQr')] }),
      world({ flows: [assessment('DIAGNOSIS', URGENT)], calls: [call('diagnose')] }),
      world({
        flows: [assessment('DIAGNOSIS', URGENT)],
        calls: [call('createQr', null, { status: 'done' })],
      }),
      world({ calls: [call('createQr')] }),
    ],
  },
  {
    name: 'What the device keeps is what is known',
    broken: [world({ flows: [CHATTING, assessment('CATEGORY')], draft: FRESH })],
    right: [
      world({ flows: [CHATTING, assessment('CATEGORY')], draft: KNOWN }),
      world({ flows: [CHATTING, assessment('CATEGORY')] }),
      world({ flows: [CHATTING, assessment('CATEGORY')], draft: null, isCleared: true }),
      world({ flows: [stood('chat', 'paused'), assessment('CATEGORY')], draft: FRESH }),
      world({ flows: [CHATTING], draft: FRESH }),
    ],
  },
  {
    name: 'What the device keeps can be read again',
    broken: [world({ draft: {} }), world({ draft: { ...KNOWN, step: 'NOWHERE' } })],
    right: [world({ draft: KNOWN }), world({ draft: null }), world({})],
  },
  {
    name: 'What a child alone is told is not stored',
    broken: [
      world({
        calls: [
          call('diagnose', { request: { consentBy: 'minor', chatSessionToken: CHAT_TOKEN } }),
        ],
      }),
    ],
    right: [
      world({ calls: [call('diagnose', { request: { consentBy: 'minor' } })] }),
      world({
        calls: [
          call('diagnose', { request: { consentBy: 'guardian', chatSessionToken: CHAT_TOKEN } }),
        ],
      }),
      world({
        calls: [
          call('saveResult', { request: { consentBy: 'minor', chatSessionToken: CHAT_TOKEN } }),
        ],
      }),
    ],
  },
];

describe('the promises about the assessment', () => {
  showEach(assessing, SHOWN);
});
