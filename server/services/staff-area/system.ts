import type { readSystem } from '../../../contracts/endpoints/staff-area.ts';
import type { ResultOf } from '../../../contracts/endpoints/endpoint.ts';
import { grouped } from '../../lib/grouped.ts';
import { systemFiguresIn } from '../../repositories/system-figures.ts';
import type { ServiceDeps } from '../deps.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;
type System = ResultOf<typeof readSystem>;
type Provider = System['providers'][number];

const DAY_MS = 24 * 60 * 60_000;

type Row = { readonly state: string; readonly times: number; readonly last?: Date | null };

/** States that count as done, failed or waiting work; withheld messages are none of these. */
type Reading = {
  readonly done: readonly string[];
  readonly failed: readonly string[];
  readonly waiting: readonly string[];
};

const MESSAGES: Reading = { done: ['sent'], failed: ['dead'], waiting: ['waiting'] };
const PAYMENTS: Reading = {
  done: ['awaiting', 'expired', 'settled', 'lateSettled', 'amountMismatch', 'refunded'],
  failed: ['creationFailed'],
  waiting: ['creating', 'refunding'],
};
const XRAYS: Reading = {
  done: ['analyzed', 'unsure', 'refused'],
  failed: ['failed'],
  waiting: ['storing', 'analyzing'],
};

const sum = (rows: readonly Row[], states: readonly string[]): number =>
  rows.reduce((all, { state, times }) => all + (states.includes(state) ? times : 0), 0);

const newest = (moments: readonly (Date | null | undefined)[]): string | null => {
  const times = moments.flatMap((each) => (each ? [each.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
};

/** Summarises a provider. A single failure in the last day makes it "troubled", however much went well. */
const providerOf = (id: Provider['id'], rows: readonly Row[], reading: Reading): Provider => {
  const [done, waiting, failed] = [
    sum(rows, reading.done),
    sum(rows, reading.waiting),
    sum(rows, reading.failed),
  ];
  const state = failed > 0 ? 'troubled' : done + waiting > 0 ? 'well' : 'silent';
  return { id, state, done, waiting, failed, last_at: newest(rows.map(({ last }) => last)) };
};

/**
 * Reports how each provider did in the last day, judged by the rows of its work, and which jobs wait or were given up.
 */
export const system = async ({ db, clock }: Deps): Promise<System> => {
  const now = clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const figures = systemFiguresIn(db.sql);
  const messages = await figures.messages(since);
  const [mails, texts] = (['mail', 'sms'] as const).map((channel) =>
    messages.filter((each) => each.channel === channel),
  );
  const last = await figures.lastMove(since);
  const payments = await figures.payments(since);
  const jobs = grouped(await figures.jobs(since), ({ kind }) => kind);
  return {
    as_of: now.toISOString(),
    providers: [
      providerOf('mail', mails ?? [], MESSAGES),
      providerOf('sms', texts ?? [], MESSAGES),
      { ...providerOf('payments', payments, PAYMENTS), last_at: newest([last]) },
      providerOf('xrays', await figures.xrays(since), XRAYS),
    ],
    jobs: [...jobs].map(([kind, rows]) => {
      const waiting = rows.find(({ state }) => state === 'waiting');
      const isDue = waiting?.first && waiting.first <= now;
      return {
        kind,
        waiting: sum(rows, ['waiting']),
        running: sum(rows, ['running']),
        done: sum(rows, ['done']),
        dead: sum(rows, ['dead']),
        due_since: isDue ? newest([waiting.first]) : null,
      };
    }),
  };
};
