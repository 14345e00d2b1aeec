import { decodeHere } from './decoding.ts';
import type { WorkName, WorkResult } from './decoding.ts';

/** What such a process is sent, one at a time, and what it answers. */
export type DecodingTask = { readonly name: WorkName; readonly bytes: Buffer };
export type Answered =
  | { readonly kind: 'done'; readonly result: WorkResult<WorkName>; readonly memory: number }
  | { readonly kind: 'failed' };

/**
 * The most memory that such a process may take, in bytes: one that takes more ends itself. What a file says of itself is
 * counted before it is decoded, so this is for what says something else.
 */
const MEMORY_MAX = 640 * 1024 * 1024;

/** How often it looks, in milliseconds. */
const LOOK_MS = 50;

/** At once, whatever a thread of it is busy with: an orderly end would wait for that. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/** Does what it is asked, and says so. */
export const work = async ({ name, bytes }: DecodingTask): Promise<void> => {
  const answer = (answered: Answered): void => void process.send?.(answered);
  try {
    const result = await decodeHere(name, bytes);
    answer({ kind: 'done', result, memory: process.memoryUsage.rss() });
  } catch {
    answer({ kind: 'failed' });
  }
};

process.on('message', (task: DecodingTask) => void work(task));
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) end();
}, LOOK_MS);
// A signal to all processes of a terminal or a service is not for this one: who started it ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
