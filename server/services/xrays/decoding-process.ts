import { Worker } from 'node:worker_threads';
import { decodeHere } from './decoding.ts';
import type { WorkName, WorkResult } from './decoding.ts';

/** A piece of work for the process, one at a time, and its answer. */
export type DecodingTask = { readonly name: WorkName; readonly bytes: Buffer };
export type Answered =
  | { readonly kind: 'done'; readonly result: WorkResult<WorkName>; readonly memory: number }
  | { readonly kind: 'failed' };

/**
 * Most memory of the process, in bytes: one that exceeds it is killed. The declared size of a file is checked before it
 * is decoded, so this catches files that declare something false.
 */
const MEMORY_MAX = 768 * 1024 * 1024;

/** Time between checks of the memory, in milliseconds. */
const LOOK_MS = 50;

/** Looks at the memory. It is code in letters, since a thread cannot load a file in TypeScript from the source. */
const WATCH = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MEMORY_MAX}) process.kill(process.pid, 'SIGKILL');
}, ${LOOK_MS});`;

/** Kills the process at once: an orderly end would wait for a busy thread. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/** Does a piece of work and sends the answer. */
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
// It has a thread of its own, as a decoder in WebAssembly holds this one until it is done.
const watch = new Worker(WATCH, { eval: true, execArgv: [] });
watch.on('error', end);
// Signals to a terminal's or a service's whole group are ignored: the server that started this process ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
