import type { Condition } from '../condition.ts';

/** Decay, cracks, fillings and worn or sensitive teeth (NHS, SDCEP, ADA). */
export const TOOTH_CONDITIONS: readonly Condition[] = [
  {
    name: 'Dental caries',
    description:
      'Acid from bacteria has softened a tooth and made a hole or a dark spot. It often does not hurt until it is deep.',
    level: 'moderate',
    categories: ['pain', 'cosmetic', 'other'],
    frequency: 1.2,
    findings: {
      'tooth.cavity': 0.75, 'tooth.dark_shadow': 0.45, 'tooth.cavity_no_pain': 0.45,
      'tooth.floss_catches': 0.3, 'food.trapped': 0.3, 'sugar.frequent': 0.35, 'pain.any': 0.3,
      'pain.mild': 0.3, 'trigger.sweet': 0.25, 'trigger.cold': 0.2, 'pain.brief': 0.15,
      'pain.spontaneous': 0.01, 'pain.night': 0.01, 'pain.lingering': 0.01, 'pain.throbbing': 0.01,
      'pain.severe': 0.02, 'pain.six_or_more': 0.04, 'trigger.tapping': 0.02,
      'trigger.biting': 0.06, 'tooth.broken': 0.12, 'onset.months': 0.4, 'tooth.many_cavities': 0.2,
      'hygiene.poor': 0.2, 'swelling.gum': 0.01, 'swelling.gum_pimple': 0.01, pus: 0.01,
      'tooth.grey_single': 0.03, 'tooth.baby': 0.15, 'enamel.breaking': 0.08,
      'marks.white_brown_symmetric': 0.03, 'onset.since_eruption': 0.02, 'gum.receded': 0.05,
      'course.worsening': 0.3, 'relief.clearing_food': 0.04, 'gum.between_teeth_sore': 0.03,
      'stain.surface': 0.06, 'mouth.dry': 0.04, 'tooth.no_cold_feeling': 0.01,
      'tooth.restoration_lost': 0.06, 'tooth.old_injury': 0.01, 'stain.from_drinks_tobacco': 0.05,
    },
    steps: [
      'Ask for a filling now, while the hole is small. An X-ray shows how deep it is.',
      'Brush twice a day with fluoride toothpaste and clean between the teeth.',
      'Keep sweet drinks and snacks to mealtimes.',
    ],
  },
  {
    name: 'Dentine hypersensitivity',
    description:
      'The soft layer under the enamel lies open at the tooth necks. Cold, air or brushing gives a short, sharp twinge in several teeth.',
    level: 'routine',
    categories: ['pain'],
    findings: {
      'pain.any': 0.85, 'trigger.cold': 0.85, 'trigger.air': 0.6, 'trigger.sweet': 0.25,
      'trigger.hot': 0.1, 'pain.many_teeth': 0.65, 'pain.brief': 0.85, 'pain.sharp': 0.6,
      'pain.mild': 0.6, 'pain.moderate': 0.3, 'pain.severe': 0.02, 'pain.six_or_more': 0.04,
      'gum.receded': 0.5, 'brushing.hard': 0.45, 'wear.notch_neck': 0.3, 'wear.thin_edges': 0.06,
      'tooth.cavity': 0.015, 'pain.lingering': 0.01, 'pain.spontaneous': 0.01, 'pain.night': 0.01,
      'pain.throbbing': 0.01, 'pain.localised': 0.1, 'trigger.biting': 0.03,
      'trigger.tapping': 0.02, 'onset.months': 0.5, 'onset.years': 0.3, 'onset.over_3_weeks': 0.6,
      'onset.days': 0.1, 'dentist.found_nothing': 0.2, 'acid.diet': 0.15, 'swelling.gum': 0.005,
      'tooth.recent_filling': 0.02, 'trigger.light_touch': 0.03, 'pain.electric': 0.02,
      'trigger.spicy': 0.05, 'gum.bleeds_brushing': 0.08, 'enamel.breaking': 0.02,
    },
    steps: [
      'Use a toothpaste for sensitive teeth twice a day for some weeks and spit without rinsing.',
      'Use a soft brush with light pressure, and no charcoal or tooth powder.',
      'Ask the dentist to check for decay or cracks and to cover the open spots.',
    ],
  },
  {
    name: 'Cracked tooth',
    description:
      'A fine crack in a tooth opens when you bite and closes when you let go, with a sudden sharp pain. It often does not show on an X-ray.',
    level: 'moderate',
    categories: ['pain'],
    findings: {
      'pain.any': 0.97, 'trigger.release': 0.6, 'trigger.biting': 0.85, 'pain.sharp': 0.6,
      'tooth.crack_habit': 0.4, 'tooth.large_filling': 0.4, 'pain.intermittent': 0.5,
      'trigger.cold': 0.4, 'pain.brief': 0.5, 'pain.poorly_localised': 0.3, 'pain.localised': 0.35,
      'dentist.found_nothing': 0.35, 'pain.moderate': 0.4, 'pain.severe': 0.2,
      'onset.months': 0.45, 'onset.weeks': 0.3, 'trigger.tapping': 0.1, 'tooth.cavity': 0.03,
      'pain.night': 0.02, 'pain.spontaneous': 0.02, 'pain.lingering': 0.04, 'swelling.gum': 0.01,
      pus: 0.005, grinding: 0.15, 'tooth.high': 0.03, 'tooth.root_canal': 0.08,
      'tooth.high_bite': 0.02, 'pain.constant': 0.02, 'pain.throbbing': 0.02, 'pain.electric': 0.04,
      'tooth.recent_filling': 0.03, 'tooth.broken': 0.08, 'pain.many_teeth': 0.02,
      'trigger.light_touch': 0.005, 'trigger.sweet': 0.08,
    },
    steps: [
      'Chew on the other side. Bite no ice, nuts or supari.',
      'Tell the dentist which bite hurts, so that the cusps can be tested one by one.',
      'A crown or splint early can keep the crack from reaching the nerve.',
    ],
  },
  {
    name: 'Failed restoration',
    description:
      'A filling or crown is lost, loose, leaking or too high, or no longer touches its neighbour. The tooth below is open to food, cold and decay.',
    level: 'moderate',
    categories: ['pain', 'other', 'cosmetic'],
    requires: [
      [
        'tooth.restoration_lost', 'tooth.high_bite', 'food.new_contact', 'tooth.recent_filling',
        'tooth.crowned', 'tooth.large_filling',
      ],
    ],
    findings: {
      'tooth.restoration_lost': 0.8, 'tooth.high_bite': 0.35, 'food.new_contact': 0.1,
      'food.trapped': 0.25, 'tooth.recent_filling': 0.2, 'tooth.large_filling': 0.2,
      'tooth.crowned': 0.3, 'tooth.root_canal': 0.2, 'trigger.cold': 0.3, 'trigger.biting': 0.25,
      'pain.any': 0.45, 'pain.mild': 0.35, 'pain.severe': 0.03, 'pain.six_or_more': 0.06,
      'tooth.floss_catches': 0.12, 'tooth.broken': 0.1, 'tooth.dark_shadow': 0.1,
      'pain.spontaneous': 0.01, 'pain.night': 0.02, 'pain.lingering': 0.02, 'swelling.gum': 0.01,
      pus: 0.01, 'trigger.tapping': 0.06, 'tooth.cavity': 0.12, 'pain.brief': 0.2,
      'trigger.release': 0.02, 'injury.recent': 0.01, 'relief.clearing_food': 0.04,
      'gum.between_teeth_sore': 0.06, 'onset.days': 0.4, 'onset.hours': 0.2, 'tooth.high': 0.1,
      'breath.bad': 0.05, 'trigger.sweet': 0.12,
    },
    steps: [
      'Keep the piece or crown if you have it and bring it along. Never glue it in with household glue.',
      'Chew on the other side and keep the place clean with a soft brush.',
      'Go sooner if it starts to throb or to hurt at night.',
    ],
  },
  {
    name: 'Food impaction',
    description:
      'Food is pressed between two teeth when you chew and makes the gum there sore. The feeling goes when the food is cleared.',
    level: 'moderate',
    categories: ['gums', 'pain', 'other'],
    requires: [
      ['food.trapped', 'gum.between_teeth_sore', 'food.new_contact', 'relief.clearing_food'],
    ],
    findings: {
      'food.trapped': 0.95, 'relief.clearing_food': 0.65, 'gum.between_teeth_sore': 0.65,
      'food.new_contact': 0.35, 'pain.any': 0.6, 'pain.mild': 0.45, 'pain.severe': 0.02,
      'pain.six_or_more': 0.04, 'gum.bleeds_brushing': 0.25, 'gap.new': 0.2, 'pain.dull': 0.3,
      'tooth.cavity': 0.04, 'tooth.cavity_no_pain': 0.02, 'tooth.restoration_lost': 0.05,
      'tooth.crowned': 0.15, 'tooth.recent_filling': 0.15, 'trigger.cold': 0.03,
      'trigger.tapping': 0.03, 'trigger.biting': 0.08, 'tooth.loose_many': 0.02,
      'swelling.gum': 0.04, pus: 0.02, 'tooth.wisdom_partial': 0.02, 'swelling.gum_flap': 0.01,
      'onset.weeks': 0.3, 'onset.months': 0.4, 'breath.bad': 0.1, 'tooth.loose_one': 0.03,
      'pain.night': 0.01, 'pain.lingering': 0.02, 'tooth.drifted': 0.05,
    },
    steps: [
      'Clear the place after each meal with floss or a small brush, never with a pin.',
      'Ask the dentist to check the contact between the two teeth and the filling or crown there.',
      'Go sooner if a swelling or pus appears.',
    ],
  },
  {
    name: 'Crown fracture',
    description:
      'A piece of a tooth has broken off. If the nerve is near or open, the tooth is sensitive and can get infected.',
    level: 'urgent',
    categories: ['cosmetic', 'pain', 'other'],
    requires: [['tooth.broken', 'tooth.broken_recent_injury', 'tooth.fragment_missing']],
    findings: {
      'tooth.broken': 0.95, 'tooth.broken_recent_injury': 0.75, 'injury.recent': 0.5,
      'tooth.fragment_missing': 0.2, 'trigger.cold': 0.45, 'trigger.air': 0.2, 'pain.any': 0.6,
      'pain.mild': 0.3, 'pain.moderate': 0.35, 'pain.sharp': 0.3, 'pain.brief': 0.3,
      'tooth.displaced': 0.015, 'tooth.knocked_out': 0.005, 'injury.tooth_loose': 0.06,
      'tooth.cavity': 0.03, 'onset.hours': 0.5, 'onset.days': 0.35, 'onset.months': 0.02,
      'onset.years': 0.01, 'tooth.restoration_lost': 0.05, 'trigger.biting': 0.15,
      'tooth.large_filling': 0.1, 'injury.bite_changed': 0.015, 'ulcer.at_sharp_tooth': 0.06,
      'swelling.gum': 0.01, pus: 0.01, 'wear.thin_edges': 0.02, 'enamel.breaking': 0.03,
      'trigger.release': 0.03, 'pain.throbbing': 0.03, 'pain.night': 0.03, 'tooth.loose_one': 0.03,
      'injury.bone': 0.005, 'tooth.grey_single': 0.02, 'onset.since_eruption': 0.005,
    },
    steps: [
      'Look for the piece and keep it in milk or saliva. It can often be bonded back.',
      'Cover a sharp edge with wax or sugar-free gum and eat soft food.',
      'If a piece may have been breathed in and you cough or wheeze, go to a hospital now.',
    ],
  },
  {
    name: 'Tooth wear',
    description:
      'Acid, grinding or hard brushing has worn the teeth down. Edges look thin or short, tops get cups or necks get notches.',
    level: 'routine',
    categories: ['cosmetic', 'pain'],
    findings: {
      'wear.thin_edges': 0.7, 'wear.notch_neck': 0.4, 'acid.diet': 0.5, 'acid.reflux': 0.35,
      'brushing.hard': 0.3, 'teeth.flattened': 0.35, grinding: 0.2, 'trigger.cold': 0.3,
      'pain.any': 0.3, 'pain.mild': 0.35, 'pain.severe': 0.01, 'pain.brief': 0.25,
      'onset.years': 0.55, 'onset.months': 0.3, 'gum.bleeds_brushing': 0.03, 'gum.receded': 0.12,
      'tooth.cavity': 0.02, 'onset.since_eruption': 0.03, 'childhood.fevers': 0.01,
      'enamel.breaking': 0.06, 'marks.patches_few_teeth': 0.01, 'pain.jaw_joint': 0.02,
      'pain.morning_jaw': 0.04, 'stain.surface': 0.05, 'tooth.broken': 0.05, 'gap.new': 0.02,
      'injury.recent': 0.01, 'tooth.many_cavities': 0.02, 'onset.days': 0.03, 'pain.many_teeth': 0.2,
    },
    steps: [
      'Drink sour or fizzy drinks only with meals, through a straw, and wait an hour before brushing.',
      'Use a soft brush, light pressure and fluoride toothpaste.',
      'Speak to your doctor if you have acid reflux or vomit often.',
    ],
  },
];
