import type { ChildAge } from '../../contracts/assessment/chat-context.ts';
import { isAboutChild } from './about-child.ts';
import type { Patient } from './patient.ts';
import type { ChildTalk } from '../../contracts/texts/en/engine/child-talk.ts';
import { texts } from '../texts/speaking.ts';

/** The steps in which an age is told, and how one talks to a child of it. */
const BY_AGE: Readonly<Record<ChildAge, ChildTalk>> = {
  under_3: 'toddler',
  from_3_to_5: 'small',
  from_6_to_11: 'school',
  from_12_to_15: 'teen',
  from_16_to_18: 'teen',
};

const talkTo = ({ age, childAge, issue }: Patient): ChildTalk | null => {
  if (age !== 'age_0_18') return null;
  if (childAge !== undefined) return BY_AGE[childAge];
  return isAboutChild(issue) ? 'any' : null;
};

/**
 * Returns what a parent may tell the child before the visit. Nothing where the patient is no child: neither an age of one
 * was told nor do the words name one.
 */
export const childTalkFor = (patient: Patient): string[] | undefined => {
  const talk = talkTo(patient);
  const { say, help, leaveOut, sooner } = texts().CHILD_TALK;
  return talk === null ? undefined : [say[talk], help[talk], leaveOut, sooner];
};
