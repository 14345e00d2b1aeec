import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { openChatSession } from '../../contracts/endpoints/assessment.ts';
import type { Database } from '../../server/db/connect.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import { freshDatabase } from '../kit/databases.ts';
import { post, testApp } from '../kit/server.ts';

describe('POST /api/chat/session', () => {
  let app: FastifyInstance;
  let db: Database;

  beforeAll(async () => {
    ({ db } = await freshDatabase());
    app = await testApp({ db });
  });

  it('[API-28] takes an empty body: none at all, an empty one called JSON, or an empty object', async () => {
    const none = await app.inject({ method: 'POST', url: '/api/chat/session' });
    const empty = await post(app, '/api/chat/session', '');
    const object = await post(app, '/api/chat/session', {});
    expect([none, empty, object].map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
  });

  it('[API-29] answers a session token that the server knows from then on', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/chat/session' });
    const { sessionToken } = openChatSession.replies[200].parse(reply.json());
    expect(sessionToken).toMatch(/^chat-/);
    expect(await chatSessionsIn(db.sql).has(sessionToken)).toBe(true);
    expect(await chatSessionsIn(db.sql).has('chat-unknown')).toBe(false);
  });

  it('gives every caller another token', async () => {
    const first = await app.inject({ method: 'POST', url: '/api/chat/session' });
    const second = await app.inject({ method: 'POST', url: '/api/chat/session' });
    expect(first.json().sessionToken).not.toBe(second.json().sessionToken);
  });

  it('refuses a body that is not an object', async () => {
    const reply = await post(app, '/api/chat/session', [1]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('The request body must be an object.');
  });
});
