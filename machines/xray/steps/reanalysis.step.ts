import { sayWhy } from '../../kit/refusal.ts';
import { say } from '../../kit/raise-notice.ts';
import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { answersOf, requestKeyOf, resultOf, xray } from '../xray.setup.ts';
import {
  DIAGNOSIS_ENHANCED,
  MAILED_UNCHANGED,
  MAILED_WORDS,
  REANALYSIS_COMPLETE,
  REANALYSIS_FAILED,
  RESULT_STAYS,
} from '../../../contracts/texts/en/flows/xray.ts';
import type { Reanalysed } from '../xray.types.ts';
import { restarted } from './choosing.step.ts';
import { rememberFailure, whenFailure } from './outcomes.ts';
import { diagnosisRemembered, savingXray, unsaved } from './saving.ts';

type Done = { readonly event: { readonly output: Reanalysed } };

const rememberReanalysis = {
  type: 'rememberReanalysis',
  params: ({ event }: Done) => event.output,
} as const;

/** Returns an action that tells what became of the reading, and of the mail about it (REAN-21, REAN-22). */
const sayMailed = (title: string, words: Readonly<Record<Reanalysed['mailed'], string>>) =>
  ({
    type: 'raiseNotice',
    params: ({ event }: Done) => ({
      notice: { type: 'success' as const, title, message: words[event.output.mailed] },
    }),
  }) as const;

/** Branches back to what was finished last. */
const dismissed = [
  { guard: 'hasReanalysis', target: '#xray.completed' },
  { target: '#xray.reviewingFindings' },
] as const;

export const confirmingReanalysis = xray.createStateConfig({
  description: 'It is said what is read together, and where a mail about it goes.',
  on: {
    'reanalysis.submitted': '#xray.reanalyzing',
    'reanalysis.dismissed': dismissed,
    'analysis.restarted': restarted,
  },
});

export const reanalyzing = xray.createStateConfig({
  description: 'The answers and the X-ray are read together.',
  tags: 'busy',
  invoke: {
    id: 'reanalyze',
    src: 'reanalyze',
    input: ({ context }) => ({
      requestKey: requestKeyOf(context),
      xrayId: context.xrayId ?? '',
      diagnosisId: resultOf(context),
      questionnaire: answersOf(context),
      findings: context.xray?.analysis?.findings_text ?? '',
      email: context.email,
    }),
    onDone: [
      {
        guard: { type: 'addedNothing', params: ({ event }: Done) => event.output.reanalysis },
        target: '#xray.completed',
        actions: [rememberReanalysis, sayMailed(RESULT_STAYS, MAILED_UNCHANGED), 'countRequest'],
      },
      {
        target: '#xray.completed',
        actions: [
          rememberReanalysis,
          sayMailed(REANALYSIS_COMPLETE, MAILED_WORDS),
          say('success', DIAGNOSIS_ENHANCED, { duration: 5000 }),
          'countRequest',
        ],
      },
    ],
    onError: [
      whenFailure('isSignedOut', '#xray.awaitingSignInToReanalyze'),
      {
        target: '#xray.reanalysisFailed',
        actions: [rememberFailure, sayWhy(REANALYSIS_FAILED)],
      },
    ],
  },
  on: { 'reanalysis.dismissed': dismissed },
});

export const awaitingSignInToReanalyze = xray.createStateConfig({
  description: 'The session has ended: somebody signs in to go on, or leaves it.',
  invoke: throughGate({
    action: 'xray-analysis',
    granted: 'reanalyzing',
    dismissed: 'confirmingReanalysis',
  }),
});

export const reanalysisFailed = xray.createStateConfig({
  description: 'Both could not be read together; the findings stay, and it can be tried again.',
  on: {
    // It is the same request, so that what the server has done of it is not done twice.
    'reanalysis.submitted': '#xray.reanalyzing',
    'reanalysis.dismissed': dismissed,
    'analysis.restarted': restarted,
  },
});

const diagnosisSaved = { target: 'choosingWay', actions: diagnosisRemembered } as const;

export const completed = xray.createStateConfig({
  description: 'Both readings stand side by side.',
  initial: 'choosingWay',
  on: {
    'reanalysis.requested': '#xray.confirmingReanalysis',
    'picture.requested': '#xray.readingXray',
    'analysis.restarted': restarted,
  },
  states: {
    choosingWay: {
      description: 'It is saved unless it is already (SAVE-08).',
      always: [
        { guard: 'isReanalysisUnsaved', target: 'savingReanalysis' },
        { guard: 'isXrayUntied', target: 'savingXray' },
        { target: 'saved' },
      ],
    },
    savingReanalysis: {
      description: 'It goes to the account of whoever is signed in, without being asked for.',
      invoke: {
        id: 'saveReanalysis',
        src: 'saveReanalysis',
        input: ({ context }) => ({
          id: context.reanalysis?.id ?? '',
          diagnosisId: context.reanalysis?.original_diagnosis_id ?? resultOf(context),
        }),
        onDone: {
          target: 'choosingWay',
          actions: { type: 'rememberReanalysisSaved', params: ({ event }) => event.output },
        },
        onError: unsaved('reanalysis'),
      },
    },
    savingXray,
    notSaved: {
      description: 'The account does not have it; asking for it tries again.',
      on: { 'save.requested': 'choosingWay', 'diagnosis.saved': diagnosisSaved },
    },
    saved: {
      description: 'The account has it.',
      on: { 'diagnosis.saved': diagnosisSaved },
    },
  },
});
