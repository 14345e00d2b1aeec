import './app/theme/mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver, theme } from './app/theme/theme.ts';
import { NotFoundPage } from './pages/not-found/NotFound.page.tsx';

createRoot(document.querySelector('#root')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <NotFoundPage />
  </MantineProvider>,
);
