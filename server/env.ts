import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { DEFAULT_PRICES } from '../contracts/payments/products.ts';
import type { Prices } from '../contracts/payments/products.ts';
import { OPERATOR_FACTS } from '../contracts/site/operator.ts';
import type { Operator } from '../contracts/site/operator.ts';
import { iceUrlsOf, proxiesOf, senderOf } from './env-values.ts';
import { VARIABLES } from './env-variables.ts';
import type { LogLevel } from './env-variables.ts';
import { countriesOf } from './lib/contact.ts';
import { DENTAL_SAC } from './lib/seller.ts';
import type { Seller } from './lib/seller.ts';
import { StartError } from './lib/start-error.ts';
import type { BucketSettings } from './providers/files/port.ts';
import type { GoogleSettings } from './providers/google/port.ts';
import type { LanguageModelSettings } from './providers/language-model/port.ts';
import type { MailSettings } from './providers/mail/port.ts';
import type { PaymentSettings } from './providers/payments/port.ts';
import type { RadiographModelSettings } from './providers/radiograph/port.ts';
import type { StaffIssuerSettings } from './providers/staff-issuer/port.ts';
import type { SmsLanguage, SmsSettings, SmsTemplates } from './providers/sms/port.ts';
import type { SmsRules } from './services/accounts/codes.ts';
import type { PasskeyRule } from './services/accounts/second-factor.ts';
import type { RoomSettings } from './services/rooms/room.ts';
import type { TraceSettings } from './traces/traces.ts';

/** Settings of the operator, read once at the start. */
export type Env = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Address of a PostgreSQL; `null` opens the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of the database past a pooler of transactions. */
  readonly directUrl: string | null;
  /** Address of a copy of it that only reads; `null` reads everything from the database itself. */
  readonly readUrl: string | null;
  /** S3 bucket that keeps the pictures; `null` keeps them in `dataDir`. */
  readonly bucket: BucketSettings | null;
  readonly logLevel: z.infer<typeof LogLevel>;
  /** Language model that gives second opinions; `null` gives none. */
  readonly languageModel: LanguageModelSettings | null;
  /** Mail server; `null` keeps mails in the sandbox. */
  readonly mail: MailSettings | null;
  /** Provider of text messages; `null` keeps them in the sandbox. */
  readonly sms: SmsSettings | null;
  /** Language of text messages. */
  readonly smsLanguage: SmsLanguage;
  /** Countries that text messages may go to, and the most of them in a day. */
  readonly smsRules: SmsRules;
  /**
   * The operator's registration with Google; `null` signs in made-up people in the sandbox, or offers no Google sign-in
   * where no sandbox is allowed.
   */
  readonly google: GoogleSettings | null;
  /** Payment provider; `null` takes no money and pretends in the sandbox. */
  readonly payments: PaymentSettings | null;
  /** What a video call of each length costs, in paise. */
  readonly prices: Prices;
  /** Price of the call of 15 minutes before, in paise; `null` shows its price alone. */
  readonly formerPrice: number | null;
  /** Trained model or outside engine that reads X-rays; `null` reads them with the embedded analyzer. */
  readonly radiographModel: RadiographModelSettings | null;
  /** Page that gives a time to a paid consultation (CARD-04); `null` uses the product's own page. */
  readonly calendarUrl: string | null;
  /** Place of the consultations by video, and the servers that help two browsers find each other. */
  readonly rooms: RoomSettings;
  /** Facts about the operator, for the pages of the site. */
  readonly operator: Operator;
  /** Who sells the calls, as receipts name them. */
  readonly seller: Seller;
  /** True when real patients use this server (`NODE_ENV=production`). */
  readonly isProduction: boolean;
  /** True when a sandbox may replace a provider that is not set; in production only with `ALLOW_SANDBOX=1`. */
  readonly isSandboxAllowed: boolean;
  /** Number of proxies in front, or their addresses; `false` when clients connect directly. */
  readonly trustProxy: false | number | string[];
  /**
   * Address under which visitors reach the product, such as `https://toothwise.example`; `null` answers under any name.
   */
  readonly publicOrigin: string | null;
  /** Folder of the built client; `null` looks beside the server. */
  readonly staticDir: string | null;
  /** True when dentists can prescribe; `null` where it is not set: then only where the product is tried out. */
  readonly prescriptions: boolean | null;
  /** Says whether the staff need a passkey; `null` where it is not set: then they do wherever people depend on it. */
  readonly staffSecondFactor: PasskeyRule | null;
  /** The operator's registration with the issuer of the staff; `null` where there is none. */
  readonly staffIssuer: StaffIssuerSettings | null;
  /** True when a second factor at that issuer takes the place of a passkey. */
  readonly takesIssuerFactor: boolean;
  /** True when results can be had as a PDF. */
  readonly pdfReports: boolean;
  readonly rateLimit: boolean;
  /** Time that a stop goes on answering after `/readyz` has said that it is not ready, in milliseconds. */
  readonly drainMs: number;
  readonly maxConnections: number;
  /** Token that a reader of /metrics has to send; `null` refuses every reader. */
  readonly metricsToken: string | null;
  /** Collector of the spans of requests; `null` sends none. */
  readonly traces: TraceSettings | null;
  /** Number of threads for slow work, such as judging answers and writing PDFs. */
  readonly workerThreads: number;
};

type Name = keyof typeof VARIABLES;
type Values = { [K in Name]?: z.infer<(typeof VARIABLES)[K]['schema']> };

/** Variables that must be set beside another variable, or beside a certain value of it. */
const COMPANIONS: readonly (readonly [name: Name, beside: Name, value: string | null])[] = [
  ['DATABASE_URL', 'DATABASE_DIRECT_URL', null],
  ['DATABASE_URL', 'DATABASE_READ_URL', null],
  ['LLM_MODEL', 'LLM_BASE_URL', null],
  ['MAIL_FROM', 'SMTP_URL', null],
  ['MSG91_AUTH_KEY', 'SMS_PROVIDER', 'msg91'],
  ['MSG91_TEMPLATE_VERIFY', 'SMS_PROVIDER', 'msg91'],
  ['MSG91_TEMPLATE_SIGN_IN', 'SMS_PROVIDER', 'msg91'],
  ['MSG91_TEMPLATE_REGISTERED', 'SMS_PROVIDER', 'msg91'],
  ['TWILIO_ACCOUNT_SID', 'SMS_PROVIDER', 'twilio'],
  ['TWILIO_AUTH_TOKEN', 'SMS_PROVIDER', 'twilio'],
  ['TWILIO_FROM', 'SMS_PROVIDER', 'twilio'],
  // One missing sentence would fail one kind of message alone, so all are set or none.
  ['TWILIO_CONTENT_VERIFY', 'TWILIO_CONTENT_REGISTERED', null],
  ['TWILIO_CONTENT_SIGN_IN', 'TWILIO_CONTENT_VERIFY', null],
  ['TWILIO_CONTENT_REGISTERED', 'TWILIO_CONTENT_SIGN_IN', null],
  ['PUBLIC_URL', 'GOOGLE_CLIENT_ID', null],
  // Half set, the staff would look for a button that is not there.
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', null],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_SECRET', null],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLAIM', null],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_GROUP', null],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_SECOND_FACTOR', null],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_ACR', null],
  ['STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_ISSUER', null],
  ['STAFF_OIDC_CLIENT_SECRET', 'STAFF_OIDC_ISSUER', null],
  // Everybody with a mail of the house would come as far as their account without a group.
  ['STAFF_OIDC_GROUP', 'STAFF_OIDC_ISSUER', null],
  ['PUBLIC_URL', 'STAFF_OIDC_ISSUER', null],
  ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID', null],
  ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID', null],
  // Who has no GSTIN may charge no GST.
  ['OPERATOR_GSTIN', 'OPERATOR_GST_RATE', null],
  // A document with a GSTIN names whose it is.
  ['OPERATOR_NAME', 'OPERATOR_GSTIN', null],
  ['OPERATOR_ADDRESS', 'OPERATOR_GSTIN', null],
  // Somebody has to have said that dentists may prescribe by video, and a code is checked at this address.
  ['PRESCRIPTIONS_RESPONSIBLE', 'PRESCRIPTIONS', 'on'],
  ['PUBLIC_URL', 'PRESCRIPTIONS', 'on'],
  ['OPERATOR_NAME', 'PRESCRIPTIONS', 'on'],
  ['TURN_SECRET', 'TURN_URLS', null],
  ['XRAY_LABELS', 'XRAY_MODEL_PATH', null],
  ['XRAY_MODEL_PATH', 'XRAY_MODEL_CARD', null],
  // A bucket half set would silently keep the pictures on this machine.
  ['S3_ENDPOINT', 'S3_BUCKET', null],
  ['S3_BUCKET', 'S3_ENDPOINT', null],
  ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT', null],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT', null],
];

/**
 * Checks the environment and fills in what is not set.
 * @throws StartError with one line for each bad variable: its name, its problem and a value that works.
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of Object.keys(VARIABLES) as Name[]) {
    const given = source[name]?.trim();
    if (!given) continue;
    const parsed = z.safeParse(VARIABLES[name].schema, given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(problemWith(name, given));
  }
  const checked = values as Values;
  for (const [name, beside, value] of COMPANIONS) {
    const isWanted = checked[beside] !== undefined && (value === null || checked[beside] === value);
    if (isWanted && !source[name]?.trim()) problems.push(missingBeside(name, beside, value));
  }
  problems.push(...contradictionsIn(checked));
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return withDefaults(checked, source['NODE_ENV']?.trim() === 'production');
};

/** Values that are good alone, and not beside one another. */
const contradictionsIn = (values: Values): string[] => {
  const { XRAY_RUNNER_URL, XRAY_MODEL_PATH, FORMER_PRICE = Infinity } = values;
  const problems: string[] = [];
  if (XRAY_RUNNER_URL !== undefined && XRAY_MODEL_PATH !== undefined) {
    problems.push('XRAY_RUNNER_URL and XRAY_MODEL_PATH are both set, but one engine reads X-rays.');
  }
  if (FORMER_PRICE * 100 <= pricesOf(values)[15]) {
    problems.push(problemWith('FORMER_PRICE', String(FORMER_PRICE)));
  }
  return problems;
};

const withDefaults = (values: Values, isProduction: boolean): Env => ({
  port: values.PORT ?? 3000,
  host: values.HOST ?? 'localhost',
  dataDir: values.DATA_DIR ?? './data',
  databaseUrl: values.DATABASE_URL ?? null,
  directUrl: directUrlOf(values),
  readUrl: readUrlOf(values),
  bucket: bucketOf(values),
  logLevel: values.LOG_LEVEL ?? 'info',
  languageModel: languageModelOf(values),
  mail: mailOf(values),
  sms: smsOf(values),
  smsLanguage: smsLanguageOf(values),
  smsRules: smsRulesOf(values),
  google: googleOf(values),
  payments: paymentsOf(values),
  prices: pricesOf(values),
  formerPrice: formerPriceOf(values),
  radiographModel: radiographModelOf(values),
  calendarUrl: values.CALENDAR_URL ?? null,
  rooms: roomsOf(values),
  operator: operatorOf(values),
  seller: sellerOf(values),
  isProduction,
  isSandboxAllowed: !isProduction || values.ALLOW_SANDBOX === '1',
  trustProxy: proxiesOf(values.TRUST_PROXY ?? '') ?? false,
  publicOrigin: originOf(values),
  staticDir: values.STATIC_DIR ?? null,
  prescriptions: prescriptionsIn(values),
  staffSecondFactor: staffSecondFactorIn(values),
  staffIssuer: staffIssuerOf(values),
  takesIssuerFactor: values.STAFF_OIDC_SECOND_FACTOR === 'issuer',
  pdfReports: values.PDF_REPORTS !== 'off',
  rateLimit: values.RATE_LIMIT !== 'off',
  drainMs: (values.DRAIN_SECONDS ?? 5) * 1000,
  maxConnections: values.MAX_CONNECTIONS ?? 2000,
  metricsToken: values.METRICS_TOKEN ?? null,
  traces: tracesOf(values),
  // One core is left to the requests themselves.
  workerThreads: values.WORKER_THREADS ?? Math.max(1, availableParallelism() - 1),
});

const prescriptionsIn = ({ PRESCRIPTIONS }: Values): Env['prescriptions'] =>
  PRESCRIPTIONS === undefined ? null : PRESCRIPTIONS === 'on';

const staffSecondFactorIn = ({ STAFF_SECOND_FACTOR }: Values): Env['staffSecondFactor'] =>
  STAFF_SECOND_FACTOR ?? null;

/** The region defaults to `us-east-1`: a server without regions accepts any name. */
const bucketOf = (values: Values): Env['bucket'] => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: values.S3_REGION ?? 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
};

const languageModelOf = ({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Values): Env['languageModel'] =>
  LLM_BASE_URL && LLM_MODEL
    ? { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY ?? null, model: LLM_MODEL }
    : null;

const mailOf = ({ SMTP_URL, MAIL_FROM }: Values): Env['mail'] => {
  const from = senderOf(MAIL_FROM ?? '');
  if (!SMTP_URL || !from) return null;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const isEncrypted = protocol === 'smtps:';
  const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isEncrypted ? 465 : 587) : Number(port),
    isEncrypted,
    login: username === '' ? null : login,
    from,
  };
};

/** The ids of the registered sentences; `null` when one is missing. */
const templatesOf = (
  verifyContact?: string,
  signIn?: string,
  alreadyRegistered?: string,
): SmsTemplates | null =>
  verifyContact && signIn && alreadyRegistered
    ? { verifyContact, signIn, alreadyRegistered }
    : null;

const smsOf = (values: Values): Env['sms'] => {
  const { MSG91_AUTH_KEY: authKey, TWILIO_FROM: from } = values;
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = values;
  const baseUrl = values.SMS_BASE_URL ?? null;
  if (values.SMS_PROVIDER === 'msg91') {
    const { MSG91_TEMPLATE_VERIFY, MSG91_TEMPLATE_SIGN_IN, MSG91_TEMPLATE_REGISTERED } = values;
    const templates = templatesOf(
      MSG91_TEMPLATE_VERIFY,
      MSG91_TEMPLATE_SIGN_IN,
      MSG91_TEMPLATE_REGISTERED,
    );
    return authKey && templates ? { provider: 'msg91', authKey, templates, baseUrl } : null;
  }
  if (values.SMS_PROVIDER !== 'twilio' || !accountSid || !authToken || !from) return null;
  const { TWILIO_CONTENT_VERIFY, TWILIO_CONTENT_SIGN_IN, TWILIO_CONTENT_REGISTERED } = values;
  const templates = templatesOf(
    TWILIO_CONTENT_VERIFY,
    TWILIO_CONTENT_SIGN_IN,
    TWILIO_CONTENT_REGISTERED,
  );
  return { provider: 'twilio', accountSid, authToken, from, templates, baseUrl };
};

const directUrlOf = ({ DATABASE_DIRECT_URL }: Values): string | null => DATABASE_DIRECT_URL ?? null;

const readUrlOf = ({ DATABASE_READ_URL }: Values): string | null => DATABASE_READ_URL ?? null;

const smsLanguageOf = ({ SMS_LANGUAGE }: Values): SmsLanguage => SMS_LANGUAGE ?? 'en';

const smsRulesOf = ({ SMS_COUNTRIES, SMS_PER_DAY, RATE_LIMIT }: Values): SmsRules => ({
  countries: countriesOf(SMS_COUNTRIES ?? 'IN') ?? [],
  mostADay: RATE_LIMIT === 'off' ? Infinity : (SMS_PER_DAY ?? 1000),
});

const originOf = ({ PUBLIC_URL }: Values): Env['publicOrigin'] =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : null;

const googleOf = (values: Values): Env['google'] => {
  const origin = originOf(values);
  return values.GOOGLE_CLIENT_ID && origin ? { clientId: values.GOOGLE_CLIENT_ID, origin } : null;
};

const staffIssuerOf = (values: Values): Env['staffIssuer'] => {
  const origin = originOf(values);
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = values;
  const { STAFF_OIDC_CLIENT_SECRET: clientSecret, STAFF_OIDC_GROUP: group } = values;
  if (!origin || !issuer || !clientId || !clientSecret || !group) return null;
  const { STAFF_OIDC_CLAIM: claim = 'groups', STAFF_OIDC_ACR: acr = null } = values;
  return { issuer, clientId, clientSecret, claim, group, acr, origin };
};

const paymentsOf = (values: Values): Env['payments'] => {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = values;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return null;
  return {
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET,
    baseUrl: values.RAZORPAY_BASE_URL ?? null,
  };
};

const pricesOf = ({ PRICE_15_MINUTES, PRICE_30_MINUTES }: Values): Env['prices'] => ({
  15: PRICE_15_MINUTES === undefined ? DEFAULT_PRICES[15] : PRICE_15_MINUTES * 100,
  30: PRICE_30_MINUTES === undefined ? DEFAULT_PRICES[30] : PRICE_30_MINUTES * 100,
});

const formerPriceOf = ({ FORMER_PRICE }: Values): Env['formerPrice'] =>
  FORMER_PRICE === undefined ? null : FORMER_PRICE * 100;

const radiographModelOf = (values: Values): Env['radiographModel'] => {
  const { XRAY_MODEL_PATH: modelPath, XRAY_LABELS: labelsPath, XRAY_RUNNER_URL: url } = values;
  if (url) {
    return {
      kind: 'runner',
      url: url.replace(/\/{1,9}$/, ''),
      token: values.XRAY_RUNNER_TOKEN ?? null,
    };
  }
  if (!modelPath || !labelsPath) return null;
  return { kind: 'onnx', modelPath, labelsPath, cardPath: values.XRAY_MODEL_CARD ?? null };
};

const roomsOf = ({ MEETING_URL, STUN_URLS, TURN_URLS, TURN_SECRET }: Values): Env['rooms'] => ({
  meetingUrl: MEETING_URL ?? null,
  ice: {
    stunUrls: iceUrlsOf(STUN_URLS ?? '', ['stun', 'stuns']) ?? [],
    turn:
      TURN_URLS && TURN_SECRET
        ? { urls: iceUrlsOf(TURN_URLS, ['turn', 'turns']) ?? [], secret: TURN_SECRET }
        : null,
  },
});

const operatorOf = (values: Values): Operator =>
  Object.fromEntries(
    Object.entries(OPERATOR_FACTS).map(([fact, { variable }]) => [fact, values[variable] ?? null]),
  ) as Operator;

const sellerOf = (values: Values): Seller => ({
  name: values.OPERATOR_NAME ?? null,
  address: values.OPERATOR_ADDRESS ?? null,
  gstin: values.OPERATOR_GSTIN ?? null,
  sac: values.OPERATOR_SAC ?? DENTAL_SAC,
  rate: values.OPERATOR_GST_RATE ?? null,
});

const tracesOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME }: Values): Env['traces'] =>
  OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: OTEL_SERVICE_NAME ?? 'toothwise' }
    : null;

const problemWith = (name: Name, given: string): string => {
  const variable = VARIABLES[name];
  const shown = 'secret' in variable ? 'has a value that cannot be used' : `is "${given}"`;
  return `${name} ${shown}, but must be ${variable.wants}. For example ${name}=${variable.example}`;
};

const missingBeside = (name: Name, beside: Name, value: string | null): string => {
  const set = value === null ? beside : `${beside}=${value}`;
  return `${name} is missing, but ${set} is set. For example ${name}=${VARIABLES[name].example}`;
};
