import type { Condition } from '../condition.ts';

/** Colour, enamel and position of teeth (NHS, ADA, WHO fluorosis guidance). */
export const COLOUR_POSITION_CONDITIONS: readonly Condition[] = [
  {
    name: 'Extrinsic staining',
    description:
      'Colour from tea, coffee, tobacco, paan or a mouthwash sits on the surface of the teeth. A professional cleaning removes it.',
    level: 'routine',
    categories: ['cosmetic'],
    requires: [['stain.surface', 'stain.chlorhexidine', 'stain.from_drinks_tobacco']],
    findings: {
      'stain.surface': 0.85, 'stain.from_drinks_tobacco': 0.75, 'stain.chlorhexidine': 0.2,
      'pain.any': 0.04, 'onset.months': 0.4, 'onset.years': 0.4, 'stain.inside_even': 0.02,
      'tooth.dark_shadow': 0.03, 'marks.white_brown_symmetric': 0.03, 'onset.since_eruption': 0.01,
      'gum.tartar': 0.2, 'tooth.grey_single': 0.01, 'tobacco.smoked': 0.35, 'tobacco.chewed': 0.25,
      areca: 0.2, 'tooth.floss_catches': 0.01, 'tooth.cavity': 0.03, 'tooth.old_injury': 0.01,
      'marks.patches_few_teeth': 0.01, 'marks.same_in_family_water': 0.02, 'trigger.cold': 0.03,
      'gum.bleeds_brushing': 0.06, 'wear.thin_edges': 0.02, 'breath.bad': 0.08,
      'patch.white': 0.01, 'stain.tetracycline': 0.005, 'tongue.coated': 0.04,
    },
    steps: [
      'Have the teeth cleaned and polished by a dentist; whitening comes after that, if at all.',
      'Cut down the drink, habit or mouthwash that leaves the colour.',
      'Do not scrub with charcoal, lemon or baking soda: it wears the enamel.',
    ],
  },
  {
    name: 'Intrinsic discolouration',
    description:
      'The colour lies inside the teeth, for example after tetracycline in childhood, an injury or a root canal. Cleaning does not change it.',
    level: 'routine',
    categories: ['cosmetic'],
    requires: [['stain.inside_even', 'tooth.grey_single', 'stain.tetracycline']],
    findings: {
      'stain.inside_even': 0.8, 'stain.tetracycline': 0.55, 'onset.since_eruption': 0.5,
      'marks.same_in_family_water': 0.03, 'childhood.fevers': 0.12, 'tooth.grey_single': 0.12,
      'tooth.old_injury': 0.05, 'tooth.root_canal': 0.15, 'stain.surface': 0.05,
      'marks.white_brown_symmetric': 0.05, 'marks.patches_few_teeth': 0.03, 'onset.years': 0.35,
      'onset.months': 0.05, 'pain.any': 0.03, 'tooth.no_cold_feeling': 0.01,
      'enamel.breaking': 0.03, 'stain.from_drinks_tobacco': 0.06, 'tooth.dark_shadow': 0.02,
      'stain.chlorhexidine': 0.01, 'tooth.cavity': 0.02, 'trigger.cold': 0.03,
      'gum.bleeds_brushing': 0.03,
    },
    steps: [
      'Ask the dentist about the cause first; then about whitening, bonding or veneers.',
      'Polishing and whitening toothpaste do not reach this colour.',
      'Take a photo in daylight now, so that changes can be compared.',
    ],
  },
  {
    name: 'Dental fluorosis',
    description:
      'Too much fluoride while the teeth were forming, often from well water, left white or brown marks. They are alike on both sides and do not get worse in adult life.',
    level: 'routine',
    categories: ['cosmetic'],
    requires: [['marks.white_brown_symmetric', 'marks.same_in_family_water']],
    findings: {
      'marks.white_brown_symmetric': 0.88, 'marks.same_in_family_water': 0.65,
      'onset.since_eruption': 0.75, 'marks.patches_few_teeth': 0.03, 'enamel.breaking': 0.05,
      'stain.inside_even': 0.05, 'pain.any': 0.04, 'trigger.cold': 0.03, 'childhood.fevers': 0.02,
      'stain.tetracycline': 0.01, 'tooth.cavity': 0.03, 'stain.surface': 0.1, 'onset.years': 0.35,
      'onset.months': 0.02, 'tooth.grey_single': 0.01, 'stain.from_drinks_tobacco': 0.03,
      'pain.brief': 0.02, 'tooth.old_injury': 0.01,
    },
    steps: [
      'Ask about microabrasion, resin infiltration, whitening or veneers, from mild to stronger.',
      'Have the fluoride of the drinking water tested, above all for small children.',
      'Use a pea-sized amount of toothpaste for children under six and teach them to spit.',
    ],
  },
  {
    name: 'Enamel hypoplasia',
    description:
      'The enamel of some teeth did not form well, often after illness in the first years. The teeth come in with clear-edged patches or pits and can be sensitive or crumble.',
    level: 'routine',
    levelRules: [
      {
        to: 'moderate',
        any: ['enamel.breaking', 'trigger.cold', 'trigger.air', 'trigger.sweet', 'trigger.hot'],
      },
    ],
    categories: ['cosmetic', 'pain'],
    ages: [1.6, 0.9, 0.6, 0.4],
    requires: [['marks.patches_few_teeth', 'enamel.breaking', 'marks.white_brown_symmetric']],
    findings: {
      'marks.patches_few_teeth': 0.75, 'enamel.breaking': 0.5, 'childhood.fevers': 0.45,
      'onset.since_eruption': 0.7, 'trigger.cold': 0.35, 'trigger.air': 0.2, 'pain.brief': 0.25,
      'pain.any': 0.35, 'marks.same_in_family_water': 0.02, 'marks.white_brown_symmetric': 0.1,
      'tooth.cavity': 0.08, 'child.under_12': 0.5, 'pain.night': 0.01, 'swelling.gum': 0.005,
      'stain.surface': 0.06, 'stain.inside_even': 0.05, 'stain.tetracycline': 0.01,
      'acid.diet': 0.02, 'tooth.broken': 0.12, 'onset.months': 0.05, 'wear.thin_edges': 0.03,
      'pain.severe': 0.01, 'tooth.old_injury': 0.02, 'injury.recent': 0.005, 'tooth.erupting': 0.08,
    },
    steps: [
      'Ask the dentist to protect the weak enamel with fluoride varnish, sealants or fillings.',
      'Use fluoride toothpaste twice a day and a soft brush.',
      'Keep sugar to mealtimes: weak enamel decays faster.',
    ],
  },
  {
    name: 'Diastema',
    description:
      'A stable gap between two teeth, mostly the upper front ones. It is harmless and can be closed if you wish.',
    level: 'routine',
    categories: ['cosmetic'],
    requires: [['gap.front_lifelong']],
    findings: {
      'gap.front_lifelong': 0.95, 'gap.new': 0.02, 'onset.since_eruption': 0.6,
      'tooth.drifted': 0.01, 'tooth.loose_one': 0.01, 'tooth.loose_many': 0.01,
      'gum.bleeds_brushing': 0.03, 'gum.receded': 0.01, 'pain.any': 0.02, 'gum.pink_firm': 0.2,
      'teeth.crooked': 0.05, 'tooth.missing': 0.02, 'tooth.dark_shadow': 0.01,
      'tooth.cavity': 0.02, 'onset.years': 0.3, 'onset.months': 0.02, 'food.trapped': 0.04,
      'marks.same_in_family_water': 0.04,
    },
    steps: [
      'Ask about braces, aligners or bonding, and whether the lip fold needs treatment.',
      'A gap that grows, or a tooth that gets loose, should be seen within two weeks.',
      'Never close a gap with rubber bands yourself: it can cost the teeth.',
    ],
  },
  {
    name: 'Malocclusion',
    description:
      'The teeth are crowded, twisted or stand forward, or the jaws do not meet well. It can be corrected at nearly any age.',
    level: 'routine',
    categories: ['cosmetic', 'other'],
    ages: [1.5, 1.2, 0.8, 0.5],
    requires: [['teeth.crooked']],
    findings: {
      'teeth.crooked': 0.97, 'onset.since_eruption': 0.4, 'gap.front_lifelong': 0.06,
      'pain.any': 0.05, 'jaw.click': 0.05, 'gap.new': 0.02, 'tooth.drifted': 0.02,
      'tooth.loose_many': 0.01, 'gum.bleeds_brushing': 0.06, 'injury.recent': 0.01,
      'tooth.displaced': 0.005, 'onset.years': 0.35, 'onset.days': 0.01, 'tooth.double_row': 0.06,
      'tooth.erupting': 0.05, 'tooth.cavity': 0.04, 'tooth.baby': 0.06, 'swelling.gum': 0.005,
      'injury.bite_changed': 0.005, 'tooth.missing': 0.03, 'stain.surface': 0.03,
    },
    steps: [
      'Ask an orthodontist about braces or aligners; a first check is useful at about seven years.',
      'Clean the crowded places with care, as plaque stays there.',
      'Do not use mail-order aligners without an examination.',
    ],
  },
  {
    name: 'Missing tooth',
    description:
      'A tooth is missing and its neighbours may tilt into the gap over time. It can be replaced by an implant, a bridge or a partial denture.',
    level: 'routine',
    categories: ['cosmetic', 'other'],
    ages: [0.6, 0.9, 1, 1.2],
    requires: [['tooth.missing']],
    findings: {
      'tooth.missing': 0.98, 'onset.years': 0.5, 'onset.months': 0.35, 'tooth.drifted': 0.12,
      'denture.worn': 0.1, 'pain.any': 0.04, 'tooth.knocked_out': 0.02, 'injury.recent': 0.01,
      'tooth.extracted_recently': 0.05, 'gap.new': 0.08, 'onset.hours': 0.01, 'onset.days': 0.02,
      'gum.bleeds_brushing': 0.04, 'tooth.loose_many': 0.03, 'bleeding.socket': 0.01,
      'gap.front_lifelong': 0.03, 'swelling.gum': 0.01, 'tooth.baby': 0.06, 'tooth.loose_one': 0.02,
      'onset.since_eruption': 0.12, 'food.trapped': 0.06,
    },
    steps: [
      'Ask about the ways to replace it: implant, bridge, partial denture, or leaving the gap.',
      'Do not wait for years: neighbours tilt and the bone shrinks.',
      'Clean the teeth beside the gap with care.',
    ],
  },
];
