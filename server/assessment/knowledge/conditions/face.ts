import type { Condition } from '../condition.ts';

/** Pain of the face that does not come from a tooth (NHS, NICE CG95, ICOP). */
export const FACE_CONDITIONS: readonly Condition[] = [
  {
    name: 'Temporomandibular disorder',
    description:
      'The jaw joint or the chewing muscles are strained. It aches in front of the ear, may click or catch, and is worse on chewing or wide opening.',
    level: 'routine',
    levelRules: [{ to: 'moderate', any: ['pain.six_or_more', 'pain.severe', 'jaw.locks'] }],
    categories: ['pain', 'other'],
    requires: [['pain.jaw_joint', 'jaw.click', 'jaw.locks', 'trigger.wide_opening']],
    findings: {
      'pain.any': 0.9, 'pain.jaw_joint': 0.78, 'jaw.click': 0.6, 'jaw.locks': 0.3,
      'trigger.wide_opening': 0.5, 'pain.morning_jaw': 0.4, grinding: 0.35, stress: 0.35,
      'pain.dull': 0.4, 'pain.radiates_ear': 0.35, 'trigger.biting': 0.12, 'onset.months': 0.4,
      'onset.weeks': 0.3, 'course.recurrent': 0.2, 'pain.moderate': 0.4, 'trigger.tapping': 0.01,
      'tooth.cavity': 0.015, 'trigger.cold': 0.015, 'trigger.hot': 0.01,
      'trigger.none_thermal': 0.2, 'swelling.gum': 0.005, fever: 0.01, pus: 0.005,
      'opening.suddenly_limited': 0.06, 'opening.slowly_limited': 0.04, 'injury.recent': 0.04,
      'trigger.effort': 0.005, 'heart.signs': 0.005, 'pain.localised': 0.03, areca: 0.03,
      'dentist.found_nothing': 0.12, 'cheeks.stiff': 0.02, 'sinus.congestion': 0.02,
      'pain.electric': 0.02, 'teeth.flattened': 0.1, 'mouth.burning_normal_look': 0.01,
    },
    steps: [
      'Rest the jaw: soft food, small bites, no gum, hold a yawn with the hand.',
      'Warm packs on the muscles and a relaxed jaw (lips together, teeth apart) help most people.',
      'Ask the dentist about a night guard if you grind.',
      'Go the same day if the jaw locks open or shut.',
    ],
  },
  {
    name: 'Bruxism',
    description:
      'You grind or clench your teeth, often in sleep. Teeth get flat, sore or chipped and the jaw is tired in the morning.',
    level: 'routine',
    categories: ['other', 'pain', 'cosmetic'],
    requires: [['grinding', 'teeth.flattened']],
    findings: {
      grinding: 0.95, 'teeth.flattened': 0.65, 'pain.morning_jaw': 0.5, stress: 0.4,
      'pain.jaw_joint': 0.12, 'jaw.click': 0.05, 'jaw.locks': 0.02, 'trigger.wide_opening': 0.06,
      'trigger.cold': 0.12, 'pain.any': 0.4, 'pain.mild': 0.35, 'wear.thin_edges': 0.08,
      'enamel.breaking': 0.12, 'tooth.broken': 0.12, 'pain.dull': 0.2, 'onset.months': 0.4,
      'onset.years': 0.35, 'acid.diet': 0.02, 'acid.reflux': 0.03, 'tooth.cavity': 0.02,
      'swelling.gum': 0.005, 'pain.severe': 0.02, 'pain.many_teeth': 0.2, 'pain.night': 0.03,
      'trigger.biting': 0.1, 'trigger.release': 0.03,
    },
    steps: [
      'Ask the dentist about a night guard and to check worn or cracked teeth.',
      'During the day keep the lips together and the teeth apart.',
      'Cut down coffee, alcohol and screens in the evening; try a fixed sleeping time.',
    ],
  },
  {
    name: 'Maxillary sinusitis',
    description:
      'The sinus above the upper back teeth is inflamed, mostly after a cold. Several upper teeth ache together and bending forward makes it worse.',
    level: 'moderate',
    categories: ['pain'],
    requires: [['sinus.congestion', 'pain.upper_back_teeth', 'trigger.bending']],
    findings: {
      'pain.any': 0.95, 'sinus.congestion': 0.9, 'pain.upper_back_teeth': 0.75,
      'trigger.bending': 0.65, 'pain.dull': 0.5, 'pain.many_teeth': 0.3,
      'trigger.none_thermal': 0.25, 'trigger.tapping': 0.06, 'trigger.biting': 0.12,
      'pain.localised': 0.03, 'onset.days': 0.5, 'onset.weeks': 0.35, fever: 0.15, 'fever.38': 0.04,
      'tooth.cavity': 0.015, 'trigger.cold': 0.03, 'pain.lingering': 0.02, 'trigger.lying': 0.1,
      'swelling.gum': 0.005, pus: 0.02, 'swelling.eye': 0.02, 'swelling.cheek': 0.06,
      'pain.electric': 0.01, 'trigger.effort': 0.02, 'pain.moderate': 0.5, 'breath.bad': 0.1,
      'dentist.found_nothing': 0.12, 'trigger.sweet': 0.01, 'pain.jaw_joint': 0.02,
    },
    steps: [
      'Steam, salt-water nose rinses and rest ease most cases. See a doctor if it lasts over ten days.',
      'Let a dentist check the upper back teeth, as a tooth can be the cause.',
      'Go at once for swelling round the eye, changed sight, a stiff neck or a high fever.',
    ],
  },
  {
    name: 'Trigeminal neuralgia',
    description:
      'A facial nerve sends sudden electric shocks of pain to one side of the face. A light touch, washing or a breeze can start them, and the teeth are often healthy.',
    level: 'urgent',
    categories: ['pain', 'other'],
    ages: [0.1, 0.4, 1, 1.6],
    sexes: { Female: 1.2 },
    requires: [['pain.electric', 'trigger.light_touch', 'pain.one_sided_face']],
    findings: {
      'pain.any': 0.97, 'pain.electric': 0.88, 'trigger.light_touch': 0.75,
      'pain.one_sided_face': 0.65, 'pain.brief': 0.5, 'pain.severe': 0.75,
      'pain.six_or_more': 0.92, 'dentist.found_nothing': 0.4, 'pain.sharp': 0.35,
      'pain.intermittent': 0.45, 'trigger.biting': 0.15, 'trigger.cold': 0.06, 'trigger.air': 0.15,
      'trigger.tapping': 0.02, 'tooth.cavity': 0.02, 'pain.lingering': 0.01, 'pain.dull': 0.03,
      'pain.night': 0.02, 'pain.many_teeth': 0.03, 'gum.receded': 0.04, 'swelling.gum': 0.005,
      'sinus.congestion': 0.01, 'trigger.sweet': 0.01, 'trigger.release': 0.01, 'pain.mild': 0.01,
      'onset.weeks': 0.3, 'onset.months': 0.5, 'mouth.burning_normal_look': 0.02,
      'trigger.none_thermal': 0.1, 'pain.throbbing': 0.02, 'pain.constant': 0.02,
    },
    steps: [
      'See a doctor or dentist within days. Special nerve medicines help; ordinary painkillers hardly do.',
      'Have no tooth pulled for this pain before the cause is clear.',
      'Use lukewarm water and a scarf against the wind, and note what starts an attack.',
    ],
  },
  {
    name: 'Cardiac referred pain',
    description:
      'Pain from the heart can be felt in the jaw. It comes with effort and goes with rest, or comes with sweating, breathlessness or a heavy chest.',
    level: 'emergency',
    categories: ['pain', 'other'],
    ages: [0.05, 0.3, 1, 1.6],
    sexes: { Male: 1.2 },
    requires: [['trigger.effort', 'heart.signs']],
    findings: {
      'pain.any': 0.97, 'trigger.effort': 0.75, 'relief.rest': 0.65, 'heart.signs': 0.65,
      'trigger.none_thermal': 0.35, 'trigger.tapping': 0.01, 'trigger.cold': 0.01,
      'trigger.biting': 0.01, 'trigger.hot': 0.01, 'pain.dull': 0.45, 'onset.hours': 0.3,
      'pain.intermittent': 0.3, 'tooth.cavity': 0.03, 'swelling.gum': 0.005, 'pain.localised': 0.05,
      'pain.jaw_joint': 0.08, 'jaw.click': 0.01, 'trigger.bending': 0.02, 'sinus.congestion': 0.01,
      'pain.lingering': 0.01, 'pain.electric': 0.01, 'pain.night': 0.06, 'dentist.found_nothing': 0.1,
      'tobacco.smoked': 0.3,
    },
    steps: [
      'Stop all effort and call 112 or 108 now if the pain is there, or came at rest or with sweating.',
      'Do not drive yourself.',
      'Even if it has gone, have your heart checked today, before any dental treatment.',
    ],
  },
];
