import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordAnalytics } from '../../contracts/endpoints/analytics.ts';
import {
  diagnose,
  openChatSession,
  validateConcern,
} from '../../contracts/endpoints/assessment.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';

const ASSETS = join(import.meta.dirname, '../../dist/client/assets');

/**
 * Calls of one person on one visit. Pages and files are those of the first load of the assessment (`npm run build` lists them);
 * most come to the end of the questions, some write their first words twice. An assumption: put your own figures in.
 */
export const PER_PERSON = {
  page: 2,
  file: 20,
  event: 8,
  session: 1,
  validate: 1.2,
  'saved diagnose': 0.6,
} as const;
export type CallName = keyof typeof PER_PERSON;
export const CALL_NAMES = Object.keys(PER_PERSON) as CallName[];

/** Share of a day's people who come in its busiest hour: an evening, at twice the mean of the hours that people are awake. */
const BUSIEST_HOUR = 0.1;

/** People who come in a second of the busiest hour of a day. */
export const peopleInASecond = (peopleADay: number): number => (peopleADay * BUSIEST_HOUR) / 3600;

type Request = { readonly path: string; readonly body?: object };

/** Makes the next request of each kind; results are stored for the given chat session. */
export const requestsFor = (chatSessionToken: string): Record<CallName, () => Request> => {
  const file = readdirSync(ASSETS).find((name) => /^state-.*\.js$/.test(name)) ?? '';
  let sent = 0;
  return {
    page: () => ({ path: '/chat' }),
    file: () => ({ path: `/assets/${file}` }),
    event: () => ({
      path: recordAnalytics.path,
      body: { ...recordAnalytics.example.body, visit: randomUUID() },
    }),
    session: () => ({ path: openChatSession.path, body: {} }),
    validate: () => ({ path: validateConcern.path, body: { message: DIAGNOSE_BODY.issue } }),
    'saved diagnose': () => {
      sent += 1;
      const sessionToken = `detailed-1767225600000-${String(sent).padStart(16, '0')}`;
      return { path: diagnose.path, body: { ...DIAGNOSE_BODY, sessionToken, chatSessionToken } };
    },
  };
};
