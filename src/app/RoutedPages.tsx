import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PATHS } from '../../contracts/paths.ts';

const FindDentistPage = lazy(async () => ({
  default: (await import('../pages/find-dentist/FindDentist.page.tsx')).FindDentistPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/NotFound.page.tsx')).NotFoundPage,
}));

/** The route table of the app, without the start page and the chat, which are prerendered pages of their own. */
export const RoutedPages = () => (
  <BrowserRouter>
    <Routes>
      <Route path={PATHS.findDentist} element={<FindDentistPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </BrowserRouter>
);
