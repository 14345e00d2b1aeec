import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './db/connect.ts';
import { appointmentJobs } from './jobs/appointments.ts';
import { deliveryLanes } from './jobs/delivery.ts';
import { countUnknown, startLanes } from './jobs/lanes.ts';
import type { Lane } from './jobs/lanes.ts';
import { paymentJobs, sandboxWebhooks } from './jobs/payments.ts';
import { rateCountsRetention, retention } from './jobs/retention.ts';
import { roomJobs } from './jobs/rooms.ts';
import { analysisJobs, xrayUpkeep } from './jobs/xrays.ts';
import type { JobKind, Jobs } from './jobs/runner.ts';
import type { Checks } from './lib/callers.ts';
import { endsOf } from './lib/ends.ts';
import type { Passwords } from './lib/password.ts';
import { showOutside } from './metrics/outside.ts';
import { showDatabase } from './metrics/database.ts';
import { observeOpinions } from './observation/opinions.ts';
import { observeTransactions } from './observation/transactions.ts';
import type { FileStore } from './providers/files/port.ts';
import type { GoogleIssuer } from './providers/google/port.ts';
import { sandboxGoogle } from './providers/google/sandbox.ts';
import type { LanguageModel } from './providers/language-model/port.ts';
import type { MailSender } from './providers/mail/port.ts';
import type { PaymentProvider } from './providers/payments/port.ts';
import type { SmsSender } from './providers/sms/port.ts';
import type { Report } from './report/report.ts';
import { rateCountsIn } from './repositories/rate-counts.ts';
import { absenceRoutes } from './routes/absences.ts';
import { documentApi } from './routes/api-docs.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { accountSessionRoutes } from './routes/account-sessions.ts';
import { chatSessionRoutes } from './routes/chat-session.ts';
import { concernRoutes } from './routes/concern.ts';
import { dentistRoutes } from './routes/dentists.ts';
import { diagnosisRoutes } from './routes/diagnosis.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { googleSandboxRoutes } from './routes/google-sandbox.ts';
import { googleRoutes } from './routes/google.ts';
import { healthRoutes } from './routes/health.ts';
import { medicineRoutes } from './routes/medicines.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { servePages } from './routes/pages.ts';
import { passwordRoutes } from './routes/password.ts';
import { paymentSandboxRoutes } from './routes/payment-sandbox.ts';
import { paymentWebhookRoute } from './routes/payment-webhook.ts';
import { paymentRoutes } from './routes/payments.ts';
import { patientRecordRoutes } from './routes/patient-records.ts';
import { profileRoutes } from './routes/profile.ts';
import { reanalysisRoutes } from './routes/reanalyses.ts';
import { reminderRoutes } from './routes/reminders.ts';
import { reportRoutes } from './routes/reports.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sandboxDoor, sandboxRoutes } from './routes/sandbox.ts';
import type { SandboxDoor } from './routes/sandbox.ts';
import { savedResultRoutes } from './routes/saved-results.ts';
import { securityTxtRoute } from './routes/security-txt.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { staffAreaRoutes } from './routes/staff-area.ts';
import { staffRoutes } from './routes/staff.ts';
import { teleconsultationRoutes } from './routes/teleconsultations.ts';
import { verificationRoutes } from './routes/verification.ts';
import { xrayPictureRoutes } from './routes/xray-pictures.ts';
import { xrayRoutes } from './routes/xrays.ts';
import type { GoogleNeeds } from './services/accounts/google.ts';
import { isKnownDevice, textMessagesToday } from './services/accounts/codes.ts';
import { recogniseToken } from './services/accounts/sessions.ts';
import { permissionsOf } from './services/accounts/staff.ts';
import { isListed } from './services/dentists/directory.ts';
import type { Engine } from './services/engine.ts';
import { ratingOfTheMinute } from './services/feedback.ts';
import { storageWatch } from './services/health.ts';
import { keptSecret } from './services/kept-secret.ts';
import { SANDBOX_ORGANIZER } from './services/messages/invite.ts';
import { sandboxMail, sandboxSms } from './services/messages/sandbox.ts';
import type { PaymentNeeds } from './services/payments/moves.ts';
import { sandboxPayments } from './services/payments/sandbox/provider.ts';
import type { XrayNeeds, XrayReader } from './services/xrays/needs.ts';
import type { Decoding } from './services/xrays/decoding.ts';
import { picturesInTurn } from './services/xrays/pictures.ts';
import { hasSandbox } from './sandbox-rule.ts';
import { buildShell, isOverHttps } from './shell.ts';
import type { ShellNeeds } from './shell.ts';

/** Everything that the app does not make itself, so that a test can hand in its own. */
export type AppNeeds = Omit<ShellNeeds, 'checks' | 'rateCounts'> & {
  readonly db: Database;
  readonly engine: Engine;
  /** Writes a report as a PDF. */
  readonly writeReport: (report: Report, signal: AbortSignal) => Promise<Uint8Array>;
  readonly languageModel: LanguageModel | null;
  readonly passwords: Passwords;
  /** Who brings mails and text messages; `null` keeps them in the sandbox. */
  readonly mail: MailSender | null;
  readonly sms: SmsSender | null;
  /** Who says who somebody is; `null` has the sandbox say it, or nobody where none is allowed. */
  readonly google: GoogleIssuer | null;
  /** Who takes the money; `null` has the sandbox pretend to. */
  readonly payments: PaymentProvider | null;
  /** Where pictures are kept. */
  readonly files: FileStore;
  /** Where pictures are decoded; it ends with the app. */
  readonly decoding: Decoding;
  /** Who looks at X-rays. */
  readonly xrayReader: XrayReader;
  /** What is shown at /metrics. */
  readonly metrics: Registry;
};

/** Google's own sign-in, that of the sandbox with the pages that stand in for Google's, or none. @returns who is asked */
const serveGoogle = (
  app: FastifyInstance,
  google: GoogleIssuer | null,
  needs: Omit<GoogleNeeds, 'google'> & { readonly door: SandboxDoor | null },
): GoogleIssuer | null => {
  const { door, ...rest } = needs;
  if (google !== null || door === null) {
    googleRoutes(app, { ...rest, google });
    return google;
  }
  const sandbox = sandboxGoogle(needs.clock);
  googleRoutes(app, { ...rest, google: sandbox });
  googleSandboxRoutes(app, sandbox, door);
  return sandbox;
};

/** Payments, by the real provider with its webhooks, or by the sandbox with its pages. @returns what runs later for them */
const servePayments = (
  app: FastifyInstance,
  payments: PaymentProvider | null,
  needs: Omit<PaymentNeeds, 'provider'> & { readonly calendarUrl: string | null },
  door: SandboxDoor,
): JobKind[] => {
  const whole = { ...needs, provider: payments ?? sandboxPayments(needs) };
  paymentRoutes(app, whole);
  if (payments !== null) {
    paymentWebhookRoute(app, whole);
    return paymentJobs(whole);
  }
  paymentSandboxRoutes(app, whole, door);
  return [...paymentJobs(whole), sandboxWebhooks(whole)];
};

/** X-rays. @returns what runs later for them, and what tidies up after them */
const serveXrays = (
  app: FastifyInstance,
  env: AppNeeds['env'],
  needs: XrayNeeds & { readonly engine: Engine },
): { readonly analyses: JobKind[]; readonly upkeep: JobKind[] } => {
  const secret = keptSecret(needs, 'pictureAddresses');
  xrayRoutes(app, { ...needs, secret, dataDir: env.dataDir });
  xrayPictureRoutes(app, { ...needs, secret });
  reanalysisRoutes(app, needs);
  return { analyses: analysisJobs(needs), upkeep: xrayUpkeep({ ...needs, log: app.log }) };
};

/** Who brings messages, or the sandbox that keeps them. */
const sendersOf = ({ db, clock, mail, sms, env }: AppNeeds) => ({
  db,
  clock,
  mail: mail ?? sandboxMail({ db, clock }),
  sms: sms ?? sandboxSms({ db, clock }),
  organizer: env.mail?.from ?? SANDBOX_ORGANIZER,
});

/** Shows what all processes share. */
const showShared = (
  metrics: Registry,
  needs: Parameters<typeof textMessagesToday>[0],
  work: readonly Lane[],
): void =>
  showOutside(metrics, {
    textMessages: () => textMessagesToday(needs),
    unknownJobs: () => countUnknown(needs, work),
  });

/** What needs an account, or leads to one, and may have something mailed. */
const ACCOUNT_ROUTES = [
  verificationRoutes,
  signInRoutes,
  passwordRoutes,
  profileRoutes,
  staffRoutes,
  reminderRoutes,
  absenceRoutes,
];

/** The whole server without a port. Closing it leaves the database open: who opened it closes it. */
export const buildApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { env, clock, ids, engine, metrics, observer } = needs;
  const db = observeTransactions(needs.db, observer);
  const languageModel = needs.languageModel && observeOpinions(needs.languageModel, observer);
  const checks: Checks = {
    patient: (token) => recogniseToken({ db, clock }, token),
    permissions: (caller) => permissionsOf({ db }, caller),
    knows: (device, contact) => isKnownDevice({ db, sms: env.smsRules }, device, contact),
  };
  const app = buildShell({ ...needs, checks, rateCounts: rateCountsIn(db.sql) });
  showDatabase(metrics, db);
  await documentApi(app, env.staticDir);
  const storage = storageWatch({ db, clock, log: app.log });
  healthRoutes(app, storage);
  concernRoutes(app, engine);
  medicineRoutes(app, engine);
  diagnosisRoutes(app, { db, clock, ids, engine, languageModel });
  dentistRoutes(app, { db, clock });
  const lanes: Jobs[] = [];
  const onWork = () => lanes.forEach(({ look }) => look());
  const { passwords } = needs;
  const accountNeeds = { db, clock, ids, onMessage: onWork, sms: env.smsRules, passwords };
  for (const routes of ACCOUNT_ROUTES) routes(app, accountNeeds);
  accountSessionRoutes(app, { db, clock });
  savedResultRoutes(app, { db, clock, ids, engine });
  const { files, xrayReader: reader, writeReport } = needs;
  const pictures = picturesInTurn(needs.decoding);
  const { pdfReports: isOn, publicOrigin } = env;
  reportRoutes(app, { db, clock, files, pictures, isOn, publicOrigin, writeReport });
  app.decorate('sandboxKey', keptSecret(needs, 'sandbox'));
  const door = sandboxDoor(app, isOverHttps(env));
  const googleDoor = env.isSandboxAllowed ? door : null;
  const google = serveGoogle(app, needs.google, { ...accountNeeds, door: googleDoor });
  patientRecordRoutes(app, { db, clock, ids });
  const { calendarUrl } = env;
  const moneyNeeds = { db, clock, ids, log: app.log, onWork, calendarUrl };
  const money = servePayments(app, needs.payments, moneyNeeds, door);
  teleconsultationRoutes(app, { ...accountNeeds, meetingUrl: env.rooms.meetingUrl });
  roomRoutes(app, { db, clock, ids, ...env.rooms });
  const withRows = [chatSessionRoutes, analyticsRoutes, staffAreaRoutes];
  for (const routes of withRows) routes(app, { db, clock, ids });
  const rating = ratingOfTheMinute({ db, clock });
  feedbackRoutes(app, { db, clock, ids, rating });
  const ends = endsOf(clock);
  const xrayNeeds = { db, clock, ids, engine, files, pictures, reader, onWork, ends };
  const xrays = serveXrays(app, env, xrayNeeds);
  if (hasSandbox(needs)) sandboxRoutes(app, { db }, door);
  securityTxtRoute(app, { ...env, clock });
  metricsRoutes(app, { metrics, token: env.metricsToken });
  await servePages(app, { ...env, rating, isListed: (slug) => isListed({ db }, slug) });

  app.addHook('onReady', async () => {
    const stopWatching = storage.start();
    app.addHook('onClose', async () => stopWatching());
    const stopReadingKeys = google?.watch();
    app.addHook('onClose', async () => stopReadingKeys?.());
    const kinds = [
      retention({ db, clock, log: app.log }),
      rateCountsRetention({ db, clock }),
      ...appointmentJobs(accountNeeds),
      ...roomJobs({ db, clock }),
      ...xrays.upkeep,
    ];
    const working = { db, clock, ids, onEnd: observer.onJob, log: app.log };
    const work = [
      { kinds },
      { kinds: money },
      { kinds: xrays.analyses },
      ...deliveryLanes({ ends, closing: app.closing, ...sendersOf({ ...needs, db }) }),
    ];
    showShared(metrics, { db, clock, sms: env.smsRules }, work);
    lanes.push(...startLanes(working, work));
    app.addHook('onClose', async () => {
      // At the same time: a job may wait for a picture that is never done with.
      await Promise.all([needs.decoding.close(), ...lanes.map((lane) => lane.stop())]);
    });
  });
  return app;
};
