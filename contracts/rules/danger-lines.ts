import type { Diagnosis, UrgencyLevel } from '../assessment/diagnosis.ts';
import { RAISING_IDS } from '../assessment/what-changes.ts';
import type { RaisingId } from '../assessment/what-changes.ts';
import type { ResultTexts } from '../texts/catalogue.ts';
import { whatChangesLine } from './what-changes.ts';

/** Changes to an emergency whose signs the sentence on the hospital names for every patient. */
const IN_EVERY_NET: ReadonlySet<RaisingId> = new Set(['fever_or_spreading', 'spreading']);

type Told = Pick<Diagnosis, 'what_changes' | 'steps' | 'recommendation'>;

/**
 * What may happen before the visit. `danger` calls for help at once; `dangerInView` says it on the first screen, in one
 * short line where nothing presses and the steps have it whole. What calls for an earlier visit stands beside the
 * help until then, or with the steps, where the first screen needs its room for danger.
 */
export type BeforeTheVisit = {
  readonly danger: readonly string[];
  readonly dangerInView: readonly string[];
  readonly sooner: string | null;
  readonly soonerWithSteps: string | null;
};

/** Returns the steps in the order that they are done; the one list where the reply has no parts. */
export const stepsToDo = ({ steps, recommendation }: Told): readonly string[] =>
  steps?.do ?? recommendation;

type Words = Pick<ResultTexts, 'changes' | 'sooner' | 'danger' | 'dangerInShort'>;

const partsOf = (
  result: Told,
  level: Exclude<UrgencyLevel, 'emergency'>,
  words: Words,
): Omit<BeforeTheVisit, 'dangerInView'> => {
  const { what_changes: change, steps } = result;
  const net = steps === undefined ? [words.danger] : steps.hospital_if;
  const line = whatChangesLine(result, level, words);
  const id = RAISING_IDS.find((each) => each === change?.id);
  if (id !== undefined && change?.to === 'emergency') {
    const also = `${words.changes.if[id]}: ${words.changes.same}`;
    if (net.length === 0) return { danger: [line], sooner: null, soonerWithSteps: null };
    const danger = IN_EVERY_NET.has(id) ? net : [...net, also];
    return { danger, sooner: null, soonerWithSteps: null };
  }
  return net.length > 0 && stepsToDo(result).length > 0
    ? { danger: net, sooner: null, soonerWithSteps: line }
    : { danger: net, sooner: line, soonerWithSteps: null };
};

/**
 * Parts what would change a result with a day into what calls for help at once and what does not. A result without steps
 * has the signs of everybody; one whose steps name no hospital, a wish about looks, has none.
 */
export const beforeTheVisit = (
  result: Told,
  level: Exclude<UrgencyLevel, 'emergency'>,
  words: Words,
): BeforeTheVisit => {
  const parts = partsOf(result, level, words);
  const whole = result.steps?.hospital_if ?? [];
  const isCalm = level === 'routine' && whole.length > 0 && stepsToDo(result).length > 0;
  const more = parts.danger.filter((line) => !whole.includes(line));
  return { ...parts, dangerInView: isCalm ? [words.dangerInShort, ...more] : parts.danger };
};
