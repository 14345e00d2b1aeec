import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';
import { BUTTONS } from './buttons.ts';
import type { Paper } from '../../../contracts/texts/en/report.ts';

const Waiting = ({ paper }: { readonly paper: Paper }) => (
  <Button variant={paper === 'report' ? 'default' : 'subtle'} disabled>
    {BUTTONS[paper]}
  </Button>
);

/** "Download PDF", fetched after the page; its place is kept. It needs a connection itself, so without one it is left out. */
export const LazyReport = lazyPart('report', async () => (await import('./Report.tsx')).Report, {
  waiting: <Waiting paper="report" />,
});

/** "Note (PDF)", in the same way. */
export const LazyVisitReport = lazyPart(
  'visit-report',
  async () => (await import('./VisitReport.tsx')).VisitReport,
  { waiting: <Waiting paper="note" /> },
);

/** "Receipt (PDF)", in the same way. */
export const LazyReceipt = lazyPart(
  'receipt',
  async () => (await import('./Receipt.tsx')).Receipt,
  { waiting: <Waiting paper="receipt" /> },
);
