import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const tag = 'Results';
const perMs = 60_000;

/** Below it a report is read: its address alone opens it, since a new tab brings no token. */
export const REPORTS_PATH = '/api/reports';

/** How often an address or an account may have a report made by opening it. */
export const REPORT_RATE = { max: 20, perMs } as const;

/** Where the report is read for a short while; or that the operator has switched reports off. */
const MADE = z.union([
  z.object({ success: z.literal(true), pdf_url: z.string() }),
  z.object({ success: z.literal(false), verdict: z.literal('switched_off') }),
]);

/**
 * The private address of the report of one's own saved result (API-16, PDF-02), good for a short while; 404 where the
 * result is nobody's or somebody else's.
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
 * The same for one's own re-analysis (API-17), with its X-ray and the places on it; 404 where it is nobody's or somebody
 * else's.
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
