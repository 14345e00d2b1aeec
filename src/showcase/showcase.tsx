import '../app/theme/styles.css';
import './showcase.css';
import { createRoot } from 'react-dom/client';
import { LibraryProvider } from '../components/library/LibraryProvider.tsx';
import { ShowcaseView } from './ShowcaseView.tsx';
import { PAGES } from './pages/pages.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
const asked = new URLSearchParams(location.search);
const isDark = asked.get('scheme') === 'dark';
const Page = PAGES[asked.get('page') ?? ''] ?? ShowcaseView;

/** Scrolls to the anchor of the URL, which exists only after rendering. */
const goToPlace = (): void =>
  document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView();

createRoot(root).render(
  <LibraryProvider scheme={isDark ? 'dark' : 'light'}>
    <Page />
  </LibraryProvider>,
);
requestAnimationFrame(goToPlace);
