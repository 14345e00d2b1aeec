import { sayNotSaved } from '../../kit/not-saved.ts';
import { besideOf, xray } from '../xray.setup.ts';
import { NOT_SAVED } from '../../../contracts/texts/en/flows/xray.ts';
import { whenFailure } from './outcomes.ts';

/** Actions for a result that was saved after the X-ray: later requests say something else, so they get another key. */
export const diagnosisRemembered = [
  {
    type: 'rememberDiagnosis',
    params: ({ event }: { readonly event: { readonly id: string } }) => event,
  },
  'countRequest',
] as const;

/** Returns the branches for a failed save: the X-ray stays as it is until saving is asked for again. */
export const unsaved = (kind: 'analysis' | 'reanalysis') =>
  [
    whenFailure('isSignedOut', 'notSaved'),
    {
      target: 'notSaved',
      actions: sayNotSaved(NOT_SAVED[kind]),
    },
  ] as const;

/** State between `saved` and `notSaved`, wherever an X-ray is looked at. */
export const savingXray = xray.createStateConfig({
  description: 'It is tied to the result of whoever is signed in, without being asked for.',
  invoke: {
    id: 'saveXray',
    src: 'saveXray',
    input: ({ context }) => ({ xrayId: context.xrayId ?? '', diagnosisId: besideOf(context) }),
    onDone: [
      {
        guard: { type: 'wasSaved', params: ({ event }) => event.output },
        target: 'saved',
        actions: { type: 'rememberSaved', params: ({ event }) => event.output },
      },
      { target: 'notSaved' },
    ],
    onError: unsaved('analysis'),
  },
});
