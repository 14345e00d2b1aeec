import type { LandingTopic, TopicUrgency } from '../../landing-topics.ts';

/** What a topic's urgency is called (LAND-12..14). */
export const TOPIC_URGENCY_LABELS: Readonly<Record<TopicUrgency, string>> = {
  high: 'Seek immediate care',
  medium: 'See a dentist soon',
  low: 'Schedule a regular checkup',
};

type Topic = {
  readonly label: string;
  /** What it may mean, and when it cannot wait (LAND-09). */
  readonly advice: string;
  /** What can be done at home until a dentist has seen it (LAND-10). */
  readonly tips: readonly string[];
  /** The article about it. */
  readonly article: string;
};

/** What the start page says of its five topics (LAND-07..10). */
export const LANDING_TOPIC_TEXTS: Readonly<Record<LandingTopic, Topic>> = {
  pain: {
    label: 'Tooth pain',
    advice:
      'Pain that keeps you awake, or comes with swelling, fever or a bad taste, needs a dentist today. Pain that comes and goes with cold or sweet things is the time to be seen before it gets worse.',
    tips: [
      'Rinse with warm salt water and keep the tooth clean.',
      'Hold a cold cloth against the cheek. No heat on a swollen face.',
      'Put no tablet, clove oil or spirit on the gum: they burn it.',
    ],
    article: '/resources/toothache-at-night',
  },
  bleeding: {
    label: 'Bleeding gums',
    advice:
      'Gums that bleed when you brush are most often inflamed by plaque. It is common, and it goes back when it is treated early. Bleeding that does not stop, or bruises elsewhere, cannot wait.',
    tips: [
      'Go on brushing twice a day with a soft brush, also where it bleeds.',
      'Clean between the teeth once a day.',
      'Leave out tobacco in every form: it hides the signs and makes it worse.',
    ],
    article: '/blog/bleeding-gums',
  },
  spot: {
    label: 'White spot in mouth',
    advice:
      'Many white spots are harmless. A white or red patch, or a sore, that is still there after two weeks must be looked at by a dentist, above all if you use tobacco, gutka or supari.',
    tips: [
      'Note the day you first saw it, and take a photo in good light.',
      'Stop what rubs or burns there: tobacco, areca nut, very spicy food.',
      'Do not scrape it and do not put anything on it.',
    ],
    article: '/blog/white-patch-in-mouth',
  },
  spacing: {
    label: 'Teeth spacing',
    advice:
      'Gaps and crooked teeth are rarely urgent. A gap that has come lately, or teeth that move, can be a sign of gum disease and should be seen within weeks.',
    tips: [
      'Clean between the teeth that stand close: food stays there.',
      'Use no rubber bands or kits from the internet: teeth have been lost that way.',
      'Ask at a regular checkup what can be done, at which age and cost.',
    ],
    article: '/blog/gaps-and-crooked-teeth',
  },
  cosmetic: {
    label: 'Cosmetic concern',
    advice:
      'Stains and a shade you do not like are a matter of looks and can wait for a checkup. One tooth that turns dark by itself may have lost its nerve and should be seen.',
    tips: [
      'Cut down tea, coffee and tobacco, and rinse with water after them.',
      'Scrub with no charcoal, salt or lemon: they wear the tooth away.',
      'Let a dentist clean the teeth before any whitening.',
    ],
    article: '/blog/stained-teeth-whitening',
  },
};
