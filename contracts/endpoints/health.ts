import * as z from 'zod/mini';
import { ErrorReply } from '../common/error-reply.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Health';
const Well = z.object({ status: z.literal('ok') });

/** Tells the machine that restarts the server that the process is alive. */
export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  tag,
  summary: 'The process is alive',
  auth: 'none',
  rate: null,
  replies: { 200: Well },
});

/** Tells the machine that sends visitors to the server that it can do its work. */
export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  tag,
  summary: 'The database stores rows',
  auth: 'none',
  rate: null,
  replies: { 200: Well, 503: ErrorReply },
});
