import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import type { ReactNode } from 'react';
import type { SessionOutput } from '../../machines/session/session.machine.ts';
import { App } from '../../src/app/App.tsx';
import { RoutedPages } from '../../src/app/RoutedPages.tsx';
import { SESSION } from '../../src/actors/accounts/session-key.ts';
import { theme } from '../../src/components/library/theme.ts';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { providedSession, SessionFlow } from '../../src/flows/session/session.flow.ts';
import { NoticesProvider } from '../../src/lib/flow/notices.tsx';
import type { User } from '../../contracts/accounts/account.ts';
import { CALLS } from './endpoints.ts';
import { answerWith } from './wire.ts';

/** A call as it goes over the wire. `key`: what a request is named that creates something. `query`: of those that have one. */
export type SentCall = {
  readonly call: string;
  readonly query?: unknown;
  readonly body: unknown;
  readonly bearer: unknown;
  readonly key?: unknown;
};
/** A refusal of the server. */
type Refusal = {
  readonly status: number;
  readonly said?: string;
  readonly code?: string;
  readonly field?: string;
  readonly price?: number;
};
/** What the server answers to each call; 'offline' loses it, 'pending' never comes back. */
export type Answers = Readonly<Record<string, object | Refusal | 'offline' | 'pending'>>;

const isRefusal = (answer: object): answer is Refusal =>
  'status' in answer && typeof answer.status === 'number';

const refusalOf = (
  { status, said, code, field, price }: Refusal,
  config: InternalAxiosRequestConfig,
): AxiosError => {
  const data =
    said === undefined
      ? ''
      : {
          error: said,
          message: said,
          ...(code && { code }),
          ...(field && { field }),
          ...(price && { price }),
        };
  const response = { data, status, statusText: '', headers: {}, config };
  return new AxiosError(`Status ${status}`, 'ERR_BAD_REQUEST', config, null, response);
};

/** The sample of every call, for who wants each one answered. */
export const SAMPLE_ANSWERS: Answers = Object.fromEntries(
  CALLS.map(({ call, reply }) => [call, reply as object]),
);

/** Asked beside every result, whatever a person does there; written down for whoever answers it. */
const IN_PASSING = new Set(['POST /api/feedback/check', 'GET /api/payments/former-price']);

/** Answers calls in place of the network and writes them down. A call without an answer fails. */
export const serveCalls = (answers: Answers): SentCall[] => {
  const sent: SentCall[] = [];
  answerWith((config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    const data: unknown = config.data;
    const bearer: unknown = config.headers.get('Authorization') ?? null;
    const key: unknown = config.headers.get('Idempotency-Key') ?? undefined;
    const query: unknown = config.params;
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (!IN_PASSING.has(call) || call in answers) sent.push({ call, query, body, bearer, key });
    const answer = answers[call] ?? 'offline';
    if (answer === 'offline') {
      return Promise.reject(new AxiosError(`No answer to ${call}`, 'ERR_NETWORK', config));
    }
    if (answer === 'pending') return new Promise(() => undefined);
    if (isRefusal(answer)) return Promise.reject(refusalOf(answer, config));
    return Promise.resolve({ data: answer, status: 200, statusText: '', headers: {}, config });
  });
  return sent;
};

/** What was called with what, whoever was signed in. */
export const withoutBearer = (sent: readonly SentCall[]): Omit<SentCall, 'bearer'>[] =>
  sent.map(({ call, body }) => ({ call, body }));

/** Leaves somebody signed in on the device, as an earlier page has. */
export const keepSignedIn = (user: User, checkedAt = Date.now()): void => {
  const auth = { ...user, access_token: 'token-1' };
  const kept = { version: 1, auth, checkedAt, bookingData: null, selectedDentist: null };
  localStorage.setItem(SESSION.key, JSON.stringify(kept));
};

/** Who is kept as signed in; null for nobody. */
export const keptOnDevice = (): Record<string, unknown> | null =>
  JSON.parse(localStorage.getItem(SESSION.key) ?? 'null') as Record<string, unknown> | null;

/** The address that is shown. */
export const addressShown = (): string => `${location.pathname}${location.search}`;

/** Opens the whole app at an address. */
export const openApp = async (address: string) => {
  window.history.replaceState(null, '', address);
  const view = render(
    <MantineProvider theme={theme} env="test">
      <App />
    </MantineProvider>,
  );
  await act(async () => undefined);
  return { ...view, user: userEvent.setup() };
};

const renderInSession = (view: ReactNode, onEnd: (end: SessionOutput) => void) =>
  render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider machine={providedNotices}>
        <SessionFlow machine={providedSession} input={() => undefined} onEnd={onEnd}>
          {view}
        </SessionFlow>
      </NoticesProvider>
    </MantineProvider>,
  );

/** Opens an address among the pages of the app. `ends`: how the session ended, instead of leaving for the log-in */
export const openPage = (address: string) => {
  window.history.replaceState(null, '', address);
  const ends: string[] = [];
  return { ...renderInSession(<RoutedPages />, ({ kind }) => ends.push(kind)), ends };
};

/** Shows something of a page with the session and the notices behind it. */
export const openInSession = async (view: ReactNode, onEnd: (end: unknown) => void) => {
  const shown = renderInSession(<main>{view}</main>, onEnd);
  await act(async () => undefined);
  return { ...shown, user: userEvent.setup() };
};
