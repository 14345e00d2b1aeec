import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../lib/clock.ts';
import { Problem, sentenceFor } from '../../lib/problems.ts';
import { argsToRun, programFile } from '../../lib/program-file.ts';
import type { Decoding, WorkName, WorkResult } from './decoding.ts';
import type { Answered, DecodingTask } from './decoding-process.ts';

/** Longest time for one picture, in milliseconds; some forty times what a large camera picture takes. */
const DECODE_MS = 20_000;

/** Time for which an idle process is kept, in milliseconds: it holds some 220 MB. */
const IDLE_MS = 60_000;

/** Memory above which a process is not reused, in bytes: it would not give back what a large picture took. */
const REUSED_BELOW = 384 * 1024 * 1024;

/** Time that work under way gets when the server stops, in milliseconds; an ordinary picture takes less. */
const CLOSE_MS = 2000;

/** Seconds after which to try again when a picture was not read. */
const COME_AGAIN_S = 5;

type Deps = {
  readonly clock: Clock;
  /** Program of each process; tests bring another. */
  readonly file?: string;
};

/** A decoding process, and the function that cancels its end while it is idle. */
type Member = { readonly child: ChildProcess; stopIdling: () => void };

/**
 * Decodes pictures in processes of their own, since the library cannot be interrupted otherwise: a process that takes
 * too long is killed and replaced, and one that crashes takes nothing with it. They start when they are needed, get no
 * settings and end with the server, however that ends.
 */
export const decodingPool = ({ clock, file = PROCESS_FILE }: Deps): Decoding => {
  const idle: Member[] = [];
  const busy = new Set<Member>();
  let isClosed = false;
  let onQuiet: (() => void) | null = null;

  const start = (): Member => {
    const child = fork(file, {
      env: {},
      execArgv: argsToRun(file),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const member: Member = { child, stopIdling: () => undefined };
    // An idle process that ends is forgotten; a failure to start would end the server if there were no listener.
    child.on('error', () => undefined);
    child.once('exit', () => forget(member));
    child.unref();
    child.channel?.unref();
    return member;
  };
  const forget = (member: Member): void => {
    member.stopIdling();
    const at = idle.indexOf(member);
    if (at !== -1) idle.splice(at, 1);
  };
  const end = (member: Member): void => {
    forget(member);
    member.child.kill('SIGKILL');
  };
  const rest = (member: Member): void => {
    idle.push(member);
    member.stopIdling = clock.after(IDLE_MS, () => end(member));
  };

  const run = async <Name extends WorkName>(
    name: Name,
    bytes: Buffer,
  ): Promise<WorkResult<Name>> => {
    if (isClosed) throw notNow();
    const member = idle.pop() ?? start();
    member.stopIdling();
    busy.add(member);
    const stopWaiting = clock.after(DECODE_MS, () => end(member));
    const answered = await answerTo(member.child, { name, bytes });
    stopWaiting();
    busy.delete(member);
    const isReused = answered?.kind === 'done' && answered.memory < REUSED_BELOW && !isClosed;
    if (isReused) rest(member);
    else end(member);
    if (busy.size === 0) onQuiet?.();
    if (answered === null) throw notNow();
    if (answered.kind === 'failed') throw new Error('A picture could not be decoded');
    return answered.result as WorkResult<Name>;
  };

  return {
    run,
    close: async () => {
      isClosed = true;
      idle.splice(0).forEach(end);
      if (busy.size === 0) return;
      await new Promise<void>((resolve) => {
        const stopWaiting = clock.after(CLOSE_MS, resolve);
        onQuiet = () => {
          stopWaiting();
          resolve();
        };
      });
      for (const member of busy) end(member);
    },
  };
};

const notNow = (): Problem => new Problem(503, sentenceFor(503), COME_AGAIN_S);

/** Asks a process; `null` when it ends before it answers. */
const answerTo = (child: ChildProcess, task: DecodingTask): Promise<Answered | null> =>
  new Promise((resolve) => {
    const settle = (answered: Answered | null): void => {
      child.off('message', settle);
      child.off('exit', ended);
      child.off('error', ended);
      resolve(answered);
    };
    const ended = (): void => settle(null);
    child.on('message', settle);
    child.on('exit', ended);
    child.on('error', ended);
    child.send(task, (error) => {
      if (error) ended();
    });
  });

/** Program of the processes: beside this file in the source, beside the bundle or its chunks' folder after a build. */
const PROCESS_FILE = programFile('decoding-process', import.meta.url);
