import type { reportMachine } from '../../../machines/report/report.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its button. */
export const {
  Provider: ReportFlow,
  Within: ReportWithin,
  useFlow: useReport,
  useSelected: useReportSelected,
} = createFlow<typeof reportMachine>('report');
