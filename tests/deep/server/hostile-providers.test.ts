import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../../server/lib/clock.ts';
import { bucketFiles } from '../../../server/providers/files/bucket.ts';
import { fetchPublished } from '../../../server/providers/open-id/keys.ts';
import { openAiCompatible } from '../../../server/providers/language-model/openai-compatible.ts';
import { strippedPatient } from '../../../server/providers/language-model/strip-identifiers.ts';
import { sendOverHttp } from '../../../server/providers/payments/send.ts';
import { post } from '../../../server/providers/sms/post.ts';
import { stepClock } from '../../kit/server.ts';
import { startTraces } from '../../../server/traces/traces.ts';
import { IDS, KEY, PATIENT } from '../../server/language-model-case.kit.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = { timeout: 20_000 };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const listening = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A server that takes the whole request and then does with it what it likes. */
const hostile = (answer: (response: ServerResponse) => void) => {
  const seen: string[] = [];
  const address = listening((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(response));
  });
  return { address, seen };
};

const NAME = '00000000-0000-4000-8000-000000000001.jpg';
const bucketAt = (address: string, clock: Clock) =>
  bucketFiles(
    {
      endpoint: address,
      region: 'ap-south-1',
      bucket: 'pictures',
      accessKeyId: 'AKIATEST',
      secretAccessKey: KEY,
    },
    clock,
  );
const namesIn = async (address: string, clock: Clock): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of bucketAt(address, clock).list()) names.push(name);
  return names;
};

/** Everybody whom the server asks by a configured address, and how it does so; what is sent holds a key or what a person said. */
const ASKED: readonly {
  readonly who: string;
  readonly limitMs: number;
  readonly ask: (address: string, clock: Clock) => Promise<unknown>;
}[] = [
  {
    who: 'the bucket, for a picture',
    limitMs: 20_000,
    ask: (address, clock) => bucketAt(address, clock).get(NAME),
  },
  {
    who: 'the bucket, with a picture',
    limitMs: 20_000,
    ask: (address, clock) => bucketAt(address, clock).put(NAME, Buffer.from('a picture')),
  },
  { who: 'the bucket, for its list', limitMs: 20_000, ask: namesIn },
  {
    who: 'the language model',
    limitMs: 10_000,
    ask: (baseUrl, clock) =>
      openAiCompatible({
        baseUrl,
        apiKey: KEY,
        model: 'm',
        conditionIds: IDS,
        clock,
      }).secondOpinion(strippedPatient(PATIENT), new AbortController().signal),
  },
  {
    who: 'the provider of payments',
    limitMs: 10_000,
    ask: async (address, clock) => {
      const headers = { authorization: KEY };
      const asked = { method: 'POST', path: '/orders', headers, body: { amount: 1 } } as const;
      const { status, body } = await sendOverHttp(address, clock)(asked);
      if (status >= 300 || body === null) throw new Error('no reply');
    },
  },
  {
    who: 'the provider of text messages',
    limitMs: 10_000,
    ask: async (url, clock) => {
      const posting = { provider: 'SMS', url, headers: { authkey: KEY }, body: 'Your code' };
      const { status, body } = await post(posting, clock);
      if (status >= 300 || body === null) throw new Error('no reply');
    },
  },
  {
    who: 'the issuer of keys',
    limitMs: 5000,
    ask: async (address, clock) => {
      if ((await fetchPublished(address, clock)) === null) throw new Error('no keys');
    },
  },
];

describe.each(ASKED)('a hostile server in the place of $who', ({ limitMs, ask }) => {
  it.each([301, 302, 303, 307, 308])(
    'leads nobody elsewhere by a reply of status %i: nothing arrives there',
    async (status) => {
      const victim = hostile((response) => response.end('{"role":"secret"}'));
      const away = `${await victim.address}/latest/meta-data`;
      const { address } = hostile((response) =>
        response.writeHead(status, { location: away }).end(),
      );
      await expect(ask(await address, stepClock())).rejects.toBeInstanceOf(Error);
      expect(victim.seen).toEqual([]);
    },
  );

  it('fills no memory by a small reply that unpacks to a huge one', async () => {
    const bomb = gzipSync(Buffer.alloc(96 * 1024 * 1024));
    const { address } = hostile((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const before = process.memoryUsage().arrayBuffers;
    await ask(await address, stepClock()).catch(() => undefined);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(80 * 1024 * 1024);
  });

  it('is not waited for when its reply trickles', async () => {
    const clock = stepClock();
    const { address, seen } = hostile((response) => {
      response.writeHead(200).write('{');
      const dripping = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(dripping));
    });
    let isOver = false;
    const asked = ask(await address, clock)
      .catch(() => undefined)
      .finally(() => (isOver = true));
    await vi.waitFor(() => expect(seen).toHaveLength(1), SOON);
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(limitMs - 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isOver).toBe(false);
    clock.advance(1);
    await asked;
  });

  it('is refused with headers that are huge', async () => {
    const { address } = hostile((response) =>
      response.writeHead(200, { 'x-huge': 'x'.repeat(100_000) }).end('{}'),
    );
    await expect(ask(await address, stepClock())).rejects.toBeInstanceOf(Error);
  });
});

describe('a hostile bucket', () => {
  it.each([
    ['elements that never end', '<a>'.repeat(300_000)],
    ['keys that never end', `<ListBucketResult>${'<Key>'.repeat(300_000)}`],
    ['elements within elements', '<a>'.repeat(20_000) + '</a>'.repeat(20_000)],
    [
      'entities that grow',
      `<!DOCTYPE x [<!ENTITY a "${'&b;'.repeat(9)}">]><ListBucketResult><Key>&a;</Key></ListBucketResult>`,
    ],
    ['an endless key', `<ListBucketResult><Key>${'x'.repeat(1_900_000)}</Key></ListBucketResult>`],
  ])('holds nobody up by a list with %s', async (_what, words) => {
    const { address } = hostile((response) =>
      response.writeHead(200, { 'content-type': 'application/xml' }).end(words),
    );
    const begun = performance.now();
    expect(await namesIn(await address, stepClock()).catch(() => [])).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('holds nobody up by a refusal of the same kind, and none of its words but one gets into the log', async () => {
    const { address } = hostile((response) =>
      response
        .writeHead(500, { 'content-type': 'application/xml' })
        .end(`${'<a>'.repeat(300_000)}<Code>Slow ${KEY}</Code>`),
    );
    const begun = performance.now();
    await expect(bucketAt(await address, stepClock()).get(NAME)).rejects.toThrow(/^S3 GET 500$/);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('whose list has no end is given up', async () => {
    const page = (token: string): string =>
      `<ListBucketResult><Contents><Key>pictures/a.jpg</Key></Contents><NextContinuationToken>${token}</NextContinuationToken></ListBucketResult>`;
    const { address, seen } = hostile((response) => response.end(page('again')));
    await expect(namesIn(await address, stepClock())).rejects.toThrow('S3 LIST no end of the list');
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['a page of whoever stands between', 200, '<html><Key>pictures/a.jpg</Key></html>', 'no list'],
    ['a list that is none', 204, '', 'no list'],
  ])('does not look like an empty one by %s', async (_what, status, words, why) => {
    const { address } = hostile((response) => response.writeHead(status).end(words));
    await expect(namesIn(await address, stepClock())).rejects.toThrow(`S3 LIST ${why}`);
  });

  it('gives names that are not ours to nobody', async () => {
    const keys = ['pictures/../../etc/passwd', 'a.jpg', 'pictures/a/b.jpg', 'pictures/good.jpg'];
    const list = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const { address } = hostile((response) =>
      response.end(`<ListBucketResult>${list}</ListBucketResult>`),
    );
    expect(await namesIn(await address, stepClock())).toEqual(['good.jpg']);
  });
});

describe('a hostile collector of traces', () => {
  it('leads nobody elsewhere', async () => {
    const victim = hostile((response) => response.end('{}'));
    const away = await victim.address;
    const { address, seen } = hostile((response) =>
      response.writeHead(307, { location: `${away}/v1/traces` }).end(),
    );
    const traces = startTraces({ endpoint: await address, serviceName: 'teeth' }, stepClock());
    const asked = traces.observer.onRequest({ method: 'GET', traceparent: null });
    asked.onEnd({ endpoint: '/healthz', status: 200, seconds: 0.1 });
    await traces.close();
    expect(seen).toEqual(['POST /v1/traces']);
    expect(victim.seen).toEqual([]);
  });
});
