import { isDeepStrictEqual } from 'node:util';
import { Progress } from '../../../../contracts/assessment/draft.ts';
import type { DiagnosisInput } from '../../../../machines/assessment/rules/diagnose-request.ts';
import {
  selectProgress,
  selectScreen,
  selectStep,
} from '../../../../machines/assessment/assessment.selectors.ts';
import { selectProgressView } from '../../../../machines/assessment/progress.selectors.ts';
import { emergencyKnown } from '../../../../machines/assessment/rules/emergency.ts';
import { questionAt } from '../../../../machines/assessment/rules/questions.ts';
import { nearestShowable } from '../../../../machines/assessment/rules/showable-steps.ts';
import { each, eachCall, isAtWork, running } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The patient does one of these while help has the screen. */
const WHILE_HELP = new Set([
  'help.acknowledged',
  'route.changed',
  'concern.changed',
  'step.backRequested',
]);

/** Services that open a payment. */
const SALES: ReadonlySet<string> = new Set(['createQr', 'createOrder', 'openCheckout']);

/** Reading a draft takes long for what is asked after each step, so that each is read once. */
const readable = new WeakMap<object, boolean>();
const canBeRead = (draft: object): boolean => {
  const known = readable.get(draft) ?? Progress.safeParse(draft).success;
  readable.set(draft, known);
  return known;
};

export const assessing: readonly Invariant[] = [
  {
    name: 'No result is on screen without consent',
    isBroken: each(
      'assessment',
      (snapshot) => snapshot.matches('DIAGNOSIS') && !snapshot.context.chatContext.consent,
    ),
  },
  {
    name: 'No answers go to the engine without consent',
    isBroken: each(
      'assessment',
      (snapshot) =>
        snapshot.matches({ CONSENT_GATE: 'diagnosing' }) && !snapshot.context.chatContext.consent,
    ),
  },
  {
    name: 'A patient who may be a child has said who agrees before the engine is asked',
    isBroken: each('assessment', (snapshot) => {
      const { chatContext, consentBy } = snapshot.context;
      return (
        snapshot.matches({ CONSENT_GATE: 'diagnosing' }) &&
        chatContext.age === 'age_0_18' &&
        consentBy === null
      );
    }),
  },
  {
    name: 'No result is on screen that is not there',
    isBroken: each(
      'assessment',
      (snapshot) => snapshot.matches('DIAGNOSIS') && snapshot.context.diagnosis === null,
    ),
  },
  {
    name: 'On FOLLOW_UP there is a question, or the way back to one',
    isBroken: each(
      'assessment',
      (snapshot) =>
        snapshot.matches({ FOLLOW_UP: 'answering' }) && questionAt(snapshot.context) === undefined,
    ),
  },
  {
    name: 'The address of a step leads to that step again',
    isBroken: each('assessment', (snapshot) => {
      const step = selectStep(snapshot);
      // QUICK_INPUT leads there without a result, and a reload begins before it.
      if (step === 'CALL_TO_ACTION' && snapshot.context.diagnosis === null) return false;
      return nearestShowable(step, snapshot.context) !== step;
    }),
  },
  {
    name: 'The bar of progress is between nothing and all',
    isBroken: each('assessment', (snapshot) => {
      const view = selectProgressView(snapshot);
      return view !== null && !(view.done >= 0 && view.done <= view.of);
    }),
  },
  {
    name: 'An emergency on the whole screen is left by the patient alone, whatever notice comes',
    isBroken: ({ before, flows, step }) =>
      step !== null &&
      running(before, 'assessment').some((earlier) => selectScreen(earlier) === 'HELP') &&
      running(flows, 'assessment').some((now) => selectScreen(now) !== 'HELP') &&
      !WHILE_HELP.has(step.type),
  },
  {
    name: 'Nothing is sold to a person who needs help at once',
    isBroken: ({ flows, calls }) =>
      calls.some((call) => SALES.has(call.src) && isAtWork(call)) &&
      running(flows, 'assessment').some(({ context }) => emergencyKnown(context) !== null),
  },
  {
    name: 'What the device keeps is what is known',
    isBroken: ({ flows, draft, isCleared }) =>
      !isCleared &&
      draft !== undefined &&
      running(flows, 'chat').some((chat) => chat.matches('assessing')) &&
      running(flows, 'assessment').some(
        (snapshot) => !isDeepStrictEqual(selectProgress(snapshot), draft),
      ),
  },
  {
    name: 'What the device keeps can be read again',
    isBroken: ({ draft }) => typeof draft === 'object' && draft !== null && !canBeRead(draft),
  },
  {
    name: 'What a child alone is told is not stored',
    isBroken: eachCall<DiagnosisInput>(
      'diagnose',
      ({ request }) => request.consentBy === 'minor' && request.chatSessionToken !== undefined,
    ),
  },
];
