import { MantineProvider } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { OpeningLoader } from '../components/opening-loader/OpeningLoader.tsx';
import { NoticesProvider } from '../lib/notices.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PATHS } from '../../contracts/paths.ts';
import { theme } from './theme/theme.ts';

const ChatPage = lazy(async () => ({
  default: (await import('../flows/chat/Chat.page.tsx')).ChatPage,
}));
const FindDentistPage = lazy(async () => ({
  default: (await import('../pages/find-dentist/FindDentist.page.tsx')).FindDentistPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/NotFound.page.tsx')).NotFoundPage,
}));

/** The route table of the app; the start page is prerendered and not part of it. */
export const AppRoutes = () => (
  <Suspense fallback={<OpeningLoader messages={['Loading...']} current={0} />}>
    <Routes>
      <Route path={PATHS.chat} element={<ChatPage />} />
      <Route path={PATHS.chatSummary} element={<ChatPage />} />
      <Route path={PATHS.findDentist} element={<FindDentistPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);

export const App = () => (
  <MantineProvider theme={theme} defaultColorScheme="auto">
    <ErrorBoundary>
      <NoticesProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </NoticesProvider>
    </ErrorBoundary>
  </MantineProvider>
);
