import type { AchievedDays, Milestone } from '../../contracts/site/milestones.ts';

const TAGS = '#DentalHealth #AI';

/** The milestones, none of them achieved; no text says anything about the person's health (SHARE-13, SHARE-15). */
const MILESTONES: readonly Omit<Milestone, 'achieved' | 'achievedDate'>[] = [
  {
    id: 'teethChecked',
    title: 'I checked on my teeth',
    description: 'Ten questions, answered in five minutes.',
    icon: 'check',
    color: 'primary',
    shareText: `I took five minutes to check on my teeth. When did you last? ${TAGS}`,
  },
  {
    id: 'visitPlanned',
    title: 'My visit is planned',
    description: 'A dentist will have a look.',
    icon: 'calendar',
    color: 'soon',
    shareText: `My next visit to the dentist is planned. When is yours? ${TAGS}`,
  },
  {
    id: 'dentistSpokenTo',
    title: 'I spoke to a dentist',
    description: 'By video, or in the chair.',
    icon: 'video',
    color: 'primary',
    shareText: `I spoke to a dentist instead of putting it off. ${TAGS}`,
  },
  {
    id: 'weekBrushed',
    title: 'A week, twice a day',
    description: 'Two minutes in the morning, two at night.',
    icon: 'star',
    color: 'routine',
    shareText: `A whole week of brushing for two minutes, twice a day. ${TAGS}`,
  },
];

/** Returns the milestones with the days on which they were shared. */
export const milestonesWith = (days: AchievedDays): readonly Milestone[] =>
  MILESTONES.map((milestone) => ({
    ...milestone,
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
