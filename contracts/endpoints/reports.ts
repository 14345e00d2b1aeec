import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const tag = 'Results';
const perMs = 60_000;

/** The address below which reports are read: a report's address alone opens it, since a new tab brings no token. */
export const REPORTS_PATH = '/api/reports';

/** Limit of the reports that an address or an account may have made by opening them. */
export const REPORT_RATE = { max: 20, perMs } as const;

/** Address at which the report is read for a short while; or the verdict that the operator has switched reports off. */
const MADE = z.union([
  z.object({ success: z.literal(true), pdf_url: z.string() }),
  z.object({ success: z.literal(false), verdict: z.literal('switched_off') }),
]);

/**
 * Makes the private address of the report of the account's own saved result (API-16, PDF-02), good for a short while;
 * 404 where there is no such result, or it is another account's.
 */
export const generateDiagnosisPdf = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/generate_diagnosis_pdf',
  tag,
  summary: 'The address of a result as a PDF',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.object({ diagnosis_id: z.uuid() }),
  replies: { 200: MADE },
  example: { body: { diagnosis_id: SOME_ID } },
});

/**
 * Makes the same for the account's own re-analysis (API-17), with its X-ray and the places on it; 404 where there is
 * none, or it is another account's.
 */
export const generateReanalysisPdf = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/generate_reanalysis_pdf',
  tag,
  summary: 'The address of a re-analysis as a PDF',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.object({ reanalysis_id: z.uuid() }),
  replies: { 200: MADE },
  example: { body: { reanalysis_id: SOME_ID } },
});

/**
 * Makes the same for what was written for one of the account's own payments: its receipts and credit notes (NEW-04). Where
 * it was made before there were numbers, it gets them now. 404 where nothing was paid, or it is another account's. Receipts
 * are made where reports are switched off, too.
 */
export const generateReceiptPdf = endpoint({
  method: 'POST',
  path: '/api/payments/receipt',
  tag: 'Payments',
  summary: 'The address of the receipt of a payment as a PDF',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.object({ payment_id: z.uuid() }),
  replies: { 200: MADE },
  example: { body: { payment_id: SOME_ID } },
});

/**
 * Makes the same for what the dentist of one of the account's own calls has written (NEW-34): its newest version. 404 where
 * nothing was written, or the call is another account's. It is made where reports are switched off, too.
 */
export const generateVisitPdf = endpoint({
  method: 'POST',
  path: '/api/teleconsultations/visit-note-pdf',
  tag: 'Teleconsultations',
  summary: 'The address of a visit note as a PDF',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.object({ appointment_id: z.uuid() }),
  replies: { 200: MADE },
  example: { body: { appointment_id: SOME_ID } },
});
