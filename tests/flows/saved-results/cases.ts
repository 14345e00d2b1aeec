import type { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { SAVED } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';
import { XRAY } from '../../kit/xray-replies.ts';

export const READ_AT = '2026-11-22T10:00:00.000Z';

export const cases: Cases<typeof savedResultsMachine> = {
  inputs: [undefined],
  events: { 'loading.requested': [{}], 'xrayDeletion.requested': [{ id: XRAY.id }] },
  contextKey: ({ results, xrays }) => [results.length > 0, xrays?.length ?? null].join(' '),
  actors: {
    loadResults: {
      done: [
        { results: SAVED, xrays: [XRAY], readAt: READ_AT, asked: [] },
        { results: [], xrays: [XRAY], readAt: READ_AT, asked: [] },
        { results: [], xrays: null, readAt: READ_AT, asked: [] },
      ],
      error: [{ kind: 'network', message: 'offline' }],
    },
    confirmation: { done: [{ kind: 'confirmed' }, { kind: 'declined' }] },
    deleteXray: { done: [undefined], error: [{ kind: 'network', message: 'offline' }] },
  },
};
