/**
 * The same calls by the web framework alone, to measure ours beside it: checked by the same contracts, with
 * one fixed reply each, and one row for what is stored. Ends when its parent does.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import pg from 'pg';
import {
  diagnose,
  openChatSession,
  validateConcern,
} from '../../../contracts/endpoints/assessment.ts';
import type { DiagnoseRequest } from '../../../contracts/endpoints/assessment.ts';
import { checkByContract } from '../../../server/lib/body.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
const page = readFileSync(join(import.meta.dirname, '../../../dist/client/app/chat.html'));
const diagnosis = await runHere('assess', DIAGNOSE_BODY);
const reading = await runHere('readConcern', DIAGNOSE_BODY.issue);

const app = Fastify({ logger: false });
app.setValidatorCompiler(checkByContract);
app.setSerializerCompiler(serializerCompiler);

app.post(validateConcern.path, schemaOf(validateConcern), async () => ({
  is_dental_related: reading.isDentalRelated,
  is_unread: reading.isUnread,
  unplaced: reading.unplaced,
  emergency: reading.emergency,
  signs: reading.signs,
  about_child: reading.isAboutChild,
  suggested_answers: reading.suggestedAnswers,
  fitting_categories: [...reading.fittingCategories],
}));
app.post(diagnose.path, schemaOf(diagnose), async ({ body }) => {
  const { consent, sessionToken } = body as DiagnoseRequest;
  if (consent && sessionToken) {
    await pool.query('insert into bare_results values ($1, $2, $3, $4, now())', [
      randomUUID(),
      sessionToken,
      JSON.stringify(body),
      JSON.stringify(diagnosis),
    ]);
    return { success: true, diagnosis: { ...diagnosis, is_saved: true } };
  }
  return { success: true, diagnosis };
});
app.post(openChatSession.path, schemaOf(openChatSession), async () => {
  const sessionToken = `chat-${randomUUID()}`;
  await pool.query('insert into bare_sessions values ($1, now())', [sessionToken]);
  return { sessionToken };
});
app.get('/chat', async (_request, reply) => reply.type('text/html').send(page));

await pool.query(
  `create table bare_results (id uuid primary key, token text, request jsonb, diagnosis jsonb, at timestamptz);
   create table bare_sessions (token text primary key, at timestamptz)`,
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`The bare server is running at ${address}\n`);

function schemaOf({ body, replies }: { readonly body: unknown; readonly replies: object }) {
  return { schema: { body, response: replies } };
}
