import * as z from 'zod/mini';
import { OPERATOR_FACTS } from '../contracts/site/operator.ts';
import type { OperatorFact } from '../contracts/site/operator.ts';
import {
  hasMail,
  hasProtocol,
  iceUrlsOf,
  isIssuer,
  isMailServer,
  isOrigin,
  isRunner,
  isSecret,
  proxiesOf,
  senderOf,
} from './env-values.ts';
import { countriesOf } from './lib/contact.ts';
import { isGstin } from './lib/gstin.ts';

export const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const webAddress = z.string().check(z.refine((value) => hasProtocol(value, ['http:', 'https:'])));
/** Printable ASCII, as an HTTP header can carry it. */
const key = z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/));
const whole = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.transform((digits) => Number(digits)),
  ),
  z.number(),
);

/** A fact about the operator, in words for the readers of the site. */
const said = (fact: OperatorFact) => {
  const { wants, example } = OPERATOR_FACTS[fact];
  const isContact = 'isContact' in OPERATOR_FACTS[fact];
  return {
    schema: text(500).check(z.refine((value) => !isContact || hasMail(value))),
    wants,
    example,
  };
};

const postgresAddress = z
  .string()
  .check(z.refine((value) => hasProtocol(value, ['postgres:', 'postgresql:'])));

const msg91Template = {
  schema: key,
  wants: 'the id of a template',
  example: '60f1c2d3e4b5a6978877665f',
};
const twilioContent = {
  schema: z.string().check(z.regex(/^HX[0-9a-f]{32}$/i)),
  wants: 'the id of a template of the Content API, HX and 32 digits or letters up to f',
  example: 'HX00112233445566778899aabbccddeeff',
};

/** One entry for each variable: its check, words for a good value, and an example that works. */
export const VARIABLES = {
  PORT: {
    schema: whole.check(z.maximum(65_535)),
    wants: 'a number from 0 to 65535',
    example: '3000',
  },
  HOST: { schema: text(255), wants: 'a host name or an address', example: '0.0.0.0' },
  DATA_DIR: { schema: text(1000), wants: 'a folder', example: './data' },
  DATABASE_URL: {
    schema: postgresAddress,
    wants: 'the address of a PostgreSQL database',
    example: 'postgres://user:password@localhost:5432/toothwise',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    schema: postgresAddress,
    wants: 'the address of that PostgreSQL past its pooler',
    example: 'postgres://user:password@localhost:5432/toothwise',
    secret: true,
  },
  DATABASE_READ_URL: {
    schema: postgresAddress,
    wants: 'the address of a copy of that PostgreSQL that only reads',
    example: 'postgres://user:password@copy:5432/toothwise',
    secret: true,
  },
  LOG_LEVEL: { schema: LogLevel, wants: `one of ${LogLevel.options.join(', ')}`, example: 'info' },
  LLM_BASE_URL: {
    schema: webAddress.check(z.refine(isSecret)),
    wants: 'the address of an OpenAI-compatible server, with https unless it is on this machine',
    example: 'http://localhost:11434/v1',
  },
  LLM_API_KEY: { schema: text(1000), wants: 'a key', example: 'sk-123', secret: true },
  LLM_MODEL: { schema: text(200), wants: 'the name of a model', example: 'llama3.1' },
  TRUST_PROXY: {
    schema: z.string().check(z.refine((value) => proxiesOf(value) !== null)),
    wants: 'the number of proxies in front, or their addresses parted by commas',
    example: '1',
  },
  PUBLIC_URL: {
    schema: webAddress.check(z.refine(isOrigin)),
    wants: 'the address of the start page, without a path',
    example: 'https://toothwise.example',
  },
  STATIC_DIR: { schema: text(1000), wants: 'a folder', example: './dist/client' },
  DRAIN_SECONDS: {
    schema: whole.check(z.maximum(600)),
    wants: 'a number from 0 to 600',
    example: '5',
  },
  MAX_CONNECTIONS: {
    schema: whole.check(z.minimum(1)),
    wants: 'a number from 1 to 99999',
    example: '2000',
  },
  PRESCRIPTIONS: { schema: z.enum(['on', 'off']), wants: 'on or off', example: 'off' },
  PRESCRIPTIONS_RESPONSIBLE: {
    schema: text(200).check(z.minLength(5)),
    wants: 'the name and registration number of the dentist who answers for the list of medicines',
    example: '"Dr. A. Example, MH-12345"',
  },
  STAFF_SECOND_FACTOR: {
    schema: z.enum(['required', 'offered']),
    wants: 'required or offered',
    example: 'required',
  },
  PDF_REPORTS: { schema: z.enum(['on', 'off']), wants: 'on or off', example: 'on' },
  RATE_LIMIT: { schema: z.enum(['on', 'off']), wants: 'on or off', example: 'on' },
  METRICS_TOKEN: {
    schema: text(1000).check(z.minLength(16)),
    wants: 'a secret of at least 16 characters',
    example: 'a-long-random-secret',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: webAddress,
    wants: 'the address of an OpenTelemetry collector that takes OTLP over HTTP',
    example: 'http://localhost:4318',
  },
  OTEL_SERVICE_NAME: { schema: text(200), wants: 'a name', example: 'toothwise' },
  WORKER_THREADS: {
    schema: whole.check(z.minimum(1), z.maximum(64)),
    wants: 'a number from 1 to 64',
    example: '2',
  },
  XRAY_MODEL_PATH: {
    schema: text(1000),
    wants: 'the file of an ONNX detection model',
    example: './xray/model.onnx',
  },
  XRAY_LABELS: {
    schema: text(1000),
    wants: 'a file with the names of what the model finds, one a line',
    example: './xray/labels.txt',
  },
  XRAY_MODEL_CARD: {
    schema: text(1000),
    wants: 'the model card of that model, a JSON file',
    example: './xray/card.json',
  },
  XRAY_RUNNER_URL: {
    schema: webAddress.check(z.refine(isRunner)),
    wants:
      'the address of an engine that reads X-rays, with https unless it is an address of this machine or of a private network',
    example: 'http://10.0.0.7:8080',
  },
  XRAY_RUNNER_TOKEN: { schema: key, wants: 'a key', example: 'another-secret', secret: true },
  SMTP_URL: {
    schema: z.string().check(z.refine(isMailServer)),
    wants:
      'the address of a mail server, with smtps:// or smtp://, user and password percent-encoded',
    example: 'smtps://user:password@mail.example:465',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.string().check(z.refine((value) => senderOf(value) !== null)),
    wants: 'a mail address, or a name and behind it the address in angle brackets',
    example: 'hello@toothwise.example',
  },
  SMS_PROVIDER: { schema: z.enum(['msg91', 'twilio']), wants: 'msg91 or twilio', example: 'msg91' },
  SMS_BASE_URL: {
    schema: webAddress.check(z.refine(isSecret)),
    wants: 'the address of the SMS provider or of a proxy, with https unless it is on this machine',
    example: 'https://sms-proxy.example',
  },
  SMS_COUNTRIES: {
    schema: z.string().check(z.refine((value) => countriesOf(value) !== null)),
    wants: 'countries by their two letters, parted by commas',
    example: 'IN,NP',
  },
  SMS_PER_DAY: {
    schema: whole.check(z.minimum(1)),
    wants: 'a number from 1 to 99999',
    example: '1000',
  },
  MSG91_AUTH_KEY: { schema: key, wants: 'a key', example: '123456AbCdEf', secret: true },
  SMS_LANGUAGE: { schema: z.enum(['en', 'hi']), wants: 'en or hi', example: 'hi' },
  MSG91_TEMPLATE_VERIFY: msg91Template,
  MSG91_TEMPLATE_SIGN_IN: msg91Template,
  MSG91_TEMPLATE_REGISTERED: msg91Template,
  TWILIO_ACCOUNT_SID: {
    schema: z.string().check(z.regex(/^AC[0-9a-f]{32}$/i)),
    wants: 'the id of an account, AC and 32 digits or letters up to f',
    example: 'AC00112233445566778899aabbccddeeff',
  },
  TWILIO_AUTH_TOKEN: { schema: key, wants: 'a key', example: '0123456789abcdef', secret: true },
  TWILIO_FROM: {
    schema: z.string().check(z.regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[\w &+-]{1,11})$/i)),
    wants:
      'a number with its country, the id of a messaging service, or a name of up to 11 letters',
    example: '+15005550006',
  },
  TWILIO_CONTENT_VERIFY: twilioContent,
  TWILIO_CONTENT_SIGN_IN: twilioContent,
  TWILIO_CONTENT_REGISTERED: twilioContent,
  GOOGLE_CLIENT_ID: {
    schema: z.string().check(z.regex(/^[\w.-]{1,200}\.apps\.googleusercontent\.com$/)),
    wants: 'the client id of a web application, as Google shows it',
    example: '1234567890-abc.apps.googleusercontent.com',
  },
  STAFF_OIDC_ISSUER: {
    schema: webAddress.check(z.refine(isIssuer)),
    wants:
      'the name of an OpenID Connect issuer to the letter, with https unless it is on this machine',
    example: 'https://login.clinic.example/realms/staff',
  },
  STAFF_OIDC_CLIENT_ID: { schema: key, wants: 'the id of a client', example: 'toothwise' },
  STAFF_OIDC_CLIENT_SECRET: {
    schema: key,
    wants: 'the secret of that client',
    example: 'another-long-random-secret',
    secret: true,
  },
  STAFF_OIDC_CLAIM: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)),
    wants: 'the name of a claim, or its way with dots',
    example: 'groups',
  },
  STAFF_OIDC_GROUP: {
    schema: text(200),
    wants: 'the group or role that the staff have in that claim',
    example: 'toothwise-staff',
  },
  STAFF_OIDC_SECOND_FACTOR: {
    schema: z.enum(['issuer', 'passkey']),
    wants: 'issuer or passkey',
    example: 'passkey',
  },
  STAFF_OIDC_ACR: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)),
    wants: 'the value of acr with which the issuer says that a second factor was shown',
    example: 'gold',
  },
  RAZORPAY_KEY_ID: {
    schema: z.string().check(z.regex(/^rzp_(?:test|live)_\w{6,40}$/)),
    wants: 'the public key of a Razorpay account, for testing or live',
    example: 'rzp_test_1DP5mmOlF5G5ag',
  },
  RAZORPAY_KEY_SECRET: { schema: key, wants: 'a key', example: 'thisissecret', secret: true },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: key,
    wants: 'the secret that was given to the webhook',
    example: 'another-secret',
    secret: true,
  },
  RAZORPAY_BASE_URL: {
    schema: webAddress.check(z.refine(isSecret)),
    wants: 'the address of Razorpay or of a proxy, with https unless it is on this machine',
    example: 'https://razorpay-proxy.example',
  },
  PRICE_15_MINUTES: {
    schema: whole.check(z.minimum(1)),
    wants: 'the price of a video call of 15 minutes in whole rupees',
    example: '299',
  },
  PRICE_30_MINUTES: {
    schema: whole.check(z.minimum(1)),
    wants: 'the price of a video call of 30 minutes in whole rupees',
    example: '499',
  },
  FORMER_PRICE: {
    schema: whole.check(z.minimum(1)),
    wants:
      'the price in whole rupees that a call of 15 minutes had before, above the one that it has',
    example: '499',
  },
  OPERATOR_GSTIN: {
    schema: z.string().check(z.refine(isGstin)),
    wants: 'the 15 characters of a registration for GST, with their check digit',
    example: '27ABCDE1234F1Z0',
  },
  OPERATOR_SAC: {
    schema: z.string().check(z.regex(/^99\d{4}$/)),
    wants: 'the six digits of a services accounting code, 99 and four more',
    example: '999312',
  },
  OPERATOR_GST_RATE: {
    schema: whole.check(z.minimum(1), z.maximum(40)),
    wants: 'the percent of GST that the prices include, from 1 to 40',
    example: '18',
  },
  CALENDAR_URL: {
    schema: webAddress,
    wants: 'the address of a page where a paid consultation is given a time',
    example: 'https://calendar.example/toothwise',
  },
  MEETING_URL: {
    schema: webAddress.check(z.refine((value) => value.includes('{id}') && isSecret(value))),
    wants:
      'the address of a meeting with {id} for its name, with https unless it is on this machine',
    example: 'https://meet.example/toothwise-{id}',
  },
  STUN_URLS: {
    schema: z.string().check(z.refine((value) => iceUrlsOf(value, ['stun', 'stuns']) !== null)),
    wants: 'addresses of STUN servers parted by commas',
    example: 'stun:stun.example:3478',
  },
  TURN_URLS: {
    schema: z.string().check(z.refine((value) => iceUrlsOf(value, ['turn', 'turns']) !== null)),
    wants: 'addresses of TURN servers parted by commas',
    example: 'turn:turn.example:3478?transport=udp',
  },
  TURN_SECRET: {
    schema: key,
    wants: 'the static-auth-secret of the TURN servers',
    example: 'another-long-random-secret',
    secret: true,
  },
  S3_ENDPOINT: {
    schema: webAddress.check(z.refine((value) => isSecret(value) && isOrigin(value))),
    wants:
      'the address of an S3-compatible server without the bucket, with https unless it is on this machine',
    example: 'https://s3.ap-south-1.amazonaws.com',
  },
  S3_REGION: {
    schema: z.string().check(z.regex(/^[a-z0-9-]{1,50}$/)),
    wants: 'the name of a region in small letters',
    example: 'ap-south-1',
  },
  S3_BUCKET: {
    schema: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    wants: 'the name of a bucket',
    example: 'toothwise-pictures',
  },
  S3_ACCESS_KEY_ID: { schema: key, wants: 'a key', example: 'AKIAEXAMPLE' },
  S3_SECRET_ACCESS_KEY: { schema: key, wants: 'a key', example: 'a-secret-key', secret: true },
  OPERATOR_NAME: said('name'),
  OPERATOR_ADDRESS: said('address'),
  OPERATOR_SUPPORT: said('support'),
  OPERATOR_DATA_PROTECTION: said('data-protection'),
  OPERATOR_GRIEVANCE: said('grievance'),
  OPERATOR_COMPANIES: said('companies'),
  OPERATOR_STORAGE: said('storage'),
  OPERATOR_PROXY_LOG: said('proxy-log'),
  OPERATOR_PAYMENTS: said('payments'),
  OPERATOR_COURTS: said('courts'),
  ALLOW_SANDBOX: { schema: z.enum(['1', '0']), wants: '1 or 0', example: '1' },
} as const;
