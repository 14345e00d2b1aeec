import type { AchievedDays, Milestone } from '../../contracts/site/milestones.ts';
import { MILESTONES } from '../../contracts/texts/en/milestone-share.ts';

const TAGS = '#DentalHealth #AI';

/** The milestones in their order (SHARE-14). */
const SHOWN: readonly Pick<Milestone, 'id' | 'icon' | 'color'>[] = [
  { id: 'teethChecked', icon: 'check', color: 'primary' },
  { id: 'visitPlanned', icon: 'calendar', color: 'soon' },
  { id: 'dentistSpokenTo', icon: 'video', color: 'primary' },
  { id: 'weekBrushed', icon: 'star', color: 'routine' },
];

/** Returns the milestones with the days on which they were shared. */
export const milestonesWith = (days: AchievedDays): readonly Milestone[] =>
  SHOWN.map((milestone) => ({
    ...milestone,
    ...MILESTONES[milestone.id],
    shareText: `${MILESTONES[milestone.id].shareText} ${TAGS}`,
    achieved: days[milestone.id] !== undefined,
    achievedDate: days[milestone.id] ?? null,
  }));

/** Returns the days of the achieved milestones, as the device keeps them. */
export const daysOf = (milestones: readonly Milestone[]): AchievedDays =>
  Object.fromEntries(
    milestones.flatMap(({ id, achievedDate }) =>
      achievedDate === null ? [] : [[id, achievedDate]],
    ),
  );
