import type { ChildTalk } from '../assessment/child-talk.ts';
import type { Diagnosis } from '../assessment/diagnosis.ts';
import type { ChildTalkTexts } from '../texts/catalogue.ts';

const BY_AGE: Readonly<Record<string, ChildTalk>> = {
  under_3: 'toddler',
  from_3_to_5: 'small',
  from_6_to_11: 'school',
  from_12_to_15: 'teen',
  from_16_to_18: 'teen',
};

/** Returns how one talks to a child of this age, an id of CHILD_AGES. */
export const childTalkOf = (age: string | undefined): ChildTalk =>
  (age !== undefined && Object.hasOwn(BY_AGE, age) ? BY_AGE[age] : undefined) ?? 'any';

/** Lists what a parent reads before a child's visit; nothing for a result that is about no child, or an emergency. */
export const childTalkLines = (
  { for_child: child, emergency }: Pick<Diagnosis, 'for_child' | 'emergency'>,
  { say, help, leaveOut, sooner }: ChildTalkTexts,
): readonly string[] => {
  if (child === undefined || emergency !== null) return [];
  const talk = childTalkOf(child.age);
  return [say[talk], help[talk], leaveOut, sooner];
};
