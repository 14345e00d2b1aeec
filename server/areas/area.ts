import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import type { Lane } from '../jobs/lanes.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { Ends } from '../services/ends.ts';
import type { Passwords } from '../lib/password.ts';
import type { FileStore } from '../providers/files/port.ts';
import type { GoogleIssuer } from '../providers/google/port.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';
import type { MailSender } from '../providers/mail/port.ts';
import type { StaffIssuer } from '../providers/staff-issuer/port.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';
import type { SmsSender } from '../providers/sms/port.ts';
import type { Report } from '../report/report.ts';
import type { SandboxDoor } from '../routes/sandbox.ts';
import type { RelyingParty } from '../lib/relying-party.ts';
import type { SmsRules } from '../services/accounts/codes.ts';
import type { SecondFactorRule } from '../services/accounts/second-factor.ts';
import type { WakingDeps } from '../services/deps.ts';
import type { Engine } from '../services/engine.ts';
import type { Decoding } from '../services/xrays/decoding.ts';
import type { XrayReader } from '../services/xrays/xray-deps.ts';
import type { Pictures } from '../services/xrays/pictures.ts';
import type { ShellDeps } from '../shell.ts';

/** Everything that the app does not make itself, so that a test can hand in its own. */
export type AppDeps = Omit<ShellDeps, 'checks' | 'rateCounts'> & {
  readonly db: Database;
  readonly engine: Engine;
  /** Writes a report as a PDF. */
  readonly writeReport: (report: Report, signal: AbortSignal) => Promise<Uint8Array>;
  readonly languageModel: LanguageModel | null;
  readonly passwords: Passwords;
  /** Send mails and text messages; `null` keeps them in the sandbox. */
  readonly mail: MailSender | null;
  readonly sms: SmsSender | null;
  /** Signs people in with Google; `null` has the sandbox do it, or nobody where no sandbox is allowed. */
  readonly google: GoogleIssuer | null;
  /** Signs the staff in at the house's own issuer; `null` has the sandbox do it where nobody depends on it, or offers it not. */
  readonly staffIssuer: StaffIssuer | null;
  /** Takes payments; `null` has the sandbox pretend to. */
  readonly payments: PaymentProvider | null;
  /** Store of the pictures. */
  readonly files: FileStore;
  /** Decoder of pictures; it ends with the app. */
  readonly decoding: Decoding;
  /** Finds things on X-rays. */
  readonly xrayReader: XrayReader;
  /** Figures shown at /metrics. */
  readonly metrics: Registry;
};

/** Dependencies of every area: those of the app, and those that the app makes once for all areas. */
export type AreaDeps = AppDeps &
  WakingDeps & {
    readonly log: FastifyBaseLogger;
    readonly smsRules: SmsRules;
    readonly secondFactor: SecondFactorRule;
    readonly relyingParty: RelyingParty;
    readonly ends: Ends;
    readonly pictures: Pictures;
    /** Guards the pages of the sandbox. */
    readonly door: SandboxDoor;
  };

/** Later work of an area. The jobs of all areas are done one after another; a lane is worked on beside them. */
export type AreaJobs = { readonly jobs?: readonly JobKind[]; readonly lanes?: readonly Lane[] };

/** Registers the routes of an area. @returns its jobs, if it has any */
export type Area = (app: FastifyInstance, deps: AreaDeps) => AreaJobs | void | Promise<void>;

/** Starts something when the app is ready, and ends it when the app closes. */
export const whileOpen = (app: FastifyInstance, start: () => () => void | Promise<void>): void => {
  app.addHook('onReady', async () => {
    const stop = start();
    app.addHook('onClose', async () => stop());
  });
};
