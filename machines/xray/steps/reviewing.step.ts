import { say } from '../../kit/raise-notice.ts';
import { besideOf, keptOf, xray } from '../xray.setup.ts';
import { saveFailed } from '../xray.texts.ts';
import type { XrayContext } from '../xray.types.ts';
import { restarted } from './choosing.step.ts';
import { whenFailure } from './outcomes.ts';

/** It belongs to what is done on this device from now on. */
const adopted = [
  'adopt',
  {
    type: 'keepXray',
    params: ({ context: { xray: looked } }: { readonly context: XrayContext }) =>
      looked === null ? { id: '', findings: null } : keptOf(looked),
  },
] as const;

const diagnosisSaved = {
  target: 'savingXray',
  actions: [
    {
      type: 'rememberDiagnosis',
      params: ({ event }: { readonly event: { readonly id: string } }) => event,
    },
    'countRequest',
  ],
} as const;

export const reviewingFindings = xray.createStateConfig({
  description: 'What was found is looked at, on the picture and in words.',
  initial: 'choosingWay',
  on: {
    'reanalysis.requested': {
      guard: 'hasAnswers',
      target: '#xray.editingReanalysis',
      actions: 'clearSentence',
    },
    'answers.requested': { actions: adopted },
    'picture.requested': '#xray.readingXray',
    'analysis.restarted': restarted,
  },
  states: {
    choosingWay: {
      description: 'It is saved unless it is already (SAVE-06).',
      always: [{ guard: 'isXraySaved', target: 'saved' }, { target: 'savingXray' }],
    },
    savingXray: {
      description: 'It is tied to the result of whoever is signed in, without being asked for.',
      invoke: {
        id: 'saveXray',
        src: 'saveXray',
        input: ({ context }) => ({
          xrayId: context.xrayId ?? '',
          diagnosisId: besideOf(context),
        }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'rememberSaved', params: ({ event }) => event.output },
          },
          { target: 'notSaved' },
        ],
        onError: [
          whenFailure('isSignedOut', 'notSaved'),
          {
            target: 'notSaved',
            actions: {
              type: 'raiseNotice',
              params: ({ event }) => ({ notice: saveFailed('analysis', event.error) }),
            },
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'notSaved',
          actions: say(saveFailed('analysis', { kind: 'timeout' })),
        },
      },
    },
    notSaved: {
      description: 'No result has it; the X-ray itself is in the account.',
      on: {
        'save.requested': {
          guard: 'isXrayUnsaved',
          target: 'savingXray',
          actions: adopted,
        },
        'diagnosis.saved': diagnosisSaved,
      },
    },
    saved: { description: 'A result of the account has it.' },
  },
});
