import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Emergency } from './diagnosis.ts';
import { CHECK_IN_ANSWERS, CHECK_IN_SIGNS, SEEN_WORDS } from './check-in-ids.ts';

/** A level of urgency as a check-in names it. */
const Level = z.enum(['emergency', 'urgent', 'moderate', 'routine']);

/** One answer to "How is it today?" as a dentist reads it beside the result. */
export const CourseAnswer = z.object({
  at: Moment,
  answer: z.enum(CHECK_IN_ANSWERS),
  /** Urgency as of this answer: never lower than before. */
  level: Level,
  /** The danger signs that were told. A server of the release before does not send them. */
  signs: z._default(z.array(z.enum(CHECK_IN_SIGNS)), []),
  /** False where the person could not tell whether one of them is there. */
  is_sure: z._default(z.boolean(), true),
});
export type CourseAnswer = z.infer<typeof CourseAnswer>;

/** One answer as its owner reads it. */
export const CheckInAnswer = z.extend(CourseAnswer, {
  /** The dentist's verdict on our result, if the person noted it. */
  said: z.nullable(z.enum(SEEN_WORDS)),
});
export type CheckInAnswer = z.infer<typeof CheckInAnswer>;

/** The check-in of one saved result. */
export const CheckIn = z.object({
  /** True while we ask. */
  is_on: z.boolean(),
  /** Time of the next question; null where none is to come. */
  next_at: z.nullable(Moment),
  /** Number of questions that are left to be sent. */
  left: z.number(),
  /** False where no mail goes out: the account has no address, or wants no reminders. */
  is_mailed: z.boolean(),
  /** The danger signs to ask this person about. */
  signs: z.array(z.enum(CHECK_IN_SIGNS)),
  level: Level,
  /** The emergency that an answer told of. */
  emergency: z.nullable(Emergency),
  /** The newest last. */
  answers: z.array(CheckInAnswer),
});
export type CheckIn = z.infer<typeof CheckIn>;
