/** The five quick topics of the start page, in their order (LAND-07). */
export const LANDING_TOPICS = ['pain', 'bleeding', 'spot', 'spacing', 'cosmetic'] as const;
export type LandingTopic = (typeof LANDING_TOPICS)[number];

/** Urgency of a topic by itself, before the visitor has written anything (LAND-11..14). */
export const TOPIC_URGENCY = {
  pain: 'high',
  bleeding: 'medium',
  spot: 'medium',
  spacing: 'low',
  cosmetic: 'low',
} as const satisfies Readonly<Record<LandingTopic, 'high' | 'medium' | 'low'>>;
export type TopicUrgency = (typeof TOPIC_URGENCY)[LandingTopic];
