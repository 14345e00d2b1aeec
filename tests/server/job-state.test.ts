import { describe, expect, it } from 'vitest';
import { jobTransition } from '../../server/jobs/job-state.ts';
import type { JobEvent, JobLife, JobState, JobTransition } from '../../server/jobs/job-state.ts';

/** Each event happens at ten o'clock. */
const at = new Date('2026-01-01T10:00:00Z');

const job = (state: JobState, attempts: number): JobLife => ({
  state,
  attempts,
  dueAt: new Date('2026-01-01T09:00:00Z'),
});

const moved = (state: JobState, attempts: number, time: string): JobTransition => ({
  kind: 'moved',
  to: { state, attempts, dueAt: new Date(`2026-01-01T${time}Z`) },
});

const ILLEGAL = (state: JobState): JobTransition => ({ kind: 'illegal', state });

type Row = Record<JobEvent['type'], JobTransition>;

/** Every state against every event, for a job that was started twice. */
const TABLE: Record<JobState, Row> = {
  waiting: {
    started: moved('running', 3, '10:01:00'),
    renewed: ILLEGAL('waiting'),
    succeeded: ILLEGAL('waiting'),
    failed: ILLEGAL('waiting'),
    lost: ILLEGAL('waiting'),
  },
  running: {
    started: ILLEGAL('running'),
    renewed: moved('running', 2, '10:01:00'),
    succeeded: moved('done', 2, '10:00:00'),
    failed: moved('waiting', 2, '10:02:00'),
    lost: moved('waiting', 2, '10:00:00'),
  },
  done: {
    started: ILLEGAL('done'),
    renewed: ILLEGAL('done'),
    succeeded: ILLEGAL('done'),
    failed: ILLEGAL('done'),
    lost: ILLEGAL('done'),
  },
  dead: {
    started: ILLEGAL('dead'),
    renewed: ILLEGAL('dead'),
    succeeded: ILLEGAL('dead'),
    failed: ILLEGAL('dead'),
    lost: ILLEGAL('dead'),
  },
};

const CASES = (Object.keys(TABLE) as JobState[]).flatMap((state) =>
  (Object.keys(TABLE[state]) as JobEvent['type'][]).map((type) => ({
    state,
    type,
    expected: TABLE[state][type],
  })),
);

describe('the life of a job', () => {
  it.each(CASES)('$state, when it has $type: $expected.kind', ({ state, type, expected }) => {
    expect(jobTransition(job(state, 2), { type, at })).toEqual(expected);
  });

  const after = (type: 'failed' | 'lost') =>
    [1, 2, 3, 4, 5].map((attempts) => jobTransition(job('running', attempts), { type, at }));

  it('is tried five times, failed after longer and longer waits, and then given up', () => {
    expect(after('failed')).toEqual([
      moved('waiting', 1, '10:01:00'),
      moved('waiting', 2, '10:02:00'),
      moved('waiting', 3, '10:04:00'),
      moved('waiting', 4, '10:08:00'),
      moved('dead', 5, '10:00:00'),
    ]);
  });

  it('is tried five times, lost at once again, and then given up', () => {
    expect(after('lost')).toEqual([
      moved('waiting', 1, '10:00:00'),
      moved('waiting', 2, '10:00:00'),
      moved('waiting', 3, '10:00:00'),
      moved('waiting', 4, '10:00:00'),
      moved('dead', 5, '10:00:00'),
    ]);
  });
});
