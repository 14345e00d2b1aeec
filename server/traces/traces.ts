import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Clock } from '../lib/clock.ts';
import type { Observer } from '../observation/observer.ts';
import { spansBy } from './spans.ts';

export type Log = {
  info(text: string): void;
  warn(text: string): void;
};

/** Shortest time from one log line to the next, in milliseconds. */
const PAUSE_MS = 60_000;

/** Logs when the collector of the traces no longer takes them, and when it does again. */
export const collectorReport = (clock: Clock) => {
  let log: Log | null = null;
  let saidIsTaken = true;
  let quietUntil = -Infinity;
  return {
    sayTo: (given: Log): void => {
      log = given;
    },
    onExport: (isTaken: boolean): void => {
      const now = clock.now().getTime();
      if (log === null || isTaken === saidIsTaken || now < quietUntil) return;
      saidIsTaken = isTaken;
      quietUntil = now + PAUSE_MS;
      if (isTaken) log.info('the collector takes traces again');
      else log.warn('the collector does not take traces, which are dropped for now');
    },
  };
};

/** Spans that may wait to be sent; more are dropped. */
const MOST_WAITING = 2048;

/** Longest time for the collector to take one batch, tries and all, in milliseconds. */
const EXPORT_MS = 5000;

/** Longest time that a stop waits for the collector to take the last spans, in milliseconds. */
const LAST_EXPORT_MS = 2000;

/** Address to which spans are sent, and the name of the service that sends them. */
export type TraceSettings = { readonly endpoint: string; readonly serviceName: string };

type Traces = {
  readonly observer: Observer;
  /** Makes the log say from then on when the collector does not take what it is sent. */
  readonly reportTo: (log: Log) => void;
  /** Sends what still waits, for two seconds at most. Never fails. */
  readonly close: () => Promise<void>;
};

/** Sends spans by OTLP over HTTP, in the background and in batches. */
export const startTraces = ({ endpoint, serviceName }: TraceSettings, clock: Clock): Traces => {
  const report = collectorReport(clock);
  const exporter = new OTLPTraceExporter({ url: addressOf(endpoint), timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, report.onExport),
        maxQueueSize: MOST_WAITING,
      }),
    ],
  });
  return {
    observer: spansBy(provider.getTracer('toothwise')),
    reportTo: report.sayTo,
    close: async () => {
      const late = new Promise<void>((resolve) => clock.after(LAST_EXPORT_MS, resolve));
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
};

/** Returns the collector's address for traces, below the one for everything, as the variable's standard has it. */
const addressOf = (endpoint: string): string => {
  const address = new URL(endpoint);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/v1/traces`;
  return address.href;
};

const reporting = (exporter: SpanExporter, onExport: (isTaken: boolean) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      onExport(result.error === undefined);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});
