import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { BrowserRouter } from 'react-router-dom';
import { theme } from '../../src/app/theme/theme.ts';
import { ChatPage } from '../../src/flows/chat/Chat.page.tsx';
import { NoticesProvider } from '../../src/lib/notices.tsx';
import { DIAGNOSIS } from './samples.ts';
import { SteppingClock } from './stepping-clock.ts';

/** A call as it would go over the wire. */
type Call = { readonly call: string; readonly body: unknown };

const REPLIES: Readonly<Record<string, unknown>> = {
  'POST /chat_bot/chat/validate': { is_dental_related: true, emergency: null },
  'POST /chat_bot/chat/diagnose': { success: true, diagnosis: DIAGNOSIS },
  'POST /api/chat/session': { sessionToken: 'chat-token-1' },
};

/**
 * Answers the three calls of the chat in place of the network and writes down every call there is; any
 * other call fails. Must be called before the first call is made.
 */
export const answerCalls = (): Call[] => {
  const calls: Call[] = [];
  axios.defaults.adapter = (config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    calls.push({ call, body: JSON.parse(String(config.data)) });
    const data = REPLIES[call];
    if (data === undefined) return Promise.reject(new Error(`Unknown call ${call}`));
    return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
  };
  return calls;
};

/** The chat with its real calls; only the clock is in the test's hand. */
export const openChatOnline = async () => {
  window.history.replaceState(null, '', '/chat');
  const clock = new SteppingClock();
  const view = render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider clock={clock}>
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
