import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';

const Waiting = () => (
  <Button variant="default" disabled>
    Download PDF
  </Button>
);

/** "Download PDF", fetched after the page; its place is kept. It needs a connection itself, so without one it is left out. */
export const LazyReport = lazyPart('report', async () => (await import('./Report.tsx')).Report, {
  waiting: <Waiting />,
});
