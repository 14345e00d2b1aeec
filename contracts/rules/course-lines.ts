import type { CourseAnswer } from '../assessment/check-in.ts';
import type { CheckInSign } from '../assessment/check-in-ids.ts';
import { CHECK_IN_LINES as LINES, LINE_WORDS } from '../texts/en/check-in.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS } from '../texts/en/questions/shared.ts';

/** Words a danger sign as the assessment asks for it. */
export const SIGN_WORDS: Readonly<Record<CheckInSign, string>> = {
  ...DANGER_SIGNS_WORDS.options,
  ...BODY_SIGNS_WORDS.options,
};

const formOf = ({ level, signs, is_sure }: CourseAnswer): string => {
  if (signs.length > 0) return level === 'emergency' ? LINES.danger : LINES.signs;
  return is_sure ? LINES.line : LINES.unsure;
};

/** Writes the course for a dentist: each answer with its day and the signs that were told, the newest last. */
export const courseLines = (
  course: readonly CourseAnswer[],
  dated: (moment: string) => string,
): string[] =>
  course.map((told) =>
    formOf(told)
      .replace('{day}', dated(told.at))
      .replace('{answer}', LINE_WORDS[told.answer])
      .replace('{signs}', told.signs.map((sign) => SIGN_WORDS[sign]).join('; ')),
  );
