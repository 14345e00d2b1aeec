import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { StartError } from './lib/start-error.ts';
import type { LanguageModelSettings } from './providers/language-model/port.ts';
import type { TraceSettings } from './traces/traces.ts';

/** What the operator decides, read once at the start. */
export type Env = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly logLevel: z.infer<typeof LogLevel>;
  /** A language model that gives second opinions; `null` when none is set up. */
  readonly languageModel: LanguageModelSettings | null;
  /** Number of proxies in front, or their addresses; `false` when clients connect directly. */
  readonly trustProxy: false | number | string[];
  /** Where visitors reach us, such as `https://toothwise.example`; `null` answers under any name. */
  readonly publicOrigin: string | null;
  /** Folder of the built client; `null` looks beside the server. */
  readonly staticDir: string | null;
  readonly rateLimit: boolean;
  /** How long a stop goes on answering after it has said that it is not ready, in milliseconds. */
  readonly drainMs: number;
  /** How many connections may be open at once. */
  readonly maxConnections: number;
  /** What a reader of /metrics has to show; `null` lets in who asks from this machine itself. */
  readonly metricsToken: string | null;
  /** Where spans of the requests are sent; `null` sends none. */
  readonly traces: TraceSettings | null;
  /** How many threads do what takes long. */
  readonly workerThreads: number;
};

const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const webAddress = z.string().check(z.refine((value) => hasProtocol(value, ['http:', 'https:'])));
const whole = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.transform((digits) => Number(digits)),
  ),
  z.number(),
);

/** One entry for each variable: how it is checked, what a good value is, and one that works. */
const VARIABLES = {
  PORT: {
    schema: whole.check(z.maximum(65_535)),
    wants: 'a number from 0 to 65535',
    example: '3000',
  },
  HOST: { schema: text(255), wants: 'a host name or an address', example: '0.0.0.0' },
  DATA_DIR: { schema: text(1000), wants: 'a folder', example: './data' },
  DATABASE_URL: {
    schema: z.string().check(z.refine((value) => hasProtocol(value, ['postgres:', 'postgresql:']))),
    wants: 'the address of a PostgreSQL database',
    example: 'postgres://user:password@localhost:5432/toothwise',
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
} as const;

type Name = keyof typeof VARIABLES;
type Values = { [K in Name]?: z.infer<(typeof VARIABLES)[K]['schema']> };

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
  if (checked.LLM_BASE_URL && !checked.LLM_MODEL && !source['LLM_MODEL']?.trim()) {
    problems.push('LLM_MODEL is missing, but LLM_BASE_URL is set. For example LLM_MODEL=llama3.1');
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return withDefaults(checked);
};

const withDefaults = (values: Values): Env => ({
  port: values.PORT ?? 3000,
  host: values.HOST ?? 'localhost',
  dataDir: values.DATA_DIR ?? './data',
  databaseUrl: values.DATABASE_URL ?? null,
  logLevel: values.LOG_LEVEL ?? 'info',
  languageModel: languageModelOf(values),
  trustProxy: proxiesOf(values.TRUST_PROXY ?? '') ?? false,
  publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
  staticDir: values.STATIC_DIR ?? null,
  rateLimit: values.RATE_LIMIT !== 'off',
  drainMs: (values.DRAIN_SECONDS ?? 5) * 1000,
  maxConnections: values.MAX_CONNECTIONS ?? 2000,
  metricsToken: values.METRICS_TOKEN ?? null,
  traces: tracesOf(values),
  // One core is left to the requests themselves.
  workerThreads: values.WORKER_THREADS ?? Math.max(1, availableParallelism() - 1),
});

const languageModelOf = ({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Values): Env['languageModel'] =>
  LLM_BASE_URL && LLM_MODEL
    ? { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY ?? null, model: LLM_MODEL }
    : null;

const tracesOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME }: Values): Env['traces'] =>
  OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: OTEL_SERVICE_NAME ?? 'toothwise' }
    : null;

const problemWith = (name: Name, given: string): string => {
  const variable = VARIABLES[name];
  const shown = 'secret' in variable ? 'has a value that cannot be used' : `is "${given}"`;
  return `${name} ${shown}, but must be ${variable.wants}. For example ${name}=${variable.example}`;
};

const hasProtocol = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** What patients write never crosses a network in the open. */
function isSecret(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Nothing behind the host and its port. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

/** `null` for a value that cannot be read. Trusting every proxy is not on offer: clients could choose their address. */
const proxiesOf = (value: string): false | number | string[] | null => {
  if (value === '' || value === 'false' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrRange) ? addresses : null;
};

/** `10.0.0.1` or `10.0.0.0/8`; a range of 0 bits would be everybody. */
const isAddressOrRange = (proxy: string): boolean => {
  const [address = '', bits, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const most = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
};
