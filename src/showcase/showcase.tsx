import '../app/theme/styles.css';
import './showcase.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { theme } from '../app/theme/theme.ts';
import { ShowcaseView } from './ShowcaseView.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
const isDark = new URLSearchParams(location.search).get('scheme') === 'dark';

createRoot(root).render(
  <MantineProvider theme={theme} forceColorScheme={isDark ? 'dark' : 'light'}>
    <ShowcaseView />
  </MantineProvider>,
);
