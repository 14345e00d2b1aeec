import { reportMachine } from '../../../machines/report/report.machine.ts';
import { generateReport, openReport } from '../../actors/assessment/report.ts';
import { saveResult } from '../../actors/assessment/saved-results.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The report, bound to the server and the browser. */
export const providedReport = reportMachine.provide({
  actors: { signInGate: lazySignInGate, saveResult, generateReport, openReport },
});

/** Provider and hooks of the flow. */
export const {
  Provider: ReportFlow,
  Within: ReportWithin,
  useFlow: useReport,
  useSelected: useReportSelected,
} = createFlow<typeof reportMachine>('report');
