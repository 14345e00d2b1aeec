import * as z from 'zod/mini';

/** What somebody may be glad of, and tell others (SHARE-15). None says what was found: that is nobody's but theirs. */
export const MILESTONE_IDS = [
  'teethChecked',
  'visitPlanned',
  'dentistSpokenTo',
  'weekBrushed',
] as const;
const MilestoneId = z.enum(MILESTONE_IDS);
export type MilestoneId = z.infer<typeof MilestoneId>;

/** A milestone (SHARE-14). It is achieved once it was shared, on that day (SHARE-16, SHARE-17). */
export type Milestone = {
  readonly id: MilestoneId;
  readonly title: string;
  readonly description: string;
  /** By the name of a picture. */
  readonly icon: 'check' | 'calendar' | 'video' | 'star';
  /** By the name of a tone. */
  readonly color: 'primary' | 'routine' | 'soon';
  readonly shareText: string;
  readonly achieved: boolean;
  /** A day as ISO 8601 writes it; null as long as it is not achieved. */
  readonly achievedDate: string | null;
};

const AchievedDays = z.partialRecord(MilestoneId, z.iso.date());
/** What the device keeps: the day of each milestone that was shared. */
export type AchievedDays = z.infer<typeof AchievedDays>;

/** What was kept, read back; nothing where it is anything else. */
export const achievedDaysIn = (value: unknown): AchievedDays => {
  const read = z.safeParse(AchievedDays, value);
  return read.success ? read.data : {};
};

/** Where it is posted (SHARE-04..07), or handed to another app by the system's own sheet. */
export const SHARE_TARGETS = ['whatsapp', 'twitter', 'facebook', 'linkedin'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number] | 'sheet';

/** The longest words of one's own beside it, in characters. */
export const OWN_WORDS_MAX = 200;
