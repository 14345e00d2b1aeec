import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';
import { StartError } from '../../server/lib/start-error.ts';
import { GSTIN, OPERATOR_SET, SAID, UNKNOWN_SELLER, UNSAID } from '../kit/operator.ts';

const problem = (set: Record<string, string>): string => {
  try {
    readEnv(set);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  return 'accepted';
};

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      databaseUrl: null,
      directUrl: null,
      readUrl: null,
      bucket: null,
      logLevel: 'info',
      languageModel: null,
      mail: null,
      sms: null,
      smsLanguage: 'en',
      smsRules: { countries: ['IN'], mostADay: 1000 },
      google: null,
      payments: null,
      radiographModel: null,
      calendarUrl: null,
      prices: { 15: 299_00, 30: 499_00 },
      formerPrice: null,
      rooms: { meetingUrl: null, ice: { stunUrls: [], turn: null } },
      operator: UNSAID,
      seller: UNKNOWN_SELLER,
      isProduction: false,
      isSandboxAllowed: true,
      trustProxy: false,
      staticDir: null,
      prescriptions: null,
      staffSecondFactor: null,
      staffIssuer: null,
      takesIssuerFactor: false,
      pdfReports: true,
      rateLimit: true,
      drainMs: 5000,
      maxConnections: 2000,
      publicOrigin: null,
      metricsToken: null,
      traces: null,
      workerThreads: Math.max(1, availableParallelism() - 1),
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', LLM_BASE_URL: '' })).toEqual(readEnv({}));
  });

  it('counts the text messages of a day as it is told, and none where limits are off', () => {
    expect(readEnv({ SMS_PER_DAY: '250' }).smsRules.mostADay).toBe(250);
    expect(readEnv({ SMS_PER_DAY: '250', RATE_LIMIT: 'off' }).smsRules.mostADay).toBe(Infinity);
  });

  it('[NEW-54] prescribes only where somebody answers for it, under an address at which a code is checked', () => {
    const set = {
      PRESCRIPTIONS: 'on',
      PRESCRIPTIONS_RESPONSIBLE: 'Dr. A. Example, MH-12345',
      OPERATOR_NAME: 'Example Dental',
      PUBLIC_URL: 'https://toothwise.example',
    };
    expect(readEnv(set).prescriptions).toBe(true);
    for (const name of ['PRESCRIPTIONS_RESPONSIBLE', 'OPERATOR_NAME', 'PUBLIC_URL']) {
      const refused = () => readEnv({ ...set, [name]: '' });
      expect(refused).toThrow(`${name} is missing, but PRESCRIPTIONS=on is set`);
    }
    expect(readEnv({ PRESCRIPTIONS: 'off' }).prescriptions).toBe(false);
  });

  it('reads every variable', () => {
    expect(
      readEnv({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/data',
        DATABASE_DIRECT_URL: 'postgres://u:p@primary/toothwise',
        DATABASE_READ_URL: 'postgres://u:p@copy/toothwise',
        DATABASE_URL: 'postgres://u:p@db/toothwise',
        LOG_LEVEL: 'warn',
        LLM_BASE_URL: 'https://models.example/v1',
        LLM_API_KEY: 'key',
        LLM_MODEL: 'small',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        STATIC_DIR: '/srv/client',
        RATE_LIMIT: 'off',
        DRAIN_SECONDS: '30',
        MAX_CONNECTIONS: '500',
        PUBLIC_URL: 'https://Toothwise.example:443/',
        METRICS_TOKEN: 'a-long-random-secret',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
        OTEL_SERVICE_NAME: 'teeth',
        WORKER_THREADS: '3',
        SMTP_URL: 'smtps://us:secret@mail.example',
        MAIL_FROM: 'Toothwise <hello@toothwise.example>',
        SMS_PROVIDER: 'msg91',
        SMS_BASE_URL: 'https://sms-proxy.example',
        SMS_COUNTRIES: 'in, NP',
        SMS_LANGUAGE: 'hi',
        SMS_PER_DAY: '250',
        MSG91_AUTH_KEY: 'key',
        MSG91_TEMPLATE_VERIFY: 'verify',
        MSG91_TEMPLATE_SIGN_IN: 'signin',
        MSG91_TEMPLATE_REGISTERED: 'known',
        GOOGLE_CLIENT_ID: '1234567890-abc.apps.googleusercontent.com',
        RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
        RAZORPAY_KEY_SECRET: 'money',
        RAZORPAY_WEBHOOK_SECRET: 'hook',
        RAZORPAY_BASE_URL: 'https://razorpay-proxy.example',
        CALENDAR_URL: 'https://calendar.example/toothwise',
        PRICE_15_MINUTES: '349',
        PRICE_30_MINUTES: '599',
        FORMER_PRICE: '499',
        PRESCRIPTIONS: 'on',
        PRESCRIPTIONS_RESPONSIBLE: 'Dr. A. Example, MH-12345',
        STAFF_SECOND_FACTOR: 'required',
        STAFF_OIDC_ISSUER: 'https://login.clinic.example/realms/staff',
        STAFF_OIDC_CLIENT_ID: 'toothwise',
        STAFF_OIDC_CLIENT_SECRET: 'a-secret',
        STAFF_OIDC_CLAIM: 'realm_access.roles',
        STAFF_OIDC_GROUP: 'dental staff',
        STAFF_OIDC_SECOND_FACTOR: 'issuer',
        STAFF_OIDC_ACR: 'gold',
        PDF_REPORTS: 'off',
        MEETING_URL: 'https://meet.example/toothwise-{id}',
        STUN_URLS: 'stun:stun.example:3478, stuns:[::1]',
        TURN_URLS: 'turn:turn.example:3478?transport=udp,turns:turn.example',
        TURN_SECRET: 'relay',
        ALLOW_SANDBOX: '1',
        S3_ENDPOINT: 'https://s3.example',
        S3_REGION: 'ap-south-1',
        S3_BUCKET: 'toothwise-pictures',
        S3_ACCESS_KEY_ID: 'AKIA',
        S3_SECRET_ACCESS_KEY: 'store',
        OPERATOR_GSTIN: GSTIN,
        OPERATOR_SAC: '999319',
        OPERATOR_GST_RATE: '5',
        ...OPERATOR_SET,
      }),
    ).toEqual({
      bucket: {
        endpoint: 'https://s3.example',
        region: 'ap-south-1',
        bucket: 'toothwise-pictures',
        accessKeyId: 'AKIA',
        secretAccessKey: 'store',
      },
      radiographModel: null,
      payments: {
        keyId: 'rzp_live_1DP5mmOlF5G5ag',
        keySecret: 'money',
        webhookSecret: 'hook',
        baseUrl: 'https://razorpay-proxy.example',
      },
      calendarUrl: 'https://calendar.example/toothwise',
      prices: { 15: 349_00, 30: 599_00 },
      formerPrice: 499_00,
      rooms: {
        meetingUrl: 'https://meet.example/toothwise-{id}',
        ice: {
          stunUrls: ['stun:stun.example:3478', 'stuns:[::1]'],
          turn: {
            urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example'],
            secret: 'relay',
          },
        },
      },
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://u:p@db/toothwise',
      directUrl: 'postgres://u:p@primary/toothwise',
      readUrl: 'postgres://u:p@copy/toothwise',
      logLevel: 'warn',
      languageModel: { baseUrl: 'https://models.example/v1', apiKey: 'key', model: 'small' },
      trustProxy: ['10.0.0.0/8', '::1'],
      staticDir: '/srv/client',
      prescriptions: true,
      staffSecondFactor: 'required',
      staffIssuer: {
        issuer: 'https://login.clinic.example/realms/staff',
        clientId: 'toothwise',
        clientSecret: 'a-secret',
        claim: 'realm_access.roles',
        group: 'dental staff',
        acr: 'gold',
        origin: 'https://toothwise.example',
      },
      takesIssuerFactor: true,
      pdfReports: false,
      rateLimit: false,
      drainMs: 30_000,
      maxConnections: 500,
      publicOrigin: 'https://toothwise.example',
      metricsToken: 'a-long-random-secret',
      traces: { endpoint: 'http://collector.example:4318', serviceName: 'teeth' },
      workerThreads: 3,
      mail: {
        host: 'mail.example',
        port: 465,
        isEncrypted: true,
        login: { user: 'us', password: 'secret' },
        from: { name: 'Toothwise', address: 'hello@toothwise.example' },
      },
      sms: {
        provider: 'msg91',
        authKey: 'key',
        templates: { verifyContact: 'verify', signIn: 'signin', alreadyRegistered: 'known' },
        baseUrl: 'https://sms-proxy.example',
      },
      smsLanguage: 'hi',
      smsRules: { countries: ['IN', 'NP'], mostADay: Infinity },
      google: {
        clientId: '1234567890-abc.apps.googleusercontent.com',
        origin: 'https://toothwise.example',
      },
      operator: SAID,
      seller: {
        name: SAID.name,
        address: SAID.address,
        gstin: GSTIN,
        sac: '999319',
        rate: 5,
      },
      isProduction: false,
      isSandboxAllowed: true,
    });
    expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readEnv({ TRUST_PROXY: '10.0.0.1/32, ::1/128' }).trustProxy).toEqual([
      '10.0.0.1/32',
      '::1/128',
    ]);
  });

  it.each([
    ['PORT', 'http', 'PORT is "http", but must be a number from 0 to 65535. For example PORT=3000'],
    [
      'PORT',
      '70000',
      'PORT is "70000", but must be a number from 0 to 65535. For example PORT=3000',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent. For example LOG_LEVEL=info',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY is "true", but must be the number of proxies in front, or their addresses parted by commas. For example TRUST_PROXY=1',
    ],
    ...['10.0.0.1/33', '10.0.0.0/0', '::1/129', '10.0.0.0/8/8', '10.0.0.1, proxy', '100'].map(
      (value) => [
        'TRUST_PROXY',
        value,
        `TRUST_PROXY is "${value}", but must be the number of proxies in front, or their addresses parted by commas. For example TRUST_PROXY=1`,
      ],
    ),
    [
      'DRAIN_SECONDS',
      '601',
      'DRAIN_SECONDS is "601", but must be a number from 0 to 600. For example DRAIN_SECONDS=5',
    ],
    [
      'MAX_CONNECTIONS',
      '0',
      'MAX_CONNECTIONS is "0", but must be a number from 1 to 99999. For example MAX_CONNECTIONS=2000',
    ],
    ...['https://toothwise.example/app', 'https://me@toothwise.example', 'toothwise.example'].map(
      (value) => [
        'PUBLIC_URL',
        value,
        `PUBLIC_URL is "${value}", but must be the address of the start page, without a path. For example PUBLIC_URL=https://toothwise.example`,
      ],
    ),
    [
      'WORKER_THREADS',
      '0',
      'WORKER_THREADS is "0", but must be a number from 1 to 64. For example WORKER_THREADS=2',
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318", but must be the address of an OpenTelemetry collector that takes OTLP over HTTP. For example OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318',
    ],
    ['RATE_LIMIT', 'no', 'RATE_LIMIT is "no", but must be on or off. For example RATE_LIMIT=on'],
    [
      'LLM_BASE_URL',
      'localhost:11434',
      'LLM_BASE_URL is "localhost:11434", but must be the address of an OpenAI-compatible server, with https unless it is on this machine. For example LLM_BASE_URL=http://localhost:11434/v1',
    ],
  ] as [string, string, string][])(
    'names a bad %s, its problem and a value that works: %s',
    (name, value, sentence) => {
      expect(problem({ [name]: value, LLM_MODEL: 'small' })).toBe(sentence);
    },
  );

  it('names every bad variable at once', () => {
    const lines = problem({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL']);
  });

  it('never repeats a secret', () => {
    const sentence = problem({ DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(sentence).toContain('DATABASE_URL has a value that cannot be used');
    expect(sentence).not.toContain('hunter2');
    expect(problem({ METRICS_TOKEN: 'hunter2' })).toBe(
      'METRICS_TOKEN has a value that cannot be used, but must be a secret of at least 16 characters. For example METRICS_TOKEN=a-long-random-secret',
    );
  });

  it.each([
    'http://localhost:1',
    'http://127.0.0.9/v1',
    'http://[::1]:1',
    'https://far.example/v1',
  ])('takes a language model at %s', (LLM_BASE_URL) => {
    expect(readEnv({ LLM_BASE_URL, LLM_MODEL: 'small' }).languageModel?.baseUrl).toBe(LLM_BASE_URL);
  });

  it.each(['http://far.example/v1', 'http://10.0.0.7/v1', 'http://localhost.evil.example'])(
    'refuses one at %s, where all could read what patients write',
    (LLM_BASE_URL) => {
      expect(problem({ LLM_BASE_URL, LLM_MODEL: 'small' })).toBe(
        `LLM_BASE_URL is "${LLM_BASE_URL}", but must be the address of an OpenAI-compatible server, with https unless it is on this machine. For example LLM_BASE_URL=http://localhost:11434/v1`,
      );
    },
  );

  it('asks for the model when the server of a language model is set', () => {
    expect(problem({ LLM_BASE_URL: 'http://localhost:11434/v1' })).toBe(
      'LLM_MODEL is missing, but LLM_BASE_URL is set. For example LLM_MODEL=llama3.1',
    );
  });

  it.each([
    [
      { MEETING_URL: 'https://meet.example/everybody' },
      'MEETING_URL is "https://meet.example/everybody"',
    ],
    [{ MEETING_URL: 'http://meet.example/{id}' }, 'MEETING_URL is "http://meet.example/{id}"'],
    [{ STUN_URLS: 'https://stun.example' }, 'STUN_URLS is "https://stun.example"'],
    [
      { TURN_URLS: 'turn:turn.example/path', TURN_SECRET: 'x' },
      'TURN_URLS is "turn:turn.example/path"',
    ],
    [{ TURN_URLS: 'turn:turn.example' }, 'TURN_SECRET is missing, but TURN_URLS is set'],
  ])('refuses rooms that would not work or be open to all: %j', (set, words) => {
    expect(problem(set)).toContain(words);
  });

  it.each([
    [
      { S3_BUCKET: 'pictures' },
      'S3_ENDPOINT is missing, but S3_BUCKET is set. For example S3_ENDPOINT=https://s3.ap-south-1.amazonaws.com',
    ],
    [
      { S3_ENDPOINT: 'http://minio:9000', S3_BUCKET: 'pictures' },
      'S3_ENDPOINT is "http://minio:9000", but must be the address of an S3-compatible server without the bucket, with https unless it is on this machine.',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example/pictures' },
      'S3_ENDPOINT is "https://s3.example/pictures"',
    ],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is missing, but S3_ENDPOINT is set'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_SECRET_ACCESS_KEY is missing, but S3_ENDPOINT'],
    [{ S3_BUCKET: '../pictures' }, 'S3_BUCKET is "../pictures", but must be the name of a bucket'],
  ])('refuses a bucket that pictures would not go to, or not safely: %j', (set, words) => {
    expect(problem(set)).toContain(words);
  });
});
