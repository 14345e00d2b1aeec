import type { FastifyInstance } from 'fastify';
import { messages } from '../../../server/db/schema.ts';
import type { Database } from '../../../server/db/connect.ts';

/** A browser at an address of its own in the network; it keeps its cookies. */
export const browserAt = (app: FastifyInstance, remoteAddress: string, token?: string) => {
  const cookies = new Map<string, string>();
  return async (url: string, body: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie !== '' && { cookie }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return { status: reply.statusCode, body: reply.json() };
  };
};

/** An address in a network of its own. */
export const addressNo = (at: number): string => `10.${Math.floor(at / 200)}.${at % 200}.7`;

/** Messages that are not withheld, by whom they go to, with how many. */
export const sentTo = async ({ sql }: Database): Promise<Record<string, number>> => {
  const rows = await sql.select().from(messages);
  const counts: Record<string, number> = {};
  for (const { recipient, state } of rows) {
    if (state !== 'withheld') counts[recipient] = (counts[recipient] ?? 0) + 1;
  }
  return counts;
};
