import * as z from 'zod/mini';
import { ErrorReply } from '../error-reply.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Health';
const Well = z.object({ status: z.literal('ok') });

/** For the machine that restarts the server: is the process alive? */
export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  tag,
  summary: 'The process is alive',
  auth: 'none',
  rate: null,
  replies: { 200: Well },
});

/** For the machine that sends it visitors: can it do its work? */
export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  tag,
  summary: 'The database stores rows',
  auth: 'none',
  rate: null,
  replies: { 200: Well, 503: ErrorReply },
});
