import { reportMachine } from '../../../machines/report/report.machine.ts';
import { generateReport, openReport } from '../../actors/report.ts';
import { saveResult } from '../../actors/saved-results.ts';
import { laterSignInGate } from '../sign-in-gate/later.ts';

/** The report, bound to the server and the browser. */
export const providedReport = reportMachine.provide({
  actors: { signInGate: laterSignInGate, saveResult, generateReport, openReport },
});
