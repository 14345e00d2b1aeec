import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { AxiosError } from 'axios';
import { theme } from '../../src/components/library/theme.ts';
import { providedNotices } from '../../src/flows/notices/provided.ts';
import { providedSession } from '../../src/flows/session/provided.ts';
import { SessionFlow } from '../../src/flows/session/session.flow.ts';
import { NoticesProvider } from '../../src/lib/notices.tsx';
import { RoutedPages } from '../../src/app/RoutedPages.tsx';
import { CALLS } from './endpoints.ts';
import { answerWith } from './wire.ts';

/** What the server does with a call: a reply, a refusal in its own words, or nothing at all. */
type Answer = { reply: unknown } | { status: number; said: string } | 'offline';
export type SentCall = { readonly call: string; readonly body: unknown };

/** Answers calls in place of the network, by "POST /path"; what is not named is answered by its sample. Writes all down. */
export const answerByName = (named: Record<string, Answer> = {}): SentCall[] => {
  const calls: SentCall[] = [];
  answerWith((config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    const data: unknown = config.data;
    calls.push({ call, body: typeof data === 'string' ? JSON.parse(data) : data });
    const known = CALLS.find((each) => each.call === call);
    const answer = named[call] ?? (known ? { reply: known.reply } : 'offline');
    if (answer === 'offline') return Promise.reject(new AxiosError('offline', 'ERR_NETWORK'));
    const reply = {
      data: 'reply' in answer ? answer.reply : { error: answer.said },
      status: 'reply' in answer ? 200 : answer.status,
      statusText: '',
      headers: {},
      config,
    };
    return 'reply' in answer
      ? Promise.resolve(reply)
      : Promise.reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, reply));
  });
  return calls;
};

/** Opens an address of the app with its real pages, calls and storage. */
export const openPage = (address: string) => {
  window.history.pushState(null, '', address);
  return render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider machine={providedNotices}>
        <SessionFlow machine={providedSession} input={() => undefined}>
          <RoutedPages />
        </SessionFlow>
      </NoticesProvider>
    </MantineProvider>,
  );
};
