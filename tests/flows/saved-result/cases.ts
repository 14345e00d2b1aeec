import type { OwnResult } from '../../../contracts/endpoints/saved-results.ts';
import type { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';

export const READ_AT = '2026-11-22T10:00:00.000Z';
export const ID = '00000000-0000-4000-8000-0000000000b1';

/** A saved result whole. */
export const RESULT: OwnResult = {
  id: ID,
  person: null,
  told_child: false,
  created_at: '2026-11-20T10:00:00.000Z',
  category: 'pain',
  issue: 'my back tooth hurts',
  diagnosis: DIAGNOSIS,
  check_in: null,
  xrays: [{ id: '00000000-0000-4000-8000-0000000000c1', created_at: '2026-11-20T11:00:00.000Z' }],
};

export const cases: Cases<typeof savedResultMachine> = {
  inputs: [{ id: ID }],
  events: { 'opening.requested': [{}], 'print.requested': [{}], 'deletion.requested': [{}] },
  actors: {
    readResult: {
      done: [{ verdict: 'found', result: RESULT, readAt: READ_AT }, { verdict: 'missing' }],
      error: [{ kind: 'network', message: 'offline' }],
    },
    confirmation: { done: [{ kind: 'confirmed' }, { kind: 'declined' }] },
    deleteResult: { done: [undefined], error: [{ kind: 'network', message: 'offline' }] },
  },
};
