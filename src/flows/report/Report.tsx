import { DownloadPdf } from './DownloadPdf.tsx';
import type { DownloadPdfProps } from './DownloadPdf.tsx';
import { providedReport, ReportFlow } from './report.flow.ts';

/** The button for a PDF, and everything that follows. */
export const Report = (props: DownloadPdfProps) => (
  <ReportFlow machine={providedReport} input={() => undefined}>
    <DownloadPdf {...props} />
  </ReportFlow>
);
