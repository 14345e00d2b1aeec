import type { RunnerDeps } from '../jobs/runner.ts';
import type { FailureKind } from '../providers/language-model/port.ts';
import type { OnTaskEnd } from '../workers/pool.ts';

/**
 * Hears what the server does, each thing told at one place. It is told words of closed sets, whole numbers and seconds:
 * nothing that a patient sent can come out where it is shown.
 */
export type Observer = {
  readonly onRequest: (start: RequestStart) => RequestObserver;
  readonly onTask: OnTaskEnd;
  readonly onTransaction: (end: TransactionEnd) => void;
  readonly onOpinion: (end: OpinionEnd) => void;
  readonly onJob: RunnerDeps['onEnd'];
};

export type RequestObserver = {
  /** Goes on with the request, so that everything told from then on is known to be of it. */
  readonly during: (goOn: () => void) => void;
  readonly onEnd: (end: RequestEnd) => void;
};

export type RequestStart = {
  readonly method: string;
  /** The header that says which trace the caller is in, as it was sent: to be read, never to be shown. */
  readonly traceparent: string | null;
};

export type RequestEnd = {
  /** Pattern of the endpoint; `null` when no route matched. */
  readonly endpoint: string | null;
  /** `gone`: the caller left before the reply. */
  readonly status: number | 'gone';
  readonly seconds: number;
};

export type TransactionEnd = { readonly outcome: 'done' | 'failed'; readonly seconds: number };

export type OpinionEnd = { readonly outcome: 'answered' | FailureKind; readonly seconds: number };

export const both = (one: Observer, other: Observer): Observer => ({
  onRequest: (start) => {
    const [first, second] = [one.onRequest(start), other.onRequest(start)];
    return {
      during: (goOn) => first.during(() => second.during(goOn)),
      onEnd: (end) => {
        first.onEnd(end);
        second.onEnd(end);
      },
    };
  },
  onTask: (end) => {
    one.onTask(end);
    other.onTask(end);
  },
  onTransaction: (end) => {
    one.onTransaction(end);
    other.onTransaction(end);
  },
  onOpinion: (end) => {
    one.onOpinion(end);
    other.onOpinion(end);
  },
  onJob: (kind, outcome) => {
    one.onJob(kind, outcome);
    other.onJob(kind, outcome);
  },
});
