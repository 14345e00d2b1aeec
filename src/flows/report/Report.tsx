import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import { DownloadPdf } from './DownloadPdf.tsx';
import { providedReport } from './provided.ts';
import { ReportFlow } from './report.flow.ts';

type ReportProps = {
  /** Of what the report is, asked for when the button is pressed. */
  readonly result: () => Reportable;
};

/** The button for a report, and all that follows from it. */
export const Report = ({ result }: ReportProps) => (
  <ReportFlow machine={providedReport} input={() => undefined}>
    <DownloadPdf result={result} />
  </ReportFlow>
);
