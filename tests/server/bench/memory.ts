import { readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The processes that a process has started. @returns their numbers */
export const startedBy = (pid: number): number[] =>
  read(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Memory of a process and of those that it has started, in MB; 0 where nobody tells. */
export const memoryOf = (pid: number): number => {
  const sizes = [pid, ...startedBy(pid)].map((each) =>
    Number(/VmRSS:\s+(\d+) kB/.exec(read(`${each}/status`))?.[1] ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

/** Looks twenty times a second until it is asked. @returns the most that it was, in MB */
export const mostMemoryOf = (pid: number): (() => number) => {
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, memoryOf(pid))), 50);
  return () => {
    clearInterval(looking);
    return most;
  };
};
