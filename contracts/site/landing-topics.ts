/** The five quick topics of the start page, in their order (LAND-07). */
export const LANDING_TOPICS = ['pain', 'bleeding', 'spot', 'spacing', 'cosmetic'] as const;
export type LandingTopic = (typeof LANDING_TOPICS)[number];

/** Urgency of a topic (LAND-12..14). */
export type TopicUrgency = 'high' | 'medium' | 'low';

/** Urgency of a topic by itself, as its own advice says it; none sends everybody to immediate care (LAND-11). */
export const TOPIC_URGENCY: Readonly<Record<LandingTopic, TopicUrgency>> = {
  pain: 'medium',
  bleeding: 'medium',
  spot: 'medium',
  spacing: 'low',
  cosmetic: 'low',
};
