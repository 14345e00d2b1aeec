import type { Emergency } from '../diagnosis.ts';
import type { AdviceId, Call, EmergencyKind, EmergencyLevel } from '../emergency.ts';
import {
  CALLS,
  CALLS_BY_ADVICE,
  CALLS_BY_LEVEL,
  EMERGENCY_HELP,
  EMERGENCY_KINDS,
  SUMMONS,
  TOLD_EMERGENCIES,
} from '../emergency.ts';

/** What to say in an emergency: whose title, which sentences, whom to call. */
export type Help = {
  readonly level: EmergencyLevel;
  readonly title: EmergencyKind;
  readonly advice: readonly AdviceId[];
  readonly calls: readonly Call[];
};

const ADVICE_MAX = 6;
/** What a person's own words call for keeps this many sentences beside the red flags. */
const TOLD_KEPT = 2;

const TOLD: ReadonlySet<EmergencyKind> = new Set(TOLD_EMERGENCIES);

const adviceOf = (kinds: readonly EmergencyKind[]): AdviceId[] => [
  ...new Set(kinds.flatMap((kind) => EMERGENCY_HELP[kind].advice)),
];

/**
 * What to do now: the leading kind gives the title and speaks first, the others add what it has not said,
 * at most six sentences. A medical emergency sends to the hospital once. A kind of a newer server, unknown
 * to a page left open, is left out; when none is known, the help for any medical emergency is given.
 */
export const helpIn = ({ level, kinds }: Emergency): Help => {
  const known = EMERGENCY_KINDS.filter((kind) => kinds.includes(kind)).toSorted(
    (a, b) => kinds.indexOf(a) - kinds.indexOf(b),
  );
  const [title = 'body_signs', ...others] = known;
  const first = adviceOf([title]);
  const isNew = (advice: AdviceId): boolean =>
    !first.includes(advice) && !(level === 'medical' && SUMMONS.has(advice));
  const told = adviceOf(others.filter((kind) => TOLD.has(kind))).filter(isNew);
  const flagged = [...first, ...adviceOf(others.filter((kind) => !TOLD.has(kind))).filter(isNew)];
  const room = ADVICE_MAX - Math.min(TOLD_KEPT, told.length);
  const advice = [...new Set([...flagged.slice(0, room), ...told])].slice(0, ADVICE_MAX);
  const called = new Set([
    ...CALLS_BY_LEVEL[level],
    ...advice.flatMap((id) => CALLS_BY_ADVICE[id] ?? []),
  ]);
  return { level, title, advice, calls: CALLS.filter(({ id }) => called.has(id)) };
};
