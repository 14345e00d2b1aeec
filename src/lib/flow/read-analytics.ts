import type { SnapshotFrom } from 'xstate';
import type { AnalyticsEvent, AnalyticsName } from '../../../contracts/site/analytics-events.ts';
import { isStep } from '../../../contracts/assessment/steps.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { machines } from '../../../machines/index.ts';
import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';

type Outcome = NonNullable<AnalyticsEvent['outcome']>;
type End = readonly [AnalyticsName, Outcome];

/** States that end something, by flow; entering one is an event. A test checks that each state exists. */
export const ANALYTICS_ENDS = {
  registration: {
    registered: ['account.opened', 'done'],
    creationFailed: ['account.opened', 'failed'],
    creationRefused: ['account.opened', 'refused'],
  },
  bookingFlow: {
    booked: ['booking.ended', 'done'],
    bookingFailed: ['booking.ended', 'failed'],
    timeTaken: ['booking.ended', 'refused'],
  },
  bookingDialog: {
    booked: ['booking.ended', 'done'],
    bookingFailed: ['booking.ended', 'failed'],
  },
  qrPayment: {
    succeeded: ['payment.ended', 'done'],
    lateSettled: ['payment.ended', 'done'],
    timedOut: ['payment.ended', 'expired'],
    creationFailed: ['payment.ended', 'failed'],
    refunding: ['payment.ended', 'refunded'],
  },
  cardPayment: {
    settled: ['payment.ended', 'done'],
    verificationFailed: ['payment.ended', 'failed'],
    verificationRefused: ['payment.ended', 'refused'],
  },
  report: {
    opened: ['report.made', 'done'],
    generatingFailed: ['report.made', 'failed'],
  },
  xray: {
    reviewingFindings: ['xray.analysed', 'done'],
    imageRejected: ['xray.analysed', 'refused'],
    analysisFailed: ['xray.analysed', 'failed'],
  },
} as const satisfies Partial<
  Readonly<Record<keyof typeof machines, Readonly<Record<string, End>>>>
>;

const REFUSED: Readonly<Record<string, Outcome>> = {
  concernDoubted: 'refused',
  concernReferred: 'refused',
  concernRejected: 'refused',
  validationFailed: 'failed',
};

/** A snapshot of a flow. */
type Stands = { readonly value: unknown; readonly context: unknown };

/** Returns the first-level state, and the state inside it if there is one. */
const placeOf = (value: unknown): readonly [string, string] => {
  if (typeof value !== 'object' || value === null) return [String(value), ''];
  const [first = '', inner] = Object.entries(value)[0] ?? [];
  return [first, typeof inner === 'string' ? inner : ''];
};

const ofAssessment = (value: unknown, context: unknown): AnalyticsEvent[] => {
  const [step, inner] = placeOf(value);
  if (!isStep(step)) return [];
  const known = context as SnapshotFrom<typeof assessmentMachine>['context'];
  const { category: chosen } = known.chatContext;
  const category = chosen === null ? {} : { category: chosen };
  const count = Object.keys(known.followUpAnswers).length;
  const events: AnalyticsEvent[] = [{ name: 'step.reached', step, ...category }];
  const refusal = step === 'INTRO' ? REFUSED[inner] : undefined;
  if (refusal !== undefined) events.push({ name: 'concern.refused', outcome: refusal });
  if (step === 'FOLLOW_UP' && count > 0) {
    events.push({ name: 'question.answered', ...category, count });
  }
  if (step === 'DIAGNOSIS' && known.diagnosis !== null) {
    const urgency = urgencyLevelOf(known.diagnosis);
    const causes = known.diagnosis.diagnosis.length;
    events.push({ name: 'result.shown', ...category, urgency, count: causes });
  }
  return events;
};

const ofEnd = (machine: string, { value, context }: Stands): AnalyticsEvent[] => {
  const ends: Readonly<Record<string, Readonly<Record<string, End>>>> = ANALYTICS_ENDS;
  const end = ends[machine]?.[placeOf(value)[0]];
  if (end === undefined) return [];
  const [name, outcome] = end;
  if (name !== 'xray.analysed') return [{ name, outcome }];
  const { xray } = context as SnapshotFrom<typeof xrayMachine>['context'];
  return [
    { name, outcome, count: outcome === 'done' ? (xray?.analysis?.predictions.length ?? 0) : 0 },
  ];
};

/**
 * Returns a key for events counted once per visit, so that going back and forth does not count a step again; null for
 * others.
 */
const onceKey = (event: AnalyticsEvent): string | null => {
  const { name, step, count } = event;
  if (name === 'step.reached') return `step ${step}`;
  if (name === 'question.answered') return `question ${count}`;
  return name === 'result.shown' ? JSON.stringify(event) : null;
};

/**
 * Makes a reader that turns changes of flows into events. An event counts only when the flow's previous snapshot did
 * not yield it, so changes inside a state do not repeat it.
 */
export const analyticsReader = () => {
  const said = new Set<string>();
  const stood = new WeakMap<object, ReadonlySet<string>>();
  return (flow: object, machine: string, snapshot: Stands): AnalyticsEvent[] => {
    const { value, context } = snapshot;
    const events =
      machine === 'assessment' ? ofAssessment(value, context) : ofEnd(machine, snapshot);
    const before = stood.get(flow);
    stood.set(flow, new Set(events.map((event) => JSON.stringify(event))));
    return events.filter((event) => {
      const key = onceKey(event);
      if (key === null) return before?.has(JSON.stringify(event)) !== true;
      if (said.has(key)) return false;
      said.add(key);
      return true;
    });
  };
};
