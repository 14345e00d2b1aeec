import type { Clock } from './clock.ts';

/** Makes a reading that all callers share, at most one in `keptMs` milliseconds. A failure is not kept. */
export const sharedReading = <Read>(
  { clock }: { readonly clock: Clock },
  keptMs: number,
  read: () => Promise<Read>,
): (() => Promise<Read>) => {
  let kept: { readonly until: number; readonly reading: Promise<Read> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept === null || now >= kept.until) {
      const reading = read();
      kept = { until: now + keptMs, reading };
      reading.catch(() => {
        kept = null;
      });
    }
    return kept.reading;
  };
};
