import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { opened } from '../opened.ts';

type OpenedReportProps = {
  /** Of what the report is, asked for when the button is pressed. */
  readonly result: () => Reportable;
};

/** Without a connection there is none: it needs one anyway, and the page goes on. */
const Missing: ComponentType<OpenedReportProps> = () => null;

const Report = lazy<ComponentType<OpenedReportProps>>(async () => {
  try {
    return { default: (await opened('report')).Report };
  } catch {
    return { default: Missing };
  }
});

/** "Download PDF", fetched after the page: nobody's result waits for it, and its place is kept. */
export const OpenedReport = ({ result }: OpenedReportProps) => (
  <Suspense
    fallback={
      <Button variant="default" disabled>
        Download PDF
      </Button>
    }
  >
    <Report result={result} />
  </Suspense>
);
