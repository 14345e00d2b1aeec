import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { AxiosError } from 'axios';
import type { AxiosResponse } from 'axios';
import type { User } from '../../contracts/account.ts';
import { theme } from '../../src/components/library/theme.ts';
import { RoutedPages } from '../../src/app/RoutedPages.tsx';
import { SESSION_KEY } from '../../src/actors/session-storage.ts';
import { providedNotices } from '../../src/flows/notices/provided.ts';
import { providedSession } from '../../src/flows/session/provided.ts';
import { SessionFlow } from '../../src/flows/session/session.flow.ts';
import { NoticesProvider } from '../../src/lib/notices.tsx';
import { answerWith } from './wire.ts';

/** What the server answers to a call: a reply, or a status with its sentence. */
type Answer = { readonly data: unknown } | { readonly status: number; readonly said: string };
type Sent = { readonly call: string; readonly body: unknown };

/** Answers the named calls in place of the network and writes down all of them; any other call fails as offline. */
export const answering = (answers: Readonly<Record<string, Answer | undefined>>): Sent[] => {
  const calls: Sent[] = [];
  answerWith((config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    const sent: unknown = config.data;
    calls.push({ call, body: typeof sent === 'string' ? JSON.parse(sent) : sent });
    const answer = answers[call];
    if (answer === undefined) {
      return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config));
    }
    const { status, data } =
      'data' in answer
        ? { status: 200, data: answer.data }
        : { status: answer.status, data: { error: answer.said, message: answer.said } };
    const response: AxiosResponse = { data, status, statusText: '', headers: {}, config };
    return status === 200
      ? Promise.resolve(response)
      : Promise.reject(new AxiosError(`${status}`, undefined, config, null, response));
  });
  return calls;
};

/** Somebody is signed in on this device, as the server has just said. */
export const keepSignedIn = (user: User): void =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      version: 1,
      auth: { ...user, access_token: 'token-1' },
      checkedAt: Date.now(),
      bookingData: null,
      selectedDentist: null,
    }),
  );

/** Opens an address as the app does: session, notices and the route table. @returns how the session ended */
export const openPage = (address: string) => {
  window.history.replaceState(null, '', address);
  const ends: string[] = [];
  render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider machine={providedNotices}>
        <SessionFlow
          machine={providedSession}
          input={() => undefined}
          onEnd={({ kind }) => ends.push(kind)}
        >
          <RoutedPages />
        </SessionFlow>
      </NoticesProvider>
    </MantineProvider>,
  );
  return ends;
};

/** The address that is shown. */
export const addressShown = (): string => `${location.pathname}${location.search}`;
