import type { LandingTopic, TopicUrgency } from '../../site/landing-topics.ts';
import { CALL_OR_GO } from './when-to-call.ts';

/** Names of a topic's urgencies (LAND-12..14). */
export const TOPIC_URGENCY_LABELS: Readonly<Record<TopicUrgency, string>> = {
  high: 'Seek immediate care',
  medium: 'See a dentist soon',
  low: 'Schedule a regular checkup',
};

type Topic = {
  readonly label: string;
  /** Possible meanings, and when it cannot wait (LAND-09). */
  readonly advice: string;
  /** Measures at home until a dentist has seen it (LAND-10). */
  readonly tips: readonly string[];
  /** Address of the article about it. */
  readonly article: string;
};

/** Texts of the start page's five topics (LAND-07..10). */
export const LANDING_TOPIC_TEXTS: Readonly<Record<LandingTopic, Topic>> = {
  pain: {
    label: 'Tooth pain',
    advice: `Pain that keeps you awake, or a swollen gum, needs a dentist within 1 to 3 days, best within a day. With fever, swelling near the eye or neck, or trouble breathing or swallowing, ${CALL_OR_GO}. Short pain with cold or sweet things: within 1 to 2 weeks.`,
    tips: [
      'Rinse with warm salt water and keep the tooth clean.',
      'On a fresh swelling hold a cold cloth for 15 to 20 minutes. No heat on a swollen face.',
      'Don’t put tablets, clove oil or alcohol on your gum. They can burn it.',
    ],
    article: '/resources/toothache-at-night',
  },
  bleeding: {
    label: 'Bleeding gums',
    advice:
      'Gums that bleed when you brush are most often inflamed by plaque. It is common, and the gum heals when it is treated early. Bleeding that does not stop after 20 minutes of firm pressing needs a hospital now; bleeding with a fever or new bruises needs a doctor or a hospital today.',
    tips: [
      'Keep brushing twice a day with a soft brush, even where it bleeds.',
      'Clean between the teeth once a day.',
      'Stay off tobacco in every form. It hides the signs and makes it worse.',
    ],
    article: '/blog/bleeding-gums',
  },
  spot: {
    label: 'White spot in mouth',
    advice:
      'Many white spots are harmless. A white patch or a sore that is still there after two weeks must be seen within 1 to 2 weeks; a red patch, a hard lump, or a sore of over 3 weeks (2 with tobacco, gutka or supari) within 1 to 3 days.',
    tips: [
      'Note the day you first saw it, and take a photo in good light.',
      'Stop what rubs or burns there: tobacco, areca nut, very spicy food.',
      'Don’t scrape it, and don’t put anything on it.',
    ],
    article: '/blog/white-patch-in-mouth',
  },
  spacing: {
    label: 'Teeth spacing',
    advice:
      'Gaps and crooked teeth are rarely urgent. A gap that has come lately, or teeth that move, can be a sign of gum disease and should be seen within 1 to 2 weeks.',
    tips: [
      'Clean between teeth that sit close together. Food gets stuck there.',
      'Don’t use rubber bands or kits from the internet. People have lost teeth that way.',
      'Ask at a regular checkup what can be done, at which age and cost.',
    ],
    article: '/blog/gaps-and-crooked-teeth',
  },
  cosmetic: {
    label: 'Cosmetic concern',
    advice:
      'Stains and a shade you do not like are a matter of looks and can wait for a checkup. One tooth that turns dark by itself may have lost its nerve and should be seen within 1 to 2 weeks, sooner with pain or swelling.',
    tips: [
      'Cut down tea, coffee and tobacco, and rinse with water after them.',
      'Don’t scrub with charcoal, salt or lemon. They wear teeth away.',
      'Have your teeth cleaned by a dentist before any whitening.',
    ],
    article: '/blog/stained-teeth-whitening',
  },
};
