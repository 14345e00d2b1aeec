import type { Category } from '../../contracts/assessment/chat-context.ts';
import { fittingByKeywords } from '../../contracts/rules/fitting-by-keywords.ts';
import { readText } from './evidence/from-text.ts';
import { readClauses } from './evidence/text/clauses.ts';
import type { FindingId } from './knowledge/findings.ts';

/** Findings by the category whose questions are about them, each by its first part or in full. */
const CATEGORY_OF: ReadonlyMap<string, Category> = new Map(
  (
    [
      ['pain', 'pain.any pain.severe pain.throbbing pain.sharp trigger'],
      ['gums', 'gum pus swelling.gum swelling.gum_flap swelling.gum_pimple tooth.loose_many'],
      ['cosmetic', 'stain marks teeth gap tooth.grey_single enamel'],
      [
        'lesion',
        'patch ulcer lump blisters lip_corner tongue skin swelling.palate mouth.burning_normal_look site',
      ],
      [
        'other',
        'injury socket bleeding.socket tooth.extracted_recently tooth.broken tooth.broken_recent_injury tooth.came_out tooth.knocked_out tooth.displaced tooth.restoration_lost tooth.missing tooth.erupting tooth.double_row tooth.baby tooth.fragment_missing jaw grinding denture mouth.dry breath taste braces numbness tooth.wisdom_partial food',
      ],
    ] as const
  ).flatMap(([category, findings]) =>
    findings.split(' ').map((finding): [string, Category] => [finding, category]),
  ),
);

const categoryOf = (finding: FindingId): Category | undefined =>
  CATEGORY_OF.get(finding) ?? CATEGORY_OF.get(finding.split('.')[0] ?? '');

/** Likelihood from which a reading names a category: what a clause hardly states may only be another one to pick. */
const LIKELY = 0.5;

type Told = { readonly category: Category; readonly isLikely: boolean };

/** Returns the category of each finding that a concern tells. */
const toldIn = (concern: string): readonly Told[] => {
  const findings = new Map<FindingId, number>();
  for (const { finding, likelihood = 1 } of readText(concern, 'concern')) {
    findings.set(finding, Math.max(likelihood, findings.get(finding) ?? 0));
  }
  return [...findings].flatMap(([finding, likelihood]) => {
    const category = categoryOf(finding);
    return category === undefined ? [] : [{ category, isLikely: likelihood >= LIKELY }];
  });
};

/** Treatments of how teeth look: who wishes one has no trouble with it yet. */
const FOR_LOOKS = new Set(
  'braces brace aligner aligners invisalign veneers whitening whiten whiter straighten straightening'.split(
    ' ',
  ),
);

/** Returns true when a concern wishes for a treatment of how teeth look: "I want braces". */
const wishesForLooks = (concern: string): boolean =>
  readClauses(concern).some(
    ({ tokens, marks }) =>
      marks.some(({ mark }) => mark === 'wished') && tokens.some(({ word }) => FOR_LOOKS.has(word)),
  );

/**
 * Returns the categories that were told, the one that more findings belong to first. Where two are as many, the one that
 * keywords name too is first: a wisdom tooth is among "something else", and its pain is pain.
 */
const byCount = (told: readonly Told[], named: readonly Category[]): readonly Category[] => {
  const countOf = (category: Category): number =>
    told.filter((each) => each.category === category).length + (named.includes(category) ? 0.5 : 0);
  return [...new Set([...told.map(({ category }) => category), ...named])].toSorted(
    (a, b) => countOf(b) - countOf(a),
  );
};

/** Findings that mostly hurt, and as often only show: pain is offered first for them, and never taken unasked. */
const MOSTLY_HURT: ReadonlySet<FindingId> = new Set<FindingId>([
  'tooth.cavity',
  'tooth.root_canal',
]);

/** Returns the category to offer first where no finding and no keyword names one. */
const hintedBy = (concern: string): Category | undefined => {
  if (wishesForLooks(concern)) return 'cosmetic';
  const isHurt = readText(concern, 'concern').some(({ finding }) => MOSTLY_HURT.has(finding));
  return isHurt ? 'pain' : undefined;
};

/** Most words of a message that says one thing, so that it names its category although only one of both readings does. */
const SHORT = 6;

const isShort = (concern: string): boolean => concern.trim().split(/\s+/).length <= SHORT;

/** Returns a category to pick beside the only one that the words fit, so that the person decides. */
const besides = (only: Category): Category => (only === 'other' ? 'pain' : 'other');

/**
 * Returns the categories that a concern fits, the likeliest first. It is one alone, and taken, where what is read in the
 * words and their keywords (INTRO-33..41) agree, or where one of both speaks and the message is short. `isDangerTold`:
 * what a danger sign comes of is often no part of what the words name most, so that nothing is taken beside one.
 */
export const fittingCategories = (concern: string, isDangerTold: boolean): readonly Category[] => {
  const told = toldIn(concern);
  const named = fittingByKeywords(concern);
  const fitting = byCount(told, named);
  const [only = hintedBy(concern), ...others] = fitting;
  if (only === undefined || others.length > 0) return fitting;
  const isRead = told.some(({ isLikely }) => isLikely);
  const isSure = fitting.length > 0 && ((isRead && named.length > 0) || isShort(concern));
  return isSure && !isDangerTold ? fitting : [only, besides(only)];
};
