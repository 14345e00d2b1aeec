import { keptOf, xray } from '../xray.setup.ts';
import type { XrayContext } from '../xray.types.ts';
import { restarted } from './choosing.step.ts';
import { diagnosisRemembered, savingXray } from './saving.ts';

/** Actions that make the X-ray part of what is done on this device from now on. */
const adopted = [
  'adopt',
  {
    type: 'keepXray',
    params: ({ context: { xray: looked } }: { readonly context: XrayContext }) =>
      looked === null ? { id: '', findings: null } : keptOf(looked),
  },
] as const;

const diagnosisSaved = { target: 'savingXray', actions: diagnosisRemembered } as const;

export const reviewingFindings = xray.createStateConfig({
  description: 'What was found is looked at, on the picture and in words.',
  initial: 'choosingWay',
  on: {
    'reanalysis.requested': {
      guard: 'hasAnswers',
      target: '#xray.confirmingReanalysis',
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
    savingXray,
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
