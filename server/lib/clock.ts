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

/** How often another clock is looked at, in milliseconds. */
const LOOK_MS = 60_000;

/** Two clocks that are closer than this count as one, in milliseconds: time should not jitter with the network. */
const CLOSE_MS = 500;

/**
 * A clock that keeps the time of another one, which all processes share: whoever decides by the hour over rows that others have
 * written must not have an hour of their own. What takes too long to read tells nothing; until it is read again the last
 * difference counts. Waits stay those of our own clock.
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
    /** Reads the other clock now, and then again and again; where it cannot be read our own goes on. */
    follow: async (read: () => Promise<Date>): Promise<void> => {
      const tryLook = (): Promise<void> => look(read).catch(() => undefined);
      own.every(LOOK_MS, () => void tryLook());
      await tryLook();
    },
  };
};
