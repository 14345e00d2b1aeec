import { Suspense } from 'react';
import { PATHS } from '../../contracts/common/paths.ts';
import type { SessionOutput } from '../../machines/session/session.machine.ts';
import { providedNotices } from '../flows/notices/notices.flow.ts';
import { later } from '../flows/page-loading/later-files.ts';
import { laterPage } from '../flows/page-loading/later-page.tsx';
import { providedSession, SessionFlow } from '../flows/session/session.flow.ts';
import { leaveFor } from '../lib/address/leave.ts';
import { NoticesProvider } from '../lib/flow/notices.tsx';
import { untilLoaded } from '../lib/painted/painted.ts';
import { entranceTo, thisPlace } from '../lib/address/return-address.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const ChatPage = laterPage(
  'ChatPage',
  async () => (await import('../flows/chat/Chat.page.tsx')).ChatPage,
);
const RoutedPages = laterPage(
  'RoutedPages',
  async () => (await import('./RoutedPages.tsx')).RoutedPages,
);

/** Loads after the page: while the page loads, there is a connection. */
const Connection = later('Connection', async () => {
  await untilLoaded();
  return import('../flows/connection/Connection.tsx');
}).part(({ Connection: shown }) => shown);

const CHAT: ReadonlySet<string> = new Set([PATHS.chat, PATHS.chatSummary]);

/** Picks the page: the chat starts without the route table, which loads with every other page. */
const Page = () =>
  CHAT.has(location.pathname.replace(/(.)\/$/, '$1')) ? <ChatPage /> : <RoutedPages />;

/**
 * Goes to the login: plainly after signing out, and with the way back to the current page after an ended session
 * (SESS-13..18).
 */
const goToLogin = ({ kind }: SessionOutput): void =>
  leaveFor(entranceTo(PATHS.login, kind === 'expired' ? thisPlace() : null));

export const App = () => (
  <ErrorBoundary>
    <NoticesProvider machine={providedNotices}>
      <SessionFlow machine={providedSession} input={() => undefined} onEnd={goToLogin}>
        <Page />
      </SessionFlow>
      <Suspense>
        <Connection />
      </Suspense>
    </NoticesProvider>
  </ErrorBoundary>
);
