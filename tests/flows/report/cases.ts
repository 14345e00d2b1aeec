import type { reportMachine } from '../../../machines/report/report.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { CHAT_TOKEN, COMPLETED, SESSION_TOKEN } from '../../kit/samples.ts';
import { diagnoseRequest } from '../../../machines/assessment/rules/diagnose-request.ts';

export const RESULT_ID = '00000000-0000-4000-8000-0000000000d1';
export const PDF_URL = `/api/reports/${'a'.repeat(84)}`;
const OFFLINE = { kind: 'network', message: 'offline' };

export const IN_ACCOUNT = { kind: 'saved', id: RESULT_ID } as const;
export const REANALYSIS = { kind: 'reanalysis', id: RESULT_ID } as const;
export const PAYMENT = { kind: 'payment', id: RESULT_ID } as const;
export const VISIT = { kind: 'visit', id: RESULT_ID } as const;
export const UNSAVED = {
  kind: 'unsaved',
  savable: {
    kind: 'unsaved',
    at: '2026-01-01T00:00:00.000Z',
    result: {
      ...diagnoseRequest({ ...COMPLETED, chatSessionToken: CHAT_TOKEN }),
      sessionToken: SESSION_TOKEN,
      chatSessionToken: CHAT_TOKEN,
    },
  },
} as const;
export const ON_DEVICE = { kind: 'nothing' } as const;
export const MADE = { verdict: 'made', address: PDF_URL } as const;

export const cases: Cases<typeof reportMachine> = {
  inputs: [undefined],
  events: {
    'report.requested': [
      { result: IN_ACCOUNT },
      { result: UNSAVED },
      { result: ON_DEVICE },
      { result: REANALYSIS },
      { result: PAYMENT },
      { result: VISIT },
    ],
  },
  actors: {
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [OFFLINE] },
    saveResult: {
      done: [{ kind: 'saved', id: RESULT_ID }, { kind: 'anonymous' }],
      error: [OFFLINE],
    },
    generateReport: {
      done: [MADE, { verdict: 'anonymous' }, { verdict: 'switchedOff' }],
      error: [OFFLINE],
    },
    openReport: { done: [undefined], error: [OFFLINE] },
  },
  contextKey: ({ result, address }) => [result.kind, address !== null],
};
