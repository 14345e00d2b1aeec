import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  REPORTS_PATH,
  REPORT_RATE,
  generateDiagnosisPdf,
  generateReanalysisPdf,
  generateReceiptPdf,
  generateVisitPdf,
} from '../../contracts/endpoints/reports.ts';
import type { Caller } from '../lib/callers.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { limitOfAddress, limitOfSubject } from '../lib/rate-limits.ts';
import { serve } from '../lib/serve.ts';
import { oneEach } from '../lib/turns.ts';
import type { Report } from '../report/report.ts';
import { inLanguage, languageNow } from '../texts/speaking.ts';
import { endedPage } from '../services/reports/ended-page.ts';
import { readReport } from '../services/reports/read-report.ts';
import type { ReportDeps } from '../services/reports/read-report.ts';
import type { Reported } from '../services/reports/report-address.ts';
import { makeAddress, openAddress } from '../services/reports/reports.ts';

type Deps = Parameters<typeof makeAddress>[0] &
  ReportDeps & {
    /** Writes a report, on a thread of its own. */
    readonly writeReport: (report: Report, signal: AbortSignal) => Promise<Uint8Array>;
    /** Address under which visitors reach the product; `null` uses the name under which they ask. */
    readonly publicOrigin: string | null;
  };

/**
 * Headers that keep a report from proxies, search engines and frames of other sites. Browsers' viewers use inline
 * styles.
 */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;
const VIEWED = "default-src 'none'; object-src 'self'; style-src 'self' 'unsafe-inline'";

/** The route as the rate limits know it: it is opened without a token, and still counted for the account. */
const OPENING = {
  ...generateDiagnosisPdf,
  method: 'GET',
  path: `${REPORTS_PATH}/:token`,
  rate: REPORT_RATE,
} as const;

/** A tab that opens a report asks in the language of the browser: the address names the one of the app (NEW-94). */
const languageOfAddress = (): string =>
  languageNow() === 'en' ? '' : `?language=${languageNow()}`;

const sendEnded = (reply: FastifyReply, status: 404 | 410): FastifyReply =>
  reply.code(status).headers(PRIVATE).type('text/html; charset=utf-8').send(endedPage());

/**
 * Serves reports of results, receipts and visit notes: makes an address for the signed-in owner, and sends the file to any holder of
 * that address.
 */
export const reportRoutes = (app: FastifyInstance, deps: Deps): void => {
  const addressOf = async (caller: Caller, reported: Reported) => {
    const made = await makeAddress(deps, caller, reported);
    if (made.kind === 'notYours') throw new Problem(404, sentenceFor(404));
    if (made.kind === 'switchedOff') {
      return { status: 200, body: { success: false, verdict: 'switched_off' } } as const;
    }
    const pdf_url = made.address + languageOfAddress();
    return { status: 200, body: { success: true, pdf_url } } as const;
  };
  serve(app, generateDiagnosisPdf, ({ caller, body }) =>
    addressOf(caller, { of: 'result', id: body.diagnosis_id }),
  );
  serve(app, generateReanalysisPdf, ({ caller, body }) =>
    addressOf(caller, { of: 'reanalysis', id: body.reanalysis_id }),
  );
  serve(app, generateReceiptPdf, ({ caller, body }) =>
    addressOf(caller, { of: 'receipt', id: body.payment_id }),
  );
  serve(app, generateVisitPdf, ({ caller, body }) =>
    addressOf(caller, { of: 'visit', id: body.appointment_id }),
  );
  const limitOfAccount = limitOfSubject(app, OPENING);
  const reports = oneEach();
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { token } = request.params as { readonly token: string };
    const opened = await openAddress(deps, token);
    if (opened.kind !== 'found') return sendEnded(reply, opened.kind === 'ended' ? 410 : 404);
    request.caller = opened.owner;
    await limitOfAccount?.(request, reply);
    const origin = deps.publicOrigin ?? `${request.protocol}://${request.host}`;
    const signal = request.over;
    const made = await reports(opened.owner.id, signal, async () => {
      const found = await readReport(deps, opened.owner, { ...opened.reported, origin, signal });
      return found && { ...found, pdf: await deps.writeReport(found.report, signal) };
    });
    if (made === null) return sendEnded(reply, 404);
    return reply
      .headers({
        ...PRIVATE,
        'content-security-policy': VIEWED,
        'content-disposition': `inline; filename="${made.fileName}"`,
      })
      .type('application/pdf')
      .send(Buffer.from(made.pdf));
  };
  const open = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language } = request.query as { readonly language?: unknown };
    return inLanguage(typeof language === 'string' ? language : 'en', () => send(request, reply));
  };
  const onRequest = limitOfAddress(app, OPENING) ?? [];
  app.get(OPENING.path, { schema: { hide: true }, onRequest }, open);
};
