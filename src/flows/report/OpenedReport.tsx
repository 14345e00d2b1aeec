import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { opened } from '../opened.ts';

type OpenedReportProps = {
  /** Returns the result to print; called when the button is pressed. */
  readonly result: () => Reportable;
};

/** Shown if loading fails: a report needs a connection anyway, and the page goes on. */
const Missing: ComponentType<OpenedReportProps> = () => null;

const Report = lazy<ComponentType<OpenedReportProps>>(async () => {
  try {
    return { default: (await opened('report')).Report };
  } catch {
    return { default: Missing };
  }
});

/**
 * Loads the button "Download PDF" after the page, so that no result waits for it; a disabled button keeps its place.
 */
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
