import type { Condition } from '../condition.ts';

/** Injuries, removals, wisdom teeth and eruption (IADT 2020, SDCEP, NHS). */
export const INJURY_CONDITIONS: readonly Condition[] = [
  {
    name: 'Tooth avulsion',
    description:
      'A tooth has been knocked fully out of its socket. A permanent tooth can often be saved when it is back in place, or in milk, within the hour.',
    level: 'emergency',
    categories: ['other', 'pain', 'cosmetic'],
    ages: [1.5, 1, 0.8, 0.6],
    requires: [['tooth.knocked_out']],
    findings: {
      'tooth.knocked_out': 0.98, 'injury.recent': 0.93, 'bleeding.socket': 0.4, 'onset.hours': 0.85,
      'tooth.displaced': 0.06, 'tooth.broken': 0.06, 'pain.any': 0.5, 'tooth.baby': 0.1,
      'tooth.missing': 0.15, 'injury.bite_changed': 0.03, 'onset.months': 0.01, 'onset.years': 0.01,
      'tooth.extracted_recently': 0.03, 'injury.bone': 0.02, 'tooth.loose_one': 0.04,
    },
    steps: [
      'Hold a permanent tooth by its crown, rinse it for seconds with milk or saline, and put it back or keep it in milk.',
      'See a dentist within the hour.',
      'Never put a milk tooth back.',
    ],
  },
  {
    name: 'Tooth luxation',
    description:
      'A blow has loosened a tooth or pushed it out of its place. It must be moved back and splinted within hours.',
    level: 'emergency',
    categories: ['other', 'pain', 'cosmetic'],
    ages: [1.5, 1, 0.8, 0.6],
    requires: [['tooth.displaced', 'injury.tooth_loose']],
    findings: {
      'tooth.displaced': 0.9, 'injury.tooth_loose': 0.5, 'injury.recent': 0.95,
      'injury.bite_changed': 0.35, 'tooth.loose_one': 0.5, 'trigger.tapping': 0.25,
      'trigger.biting': 0.3, 'tooth.broken': 0.08, 'tooth.knocked_out': 0.01, 'onset.hours': 0.75,
      'onset.days': 0.3, 'onset.months': 0.01, 'pain.any': 0.8, 'injury.bone': 0.015,
      'injury.vision': 0.005, numbness: 0.02, 'tooth.cavity': 0.02, 'tooth.high': 0.2,
      'tooth.baby': 0.15, 'gum.bleeds_by_itself': 0.1,
    },
    steps: [
      'Do not force the tooth. Eat only soft food and keep the area clean.',
      'See a dentist within hours, so that the tooth can be moved back and held.',
      'The nerve is tested again after some weeks.',
    ],
  },
  {
    name: 'Facial bone fracture',
    description:
      'A blow may have broken the jaw, the cheekbone or the eye socket. The bite changes, the cheek looks flat, or sight and feeling change.',
    level: 'emergency',
    categories: ['other', 'pain'],
    requires: [
      ['injury.recent', 'injury.bite_changed', 'injury.bone', 'injury.vision'],
      [
        'injury.bite_changed', 'injury.bone', 'injury.vision', 'numbness',
        'opening.suddenly_limited', 'swelling.floor',
      ],
    ],
    findings: {
      'injury.recent': 0.97, 'injury.bite_changed': 0.65, 'injury.bone': 0.65, numbness: 0.45,
      'injury.vision': 0.25, 'injury.head': 0.15, 'opening.suddenly_limited': 0.35,
      'trigger.wide_opening': 0.15, 'swelling.cheek': 0.4, 'swelling.eye': 0.25,
      'tooth.displaced': 0.05, 'tooth.loose_one': 0.08, 'tooth.knocked_out': 0.03,
      'tooth.broken': 0.08, 'onset.hours': 0.7, 'onset.days': 0.3, 'onset.months': 0.005,
      'pain.any': 0.9, 'pain.six_or_more': 0.6, fever: 0.01, pus: 0.01, 'swelling.floor': 0.1,
      'swelling.face_spreading': 0.08, 'pain.jaw_joint': 0.2,
    },
    steps: [
      'Go to a hospital emergency department now, also when the pain is bearable.',
      'Eat nothing and do not blow the nose. Hold the jaw still with the hand.',
      'Ask for an X-ray or scan of the face.',
    ],
  },
  {
    name: 'Pericoronitis',
    description:
      'The gum flap over a partly grown wisdom tooth is infected. It is sore and swollen behind the last tooth, often with a bad taste.',
    level: 'urgent',
    categories: ['pain', 'gums'],
    ages: [0.6, 1.5, 0.8, 0.2],
    requires: [
      ['tooth.wisdom_partial', 'swelling.gum_flap', 'pain.behind_last_tooth', 'tooth.erupting'],
    ],
    findings: {
      'tooth.wisdom_partial': 0.88, 'swelling.gum_flap': 0.8, 'pain.behind_last_tooth': 0.65,
      'pain.any': 0.95, pus: 0.4, 'trigger.biting': 0.35, 'pain.radiates_ear': 0.25, fever: 0.12,
      'fever.38': 0.05, 'course.recurrent': 0.35, 'opening.suddenly_limited': 0.08,
      'swallowing.painful_sips': 0.06, 'breath.bad': 0.3, 'breath.very_foul': 0.1,
      'food.trapped': 0.3, 'swelling.cheek': 0.12, 'swelling.gum': 0.3, 'tooth.erupting': 0.3,
      'onset.days': 0.75, 'onset.months': 0.04, 'pain.lingering': 0.02, 'trigger.cold': 0.03,
      'tooth.cavity': 0.04, 'swelling.face_spreading': 0.02, 'swelling.floor': 0.01,
      airway: 0.01, 'pain.six_or_more': 0.5, 'gum.painful': 0.2, 'gum.red_puffy': 0.2,
      'trigger.wide_opening': 0.15, 'tooth.extracted_recently': 0.01, 'trigger.tapping': 0.03,
      'gum.bleeds_brushing': 0.06, 'lump.any': 0.03,
    },
    steps: [
      'Rinse warm salt water over the flap after each meal and brush the tooth gently.',
      'Ask the dentist to clean under the flap and to say whether the tooth should go.',
      'Go to a hospital at once if the mouth opens less, swallowing gets hard, or fever comes.',
    ],
  },
  {
    name: 'Dry socket',
    description:
      'The blood clot that protects the bone after a tooth removal is lost. Strong pain starts one to four days later, often with a bad smell.',
    level: 'urgent',
    categories: ['pain', 'other'],
    ages: [0.4, 1, 1, 1],
    requires: [['tooth.extracted_recently', 'socket.empty', 'socket.pain_after_days']],
    findings: {
      'tooth.extracted_recently': 0.96, 'socket.pain_after_days': 0.75, 'socket.empty': 0.5,
      'pain.any': 0.99, 'pain.severe': 0.65, 'pain.six_or_more': 0.9, 'pain.throbbing': 0.4,
      'pain.radiates_ear': 0.4, 'breath.bad': 0.35, 'breath.very_foul': 0.2, pus: 0.15,
      'tobacco.smoked': 0.4, fever: 0.03, 'swelling.cheek': 0.04, 'bleeding.socket': 0.02,
      'bleeding.not_stopping': 0.005, 'onset.days': 0.75, 'onset.months': 0.01,
      'swelling.face_spreading': 0.01, 'opening.suddenly_limited': 0.03, 'pain.constant': 0.3,
      'taste.altered': 0.15, 'swelling.gum': 0.03, 'tooth.wisdom_partial': 0.03,
      'socket.not_healing': 0.05,
    },
    steps: [
      'Go back to the dentist: a dressing in the socket takes the pain away quickly.',
      'Rinse gently with warm salt water after meals. Do not smoke or suck through a straw.',
      'Do not poke the socket.',
    ],
  },
  {
    name: 'Post-extraction bleeding',
    description:
      'The place of a removed tooth goes on bleeding or starts again. Blood thinners and bleeding disorders make it more likely.',
    level: 'emergency',
    levelRules: [
      {
        to: 'urgent',
        any: ['bleeding.stopped_by_pressure'],
        unless: ['bleeding.not_stopping', 'bleeding.faint'],
      },
    ],
    categories: ['other', 'gums', 'pain'],
    requires: [
      [
        'bleeding.socket', 'bleeding.not_stopping', 'bleeding.stopped_by_pressure',
        'bleeding.faint',
      ],
      ['tooth.extracted_recently', 'bleeding.socket'],
    ],
    findings: {
      'tooth.extracted_recently': 0.97, 'bleeding.socket': 0.93, 'bleeding.not_stopping': 0.55,
      'bleeding.stopped_by_pressure': 0.2, 'bleeding.faint': 0.15, 'pain.severe': 0.03,
      'pain.any': 0.4, 'pain.mild': 0.3, 'onset.hours': 0.7, 'onset.days': 0.3,
      'socket.pain_after_days': 0.03, 'socket.empty': 0.03, 'breath.bad': 0.04,
      'gum.bleeds_brushing': 0.02, 'injury.recent': 0.01, 'onset.months': 0.005,
      'gum.bleeds_by_itself': 0.15, 'tooth.knocked_out': 0.005,
    },
    steps: [
      'Bite firmly on a clean wet cloth or gauze for 30 minutes without looking. Sit upright.',
      'If it still bleeds, or you feel faint, go to a hospital now.',
      'Do not rinse, spit or take aspirin for pain. Do not stop a prescribed blood thinner by yourself.',
    ],
  },
  {
    name: 'Tooth eruption',
    description:
      'A new tooth is coming through the gum. The gum can be puffy and sore for some days, and a new tooth may stand behind a milk tooth for a while.',
    level: 'routine',
    categories: ['gums', 'other', 'pain'],
    ages: [2.2, 0.3, 0.04, 0.02],
    requires: [['tooth.erupting', 'infant', 'tooth.double_row', 'tooth.wisdom_partial']],
    findings: {
      'tooth.erupting': 0.85, infant: 0.45, 'tooth.baby': 0.35, 'tooth.double_row': 0.3,
      'tooth.wisdom_partial': 0.05, fever: 0.04, 'fever.38': 0.01, 'pain.any': 0.45,
      'pain.mild': 0.35, 'gum.red_puffy': 0.3, 'swelling.gum': 0.1, 'swelling.gum_flap': 0.02,
      pus: 0.01, 'ulcer.many_small': 0.01, 'tooth.cavity': 0.02, 'injury.recent': 0.01,
      'onset.days': 0.5, 'teeth.crooked': 0.08, 'tooth.loose_one': 0.2, 'pain.severe': 0.02,
      'child.under_12': 0.7, 'swallowing.blocked': 0.06, 'lump.any': 0.06, 'lump.soft_bluish': 0.06,
      'swelling.face_spreading': 0.005, 'onset.years': 0.02, 'tooth.knocked_out': 0.01,
    },
    steps: [
      'Rub the gum with a clean finger, or give a cooled (not frozen) teething ring.',
      'Use no numbing gel, and ask a doctor or pharmacist before any medicine for a child.',
      'See a doctor soon for a high fever, poor feeding or loose motions: teething does not cause these.',
    ],
  },
];
