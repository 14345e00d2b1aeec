import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';
import { BUTTONS } from './buttons.ts';

const Waiting = () => (
  <Button variant="default" disabled>
    {BUTTONS.report}
  </Button>
);

/** "Download PDF", fetched after the page; its place is kept. It needs a connection itself, so without one it is left out. */
export const LazyReport = lazyPart('report', async () => (await import('./Report.tsx')).Report, {
  waiting: <Waiting />,
});

const WaitingReceipt = () => (
  <Button variant="subtle" disabled>
    {BUTTONS.receipt}
  </Button>
);

const WaitingNote = () => (
  <Button variant="subtle" disabled>
    {BUTTONS.note}
  </Button>
);

/** "Note (PDF)", in the same way. */
export const LazyVisitReport = lazyPart(
  'visit-report',
  async () => (await import('./VisitReport.tsx')).VisitReport,
  { waiting: <WaitingNote /> },
);

/** "Receipt (PDF)", in the same way. */
export const LazyReceipt = lazyPart(
  'receipt',
  async () => (await import('./Receipt.tsx')).Receipt,
  { waiting: <WaitingReceipt /> },
);
