import type { dictationMachine } from '../../../machines/dictation/dictation.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof dictationMachine> = {
  inputs: [{ canAsk: true }, { canAsk: false }],
  events: {
    'dictation.requested': [{}],
    'dictation.stopped': [{}],
    'hearing.started': [{}],
    'words.recognized': [{ words: 'my tooth hurts' }],
    'hearing.ended': [{}],
    'hearing.failed': [{ reason: 'blocked' }, { reason: 'silent' }, { reason: 'failed' }],
  },
  actors: {
    findHearing: {
      done: [
        { kind: 'ready', lang: 'en-IN' },
        { kind: 'toFetch', lang: 'en-US' },
        { kind: 'none' },
      ],
      error: [new Error('The device does not say')],
    },
    fetchHearing: { done: [undefined], error: [new Error('The device did not fetch')] },
    hear: {},
  },
  contextKey: ({ words }) => [words !== ''],
};
