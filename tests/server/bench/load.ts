/** Sends calls as fast as they are answered, to each address at once, and prints how fast that was. */
import autocannon from 'autocannon';

export type Call = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** `TOKEN` in it is another one in each call. */
  readonly body?: string;
  /** Words without which a reply is not good, whatever its status. */
  readonly wants?: string;
};

/** Read as JSON from the first argument. */
export type Load = {
  readonly addresses: readonly string[];
  /** Sent one after the other, again and again. */
  readonly calls: readonly Call[];
  readonly connections: number;
  readonly seconds: number;
};

/** Printed as JSON: calls in a second over all addresses, and milliseconds. */
export type Speed = {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Calls that were refused, not answered, or answered without the words that are wanted. */
  readonly bad: number;
};

const { addresses, calls, connections, seconds } = JSON.parse(process.argv[2] ?? '{}') as Load;

let sent = process.pid * 1_000_000;
const requestFor = ({ path, method, body }: Call): autocannon.Request => ({
  path,
  method,
  ...(body && {
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({
      ...request,
      body: body.replace('TOKEN', String((sent += 1)).padStart(16, '0')),
    }),
  }),
});
const wanted = calls.flatMap(({ wants }) => wants ?? []);
const send = (url: string) =>
  autocannon({
    url,
    connections,
    duration: seconds,
    requests: calls.map(requestFor),
    ...(wanted.length > 0 && {
      verifyBody: (body) => wanted.every((words) => String(body).includes(words)),
    }),
  });

const results = await Promise.all(addresses.map(send));
const sum = (of: (result: (typeof results)[number]) => number): number =>
  results.reduce((total, result) => total + of(result), 0);
const speed: Speed = {
  calls: sum((result) => result['2xx']),
  perSecond: sum((result) => result['2xx'] / result.duration),
  p50: sum(({ latency }) => latency.p50) / results.length,
  p99: sum(({ latency }) => latency.p99) / results.length,
  bad: sum((result) => result.non2xx + result.errors + result.mismatches),
};
process.stdout.write(JSON.stringify(speed));
