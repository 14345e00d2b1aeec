import { reportMachine } from '../../../machines/report/report.machine.ts';
import { generateReport, openReport } from '../../actors/assessment/report.ts';
import { saveResult } from '../../actors/assessment/saved-results.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** The report, bound to the server and the browser. */
export const providedReport = reportMachine.provide({
  actors: { signInGate: lazySignInGate, saveResult, generateReport, openReport },
});
