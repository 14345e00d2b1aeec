import type { Emergency } from '../assessment/diagnosis.ts';
import type {
  AdviceId,
  Call,
  EmergencyKind,
  EmergencyLevel,
  Way,
} from '../assessment/emergency.ts';
import {
  BESIDE_MEDICAL,
  CALLS,
  CALLS_BY_ADVICE,
  CALLS_BY_LEVEL,
  EMERGENCY_HELP,
  EMERGENCY_KINDS,
  HOSPITAL_FIRST,
  PLACES,
  SUMMONS,
  TOLD_EMERGENCIES,
} from '../assessment/emergency.ts';

/**
 * The help shown in an emergency: its title, its sentences, the numbers to call. The first of the sentences says where
 * to go or whom to call; `ways` are the calls and the places to go to, the most pressing first.
 */
export type Help = {
  readonly level: EmergencyLevel;
  readonly title: EmergencyKind;
  readonly advice: readonly AdviceId[];
  readonly calls: readonly Call[];
  readonly ways: readonly Way[];
};

const ADVICE_MAX = 6;
/** Sentences that are kept free for emergencies from the person's own words, beside those of the red flags. */
const TOLD_KEPT = 2;

const TOLD: ReadonlySet<EmergencyKind> = new Set(TOLD_EMERGENCIES);

const adviceOf = (level: EmergencyLevel, kinds: readonly EmergencyKind[]): AdviceId[] => [
  ...new Set(
    kinds
      .flatMap((kind) => EMERGENCY_HELP[kind].advice)
      .map((id) => (level === 'medical' ? (BESIDE_MEDICAL[id] ?? id) : id)),
  ),
];

const waysTo = (title: EmergencyKind, level: EmergencyLevel, calls: readonly Call[]): Way[] => {
  const maps = PLACES[level].map((place): Way => ({ kind: 'map', place }));
  // The number that the first sentence names is called first.
  const [lead] = EMERGENCY_HELP[title].advice;
  const first = lead === undefined ? undefined : CALLS_BY_ADVICE[lead];
  const ordered = calls
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    .map((call): Way => ({ kind: 'call', call }));
  return HOSPITAL_FIRST.has(title) ? [...maps, ...ordered] : [...ordered, ...maps];
};

/**
 * Returns the help of an emergency: the leading kind gives the title and speaks first, the others add what it has not
 * said, at most six sentences. A medical emergency sends to the hospital once. A kind of a newer server, unknown to a
 * page left open, is left out; when none is known, the help for any medical emergency is given.
 */
export const helpIn = ({ level, kinds }: Emergency): Help => {
  const known = EMERGENCY_KINDS.filter((kind) => kinds.includes(kind)).toSorted(
    (a, b) => kinds.indexOf(a) - kinds.indexOf(b),
  );
  const [title = 'body_signs', ...others] = known;
  const first = adviceOf(level, [title]);
  const isNew = (advice: AdviceId): boolean =>
    !first.includes(advice) && !(level === 'medical' && SUMMONS.has(advice));
  const told = adviceOf(
    level,
    others.filter((kind) => TOLD.has(kind)),
  ).filter(isNew);
  const flagged = [
    ...first,
    ...adviceOf(
      level,
      others.filter((kind) => !TOLD.has(kind)),
    ).filter(isNew),
  ];
  const room = ADVICE_MAX - Math.min(TOLD_KEPT, told.length);
  const advice = [...new Set([...flagged.slice(0, room), ...told])].slice(0, ADVICE_MAX);
  const called = new Set([
    ...CALLS_BY_LEVEL[level],
    ...advice.flatMap((id) => CALLS_BY_ADVICE[id] ?? []),
  ]);
  const calls = CALLS.filter(({ id }) => called.has(id));
  return { level, title, advice, calls, ways: waysTo(title, level, calls) };
};
