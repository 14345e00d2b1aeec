import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import { DownloadPdf } from './DownloadPdf.tsx';
import { providedReport, ReportFlow } from './report.flow.ts';

type ReportProps = {
  /** Returns the result to print; called when the button is pressed. */
  readonly result: () => Reportable;
};

/** The button for a report, and everything that follows. */
export const Report = ({ result }: ReportProps) => (
  <ReportFlow machine={providedReport} input={() => undefined}>
    <DownloadPdf result={result} />
  </ReportFlow>
);
