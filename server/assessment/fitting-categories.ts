import type { Category } from '../../contracts/assessment/chat-context.ts';
import { fittingByKeywords } from '../../contracts/rules/fitting-by-keywords.ts';
import { readText } from './evidence/from-text.ts';
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
        'injury socket bleeding.socket tooth.extracted_recently tooth.broken tooth.broken_recent_injury tooth.came_out tooth.knocked_out tooth.displaced tooth.restoration_lost tooth.missing tooth.erupting tooth.double_row tooth.baby tooth.fragment_missing jaw grinding denture mouth.dry breath taste braces numbness tooth.wisdom_partial tooth.root_canal food',
      ],
    ] as const
  ).flatMap(([category, findings]) =>
    findings.split(' ').map((finding): [string, Category] => [finding, category]),
  ),
);

const categoryOf = (finding: FindingId): Category | undefined =>
  CATEGORY_OF.get(finding) ?? CATEGORY_OF.get(finding.split('.')[0] ?? '');

/** Returns the categories of the findings that a concern tells, the one that more findings belong to first. */
const fittingByFindings = (concern: string): readonly Category[] => {
  const findings = new Set(readText(concern, 'concern').map(({ finding }) => finding));
  const told = [...findings].flatMap((finding) => categoryOf(finding) ?? []);
  const countOf = (category: Category): number => told.filter((each) => each === category).length;
  return [...new Set(told)].toSorted((a, b) => countOf(b) - countOf(a));
};

/**
 * Returns the categories that a concern fits, the likeliest first. It is one alone, and may be taken, where what is read
 * in the words and their keywords (INTRO-33..41) agree, or where one of both says nothing.
 */
export const fittingCategories = (concern: string): readonly Category[] => [
  ...new Set([...fittingByFindings(concern), ...fittingByKeywords(concern)]),
];
