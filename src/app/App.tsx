import { Suspense, lazy } from 'react';
import { PATHS } from '../../contracts/paths.ts';
import { OpeningLoader } from '../components/opening-loader/OpeningLoader.tsx';
import { NoticesProvider } from '../lib/notices.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const ChatPage = lazy(async () => ({
  default: (await import('../flows/chat/Chat.page.tsx')).ChatPage,
}));
const RoutedPages = lazy(async () => ({
  default: (await import('./RoutedPages.tsx')).RoutedPages,
}));

const CHAT: ReadonlySet<string> = new Set([PATHS.chat, PATHS.chatSummary]);

/** The chat needs no route table before its first question; every other page comes with it. */
const Page = () =>
  CHAT.has(location.pathname.replace(/(.)\/$/, '$1')) ? <ChatPage /> : <RoutedPages />;

export const App = () => (
  <ErrorBoundary>
    <NoticesProvider>
      <Suspense fallback={<OpeningLoader messages={['Loading...']} current={0} />}>
        <Page />
      </Suspense>
    </NoticesProvider>
  </ErrorBoundary>
);
