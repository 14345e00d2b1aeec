/** Time as the server sees it; tests hand in one that they step themselves. */
export type Clock = {
  now(): Date;
  /** Runs the task again and again, `ms` milliseconds apart, until the returned function is called. */
  every(ms: number, task: () => void): () => void;
  /** Runs the task once, `ms` milliseconds from now, unless the returned function is called before. */
  after(ms: number, task: () => void): () => void;
};

/** The wall clock. Its timers never keep the process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  every: (ms, task) => {
    const timer = setInterval(task, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Interval at which another clock is read, in milliseconds. */
const LOOK_MS = 60_000;

/**
 * Largest difference at which two clocks count as the same, in milliseconds: time should not jitter with the network.
 */
const CLOSE_MS = 500;

/**
 * Makes a clock that keeps the time of another one, which all processes share: a process that decides by the hour over
 * rows that others have written must not have an hour of its own. A reading that takes longer than CLOSE_MS tells
 * nothing, and the last difference counts until the next one. Waits stay those of the own clock.
 */
export const followingClock = (own: Clock) => {
  let aheadMs = 0;
  const look = async (read: () => Promise<Date>): Promise<void> => {
    const asked = own.now().getTime();
    const theirs = await read();
    const waited = own.now().getTime() - asked;
    if (waited < 0 || waited > CLOSE_MS) return;
    const measured = theirs.getTime() - asked - waited / 2;
    if (Math.abs(measured - aheadMs) > CLOSE_MS) aheadMs = Math.round(measured);
  };
  const clock: Clock = { ...own, now: () => new Date(own.now().getTime() + aheadMs) };
  return {
    clock,
    /** Reads the other clock now, and then again and again. The own clock goes on when the other cannot be read. */
    follow: async (read: () => Promise<Date>): Promise<void> => {
      const tryLook = (): Promise<void> => look(read).catch(() => undefined);
      own.every(LOOK_MS, () => void tryLook());
      await tryLook();
    },
  };
};
