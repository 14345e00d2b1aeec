import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { theme } from '../../src/components/library/theme.ts';
import { following } from '../../src/flows/assessment/following.ts';
import { ChatPage } from '../../src/flows/chat/Chat.page.tsx';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { NoticesProvider } from '../../src/lib/flow/notices.tsx';
import { CALLS } from './endpoints.ts';
import { limitCallsBy } from './call-limits.ts';
import { SteppingClock } from '../model/stepping-clock.ts';
import { answerWith } from './wire.ts';

/** A call as it would go over the wire. */
type Call = { readonly call: string; readonly body: unknown };

/** Answers every call of the product in place of the network and writes it down; any other call fails. */
export const answerCalls = (): Call[] => {
  const calls: Call[] = [];
  answerWith((config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    const data: unknown = config.data;
    calls.push({ call, body: typeof data === 'string' ? JSON.parse(data) : data });
    const known = CALLS.find((each) => each.call === call);
    if (known === undefined) return Promise.reject(new Error(`Unknown call ${call}`));
    return Promise.resolve({
      data: known.reply,
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    });
  });
  return calls;
};

/** The chat with its real calls; only the clock is in the test's hand. */
export const openChatOnline = async () => {
  window.history.replaceState(null, '', '/chat');
  const clock = new SteppingClock();
  limitCallsBy(clock);
  await following.preload();
  const view = render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider machine={providedNotices} clock={clock}>
        <BrowserRouter>
          <ChatPage clock={clock} />
        </BrowserRouter>
      </NoticesProvider>
    </MantineProvider>,
  );
  const pass = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  await pass(0);
  await pass(2100);
  return { ...view, pass, user: userEvent.setup() };
};
