import { fromPromise } from 'xstate';
import type { Generated, Reported } from '../../../machines/report/report.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keptUser } from '../accounts/session-storage.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/reports.ts'));

const asked = ({ of, id }: Reported, signal: AbortSignal) => {
  if (of === 'result') {
    return call(named('generateDiagnosisPdf'), { body: { diagnosis_id: id }, signal });
  }
  if (of === 'reanalysis') {
    return call(named('generateReanalysisPdf'), { body: { reanalysis_id: id }, signal });
  }
  return of === 'payment'
    ? call(named('generateReceiptPdf'), { body: { payment_id: id }, signal })
    : call(named('generateVisitPdf'), { body: { appointment_id: id }, signal });
};

/**
 * Asks for the private address of the report of a saved result (API-16) or a re-analysis (API-17), of the receipts of
 * a payment, or of the note of a call; a signed-out visitor's request is not sent.
 */
export const generateReport = fromPromise<Generated, Reported>(
  async ({ input: { of, id }, signal }) => {
    if (keptUser() === null) return { verdict: 'anonymous' };
    const reply = await asked({ of, id }, signal);
    return reply.success ? { verdict: 'made', address: reply.pdf_url } : { verdict: 'switchedOff' };
  },
);

/** Opens the report in a new tab (PDF-03). Throws when the browser blocks it. */
export const openReport = fromPromise<void, { readonly address: string }>(
  ({ input: { address } }) => {
    const opened = window.open(address, '_blank');
    if (opened === null) throw new Error('The browser opens no tab');
    // The opened page must not reach back to this one.
    opened.opener = null;
    return Promise.resolve();
  },
);
