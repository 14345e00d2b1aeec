import type { reportMachine } from '../../../machines/report/report.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: ReportFlow,
  Within: ReportWithin,
  useFlow: useReport,
  useSelected: useReportSelected,
} = createFlow<typeof reportMachine>('report');
