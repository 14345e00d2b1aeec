import * as z from 'zod/mini';

/** Achievements that a person may share (SHARE-15). None says what was found: that is for the person alone. */
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
  /** Name of a picture. */
  readonly icon: 'check' | 'calendar' | 'video' | 'star';
  /** Name of a tone. */
  readonly color: 'primary' | 'routine' | 'soon';
  readonly shareText: string;
  readonly achieved: boolean;
  /** A day as ISO 8601 writes it; null as long as it is not achieved. */
  readonly achievedDate: string | null;
};

const AchievedDays = z.partialRecord(MilestoneId, z.iso.date());
/** The record that the device keeps: the day of each milestone that was shared. */
export type AchievedDays = z.infer<typeof AchievedDays>;

/** Reads back what was kept; returns nothing where it has another form. */
export const achievedDaysIn = (value: unknown): AchievedDays => {
  const read = z.safeParse(AchievedDays, value);
  return read.success ? read.data : {};
};

/** Sites on which a milestone is posted (SHARE-04..07); `sheet` hands it to another app by the system's own sheet. */
export const SHARE_TARGETS = ['whatsapp', 'twitter', 'facebook', 'linkedin'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number] | 'sheet';

/** The longest text that the person may add to it, in characters. */
export const OWN_WORDS_MAX = 200;
