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
