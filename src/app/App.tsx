import { Suspense } from 'react';
import { PATHS } from '../../contracts/paths.ts';
import type { SessionOutput } from '../../machines/session/session.machine.ts';
import { providedNotices } from '../flows/notices/provided.ts';
import { later } from '../flows/page-loading/later-files.ts';
import { laterPage } from '../flows/page-loading/later-page.tsx';
import { providedSession } from '../flows/session/provided.ts';
import { SessionFlow } from '../flows/session/session.flow.ts';
import { leaveFor } from '../lib/leave.ts';
import { NoticesProvider } from '../lib/notices.tsx';
import { untilLoaded } from '../lib/painted.ts';
import { entranceTo, thisPlace } from '../lib/return-address.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const ChatPage = laterPage(
  'ChatPage',
  async () => (await import('../flows/chat/Chat.page.tsx')).ChatPage,
);
const RoutedPages = laterPage(
  'RoutedPages',
  async () => (await import('./RoutedPages.tsx')).RoutedPages,
);

/** Comes after the page: while that comes there is a connection. */
const Connection = later('Connection', async () => {
  await untilLoaded();
  return import('../flows/connection/Connection.tsx');
}).part(({ Connection: shown }) => shown);

const CHAT: ReadonlySet<string> = new Set([PATHS.chat, PATHS.chatSummary]);

/** The chat needs no route table before its first question; every other page comes with it. */
const Page = () =>
  CHAT.has(location.pathname.replace(/(.)\/$/, '$1')) ? <ChatPage /> : <RoutedPages />;

/** After signing out at the login, and after a session that has ended with the way back to where one was (SESS-13..18). */
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
