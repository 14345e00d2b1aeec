import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type {
  Diagnosis,
  DiagnosisItem,
  Medication,
  UrgencyLevel,
} from '../../contracts/assessment/diagnosis.ts';
import { CONDITIONS_SHOWN } from '../../contracts/common/product.ts';
import { answerLines } from '../../contracts/rules/check-in-lines.ts';
import { isLessLikely, likelihoodOf } from '../../contracts/rules/likelihood.ts';
import { seenOf } from '../../contracts/rules/seen.ts';
import { partMedicines } from '../../contracts/rules/needed-medicines.ts';
import { isSuspected, suspicionLevel } from '../../contracts/rules/suspicion.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import { CHECK_IN_LINES } from '../../contracts/texts/en/check-in.ts';
import { RESULT_PAPER } from '../../contracts/texts/en/papers.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { SAVED_RESULT } from '../../contracts/texts/en/saved-result.ts';
import { DAY_WORDS, dayOf, lastDayOf } from './days.ts';
import type { Block, Cell, Suggestion } from './report.ts';

const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const listed = (items: readonly string[]): Block => ({ kind: 'list', items });

/** The level of the whole result, and when it was made, ISO 8601. */
type Dated = { readonly level: UrgencyLevel; readonly madeAt: string };

const named = ({ name, plain_name: plain, description }: DiagnosisItem): Cell => ({
  lines: [plain ?? name, `${plain === undefined ? '' : `${name}. `}${description}`],
  isNamed: true,
});

const likely = (item: DiagnosisItem, at: number, dated: Dated): Cell => {
  if (isSuspected(item)) {
    const by = lastDayOf(suspicionLevel(dated.level), dated.madeAt);
    const said = RESULT.suspicion.replace('{by}', by);
    return { lines: [said] };
  }
  const word = seenOf(item, at) ?? RESULT.likelihoods[likelihoodOf(item, at)];
  return { lines: isLessLikely(item) ? [word] : [word, `${item.likelihood}%`] };
};

/** The reasons, as on the screen: none where the evidence is too weak for a figure. */
const whyOf = (item: DiagnosisItem): Cell => {
  const { reason, because, against } = item;
  if (isLessLikely(item)) return { lines: [''] };
  if (because.length + against.length === 0) return { lines: ['', ...reason] };
  const group = (title: string, words: readonly string[]): string[] =>
    words.length === 0 ? [] : [`${title}: ${words.join('; ')}`];
  return { lines: ['', ...group(RESULT.because, because), ...group(RESULT.against, against)] };
};

/** Lists what it could be, as far as the result says (DIAG-02..07). */
const conditions = (result: Diagnosis, madeAt: string): Block[] => {
  const { diagnosis, text } = result;
  const dated = { level: urgencyLevelOf(result), madeAt };
  if (text === undefined && diagnosis.length === 0) return [];
  const rows = diagnosis
    .slice(0, CONDITIONS_SHOWN)
    .map((item, at) => [named(item), likely(item, at, dated), whyOf(item)]);
  const { condition, likelihood, why } = RESULT_PAPER.table;
  return [
    heading(2, RESULT.conditions.title),
    { kind: 'paragraph', text: RESULT.conditions.intro, look: 'soft' },
    ...(text === undefined ? [] : [{ kind: 'paragraph', text } as const]),
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            head: [condition, likelihood, why],
            shares: [0.47, 0.13, 0.4],
            rows,
          } as const,
        ]),
  ];
};

/** Lists what to do and what to avoid; when a dentist is not enough stands in the head (DIAG-08). */
const steps = ({ steps: parts, recommendation, emergency }: Diagnosis): Block[] => {
  const advised = parts?.do ?? (emergency === null ? recommendation : []);
  const group = (title: string, items: readonly string[] = []): Block[] =>
    items.length === 0 ? [] : [heading(3, title), listed(items)];
  return [
    ...(advised.length === 0 ? [] : [heading(2, RESULT.steps.do), listed(advised)]),
    ...group(RESULT.steps.doNot, parts?.do_not),
  ];
};

/** A status of its own line says what must not be missed: that a medicine is not for this patient. */
const suggestionOf = ({ text, status, reason }: Medication): Suggestion => ({
  status: status === 'not_for_you' ? RESULT.medicines.statuses[status] : null,
  text: status === 'check_first' ? `${RESULT.medicines.statuses[status]}: ${text}` : text,
  isStruck: status === 'not_for_you',
  reason: reason ?? null,
});

/**
 * Lists the suggestions as they stood; in an emergency that needs a doctor only what speaks against them (DIAG-18..22).
 */
const medicines = ({ medications, emergency }: Diagnosis, madeAt: string): Block[] => {
  const reasons = [...new Set(medications.flatMap(({ reason }) => reason ?? []))];
  const isMedical = emergency?.level === 'medical';
  const { shown } = partMedicines(medications);
  if (isMedical ? reasons.length === 0 : shown.length === 0) return [];
  return [
    heading(2, RESULT.medicinesTitle),
    {
      kind: 'paragraph',
      text: SAVED_RESULT.medicines.replace('{day}', dayOf(madeAt)),
      look: 'soft',
    },
    isMedical ? listed(reasons) : { kind: 'suggestions', items: shown.map(suggestionOf) },
  ];
};

/** Lists what a parent may tell a child before the visit. */
const childTalk = ({ for_child: lines = [], emergency }: Diagnosis): Block[] =>
  lines.length === 0 || emergency !== null
    ? []
    : [heading(3, RESULT.childTalk.title), listed(lines)];

/** Lists the ways to change how teeth look, each with its time, and what to ask about them. */
const looksWays = ({ looks }: Diagnosis): Block[] =>
  looks === undefined
    ? []
    : [
        heading(2, RESULT.looksWays.title),
        listed(looks.ways.map(({ name, what, time }) => `${name}: ${what} ${time}`)),
        heading(3, RESULT.looksWays.askTitle),
        listed(looks.ask),
      ];

/** Lists what was told since the day of the result, as the page does. */
const toldSince = (result: Diagnosis, madeAt: string, checkIn: CheckIn | null): Block[] => {
  const level = urgencyLevelOf(result);
  if (level === 'emergency' || checkIn === null || checkIn.answers.length === 0) return [];
  return [
    heading(2, CHECK_IN_LINES.told),
    listed(answerLines({ level, madeAt }, checkIn.answers, DAY_WORDS)),
  ];
};

/** Builds all that is for the patient below the head: what to do stands before what it could be, as on the screen. */
export const patientPart = (
  result: Diagnosis,
  madeAt: string,
  checkIn: CheckIn | null,
): Block[] => [
  ...toldSince(result, madeAt, checkIn),
  ...looksWays(result),
  ...steps(result),
  ...childTalk(result),
  ...medicines({ ...result, emergency: result.emergency ?? checkIn?.emergency ?? null }, madeAt),
  ...conditions(result, madeAt),
];
