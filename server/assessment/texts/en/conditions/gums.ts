import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/gums.ts` as they are read. */
export const GUM_WORDS = {
  gingivitis: {
    name: 'Gingivitis',
    description:
      'The gums are inflamed by plaque along the gum line. They bleed and look red, but the bone is not harmed and they heal with good cleaning.',
    steps: [
      'Brush twice a day for two minutes along the gum line, and clean between the teeth daily, also when it bleeds.',
      'Have the hard deposits removed by a dentist.',
      {
        unhurried:
          'Bleeding should fade within two weeks; if not, or if teeth get loose, go sooner.',
      },
    ],
  },
  periodontitis: {
    name: 'Periodontitis',
    description:
      'Long-standing gum inflammation has begun to destroy the bone that holds the teeth. Gums move back, and teeth can drift or get loose.',
    steps: [
      'Ask for a full gum examination with pocket measuring and a deep cleaning.',
      'Brush along the gum line twice a day and use small brushes between the teeth daily.',
      'Ask for help to stop tobacco, and keep diabetes well controlled: both decide how the gums heal.',
    ],
  },
  periodontal_abscess: {
    name: 'Periodontal abscess',
    description:
      'Pus has collected in a deep gum pocket beside a tooth. The gum swells, and pus may come from its edge, while the tooth itself is often sound.',
    steps: [
      'The pocket must be cleaned and drained by a dentist.',
      'Rinse gently with warm salt water and brush softly. Do not prick the swelling.',
      'Go to a hospital at once if fever rises or the face swells.',
      'After healing ask for treatment of the gums, or it will return.',
    ],
  },
  necrotising_gingivitis: {
    name: 'Necrotising gingivitis',
    description:
      'A painful gum infection in which the tips between the teeth die off. It comes on within days, with bleeding and a very foul smell, mostly with stress, smoking or poor nutrition.',
    steps: [
      'See a dentist as soon as possible for a gentle cleaning.',
      'Brush with a very soft brush. Rest, drink enough and do not smoke.',
      'Ask your doctor for a check-up if it returns or you often feel ill.',
    ],
  },
  gingival_recession: {
    name: 'Gingival recession',
    description:
      'The gum has moved back and shows part of the root. Hard brushing or thin gum is a common cause, and the gum itself is often healthy.',
    steps: [
      'Brush with a soft brush and small circles, without pressure.',
      'Ask the dentist to measure the gum and to cover open roots if they are sensitive.',
      'Lost gum does not grow back by itself, but it can be kept from getting worse.',
    ],
  },
  drug_induced_gingival_overgrowth: {
    name: 'Drug-induced gingival overgrowth',
    description:
      'Some medicines for blood pressure, fits or after a transplant make the gums grow. The gum becomes firm and thick and can cover part of the teeth.',
    steps: [
      'Do not stop or change the medicine yourself. Ask the doctor who prescribed it whether another one suits you.',
      'Clean very thoroughly, also between the teeth: plaque makes the growth worse.',
      'Ask the dentist for a professional cleaning and whether the extra gum should be trimmed.',
    ],
  },
  pregnancy_gingivitis: {
    name: 'Pregnancy gingivitis',
    description:
      'Hormones in pregnancy make the gums react more strongly to plaque. They get red and puffy and bleed, and mostly calm down after the birth.',
    steps: [
      'Brush twice a day with a soft brush and clean between the teeth, also when it bleeds.',
      'Dental cleaning is safe in pregnancy, best in the middle months. Tell the dentist that you are pregnant.',
      'After being sick, rinse with water and wait before brushing.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
