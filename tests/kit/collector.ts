import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { readonly stringValue?: string; readonly intValue?: number | string };
type Attributes = readonly { readonly key: string; readonly value: Value }[];

/** A span as OTLP has it in JSON. */
type Sent = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Attributes;
  readonly status: { readonly code: number };
};

type Batch = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
};

const valuesOf = (attributes: Attributes): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

/** A collector of traces on this machine, which keeps whatever it is sent. */
export const startCollector = async () => {
  const batches: Batch[] = [];
  const held: ServerResponse[] = [];
  let everything = '';
  /** The status that it answers with; none makes it keep silent. */
  let status: number | null = 200;
  const server = createServer((request, reply) => void keep(request, reply));
  const keep = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await text(request);
    everything += [request.method, request.url, ...request.rawHeaders, body].join('\n');
    if (status === null) held.push(reply);
    else reply.writeHead(status).end('{}');
    if (status === null || status === 200) batches.push(JSON.parse(body) as Batch);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sent = () =>
    batches.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What came in, headers included, letter by letter. */
    everything: () => everything,
    services: () =>
      batches.flatMap(({ resourceSpans }) =>
        resourceSpans.map(({ resource }) => valuesOf(resource.attributes)['service.name']),
      ),
    spans: () =>
      sent().map(
        ({ attributes, startTimeUnixNano, endTimeUnixNano, status: { code }, ...span }) => ({
          ...span,
          attributes: valuesOf(attributes),
          hasFailed: code === 2,
          /** In milliseconds since 1970. */
          began: Number(startTimeUnixNano) / 1e6,
          ended: Number(endTimeUnixNano) / 1e6,
        }),
      ),
    /** Calls that it has not answered. */
    held: () => held.length,
    answersWith: (given: number | null): void => {
      status = given;
      if (given !== null) for (const reply of held.splice(0)) reply.writeHead(given).end('{}');
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
