import type { FastifyInstance } from 'fastify';

type Injected = {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string;
};

/** A server as far as the kit of the accounts asks it, by the link of its sandbox that it has printed. */
export const overNetwork = (link: string): FastifyInstance =>
  ({
    sandboxKey: async () => new URL(link).searchParams.get('key') ?? '',
    inject: async ({ method, url, headers, payload }: Injected) => {
      const asked = { method: method ?? 'GET', headers: headers ?? {}, body: payload ?? null };
      const reply = await fetch(`${new URL(link).origin}${url}`, asked);
      const text = await reply.text();
      const cookies = reply.headers.getSetCookie().map((line) => {
        const [pair = ''] = line.split(';');
        return { name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1) };
      });
      return { statusCode: reply.status, json: () => JSON.parse(text), cookies };
    },
  }) as unknown as FastifyInstance;
