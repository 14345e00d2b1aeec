// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor, fromPromise, toPromise, waitFor } from 'xstate';
import { reportMachine } from '../../../machines/report/report.machine.ts';
import type { Generated, Reported } from '../../../machines/report/report.machine.ts';
import { generateReport } from '../../../src/actors/assessment/report.ts';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { IN_ACCOUNT, PAYMENT, PDF_URL, REANALYSIS, RESULT_ID, VISIT } from './cases.ts';

const GENERATE = 'POST /chat_bot/chat/generate_reanalysis_pdf';
const RECEIPT = 'POST /api/payments/receipt';
const VISIT_NOTE = 'POST /api/teleconsultations/visit-note-pdf';

/** Asks for the report of a re-analysis. */
const generated = () =>
  toPromise(createActor(generateReport, { input: { of: 'reanalysis', id: RESULT_ID } }).start());

it('[API-17] the report of a re-analysis is asked for by its own id', async () => {
  keepSignedIn(ASHA);
  const sent = serveCalls({ [GENERATE]: { success: true, pdf_url: PDF_URL } });
  expect(await generated()).toEqual({ verdict: 'made', address: PDF_URL });
  expect(sent).toEqual([
    { call: GENERATE, body: { reanalysis_id: RESULT_ID }, bearer: 'Bearer token-1' },
  ]);
});

it('[NEW-04] the receipt of a payment is asked for by the id of the payment', async () => {
  keepSignedIn(ASHA);
  const sent = serveCalls({ [RECEIPT]: { success: true, pdf_url: PDF_URL } });
  const input = { of: 'payment', id: RESULT_ID } as const;
  const made = await toPromise(createActor(generateReport, { input }).start());
  expect(made).toEqual({ verdict: 'made', address: PDF_URL });
  expect(sent).toEqual([
    { call: RECEIPT, body: { payment_id: RESULT_ID }, bearer: 'Bearer token-1' },
  ]);
});

it('[NEW-34] the note of a call is asked for by the id of the call', async () => {
  keepSignedIn(ASHA);
  const sent = serveCalls({ [VISIT_NOTE]: { success: true, pdf_url: PDF_URL } });
  const input = { of: 'visit', id: RESULT_ID } as const;
  const made = await toPromise(createActor(generateReport, { input }).start());
  expect(made).toEqual({ verdict: 'made', address: PDF_URL });
  expect(sent).toEqual([
    { call: VISIT_NOTE, body: { appointment_id: RESULT_ID }, bearer: 'Bearer token-1' },
  ]);
});

it('[PDF-01] is told where the operator makes no reports of re-analyses', async () => {
  keepSignedIn(ASHA);
  serveCalls({ [GENERATE]: { success: false, verdict: 'switched_off' } });
  expect(await generated()).toEqual({ verdict: 'switchedOff' });
});

it.each([
  ['[API-16] a saved result', IN_ACCOUNT, 'result'],
  ['[API-17] a re-analysis', REANALYSIS, 'reanalysis'],
  ['[NEW-04] a payment', PAYMENT, 'payment'],
  ['[NEW-34] a call', VISIT, 'visit'],
] as const)('the flow asks for the report of %s as what it is', async (_, result, of) => {
  const seen: Reported[] = [];
  const machine = reportMachine.provide({
    actors: {
      signInGate: fromPromise(() => Promise.resolve({ kind: 'granted' })) as never,
      generateReport: fromPromise<Generated, Reported>(({ input }) => {
        seen.push(input);
        return Promise.resolve({ verdict: 'switchedOff' });
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'report.requested', result });
  await waitFor(actor, (snapshot) => snapshot.matches('disabled'));
  expect(seen).toEqual([{ of, id: RESULT_ID }]);
});
