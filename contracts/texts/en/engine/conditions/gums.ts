import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/gums.ts` as they are read. */
export const GUM_WORDS = {
  gingivitis: {
    name: 'Gingivitis',
    plainName: 'Inflamed gums',
    description:
      'The gums are inflamed by plaque along the gum line. They bleed and look red, but the bone is not harmed and they heal with good cleaning.',
    steps: {
      do: [
        {
          atHome:
            'Brush twice a day for two minutes along the gum line, and clean between the teeth daily, also when it bleeds.',
        },
        'Have the hard deposits removed by a dentist.',
        {
          unhurried:
            'Bleeding should fade within two weeks; if not, or if teeth get loose, go sooner.',
        },
      ],
      doNot: [],
    },
  },
  periodontitis: {
    name: 'Periodontitis',
    plainName: 'Gum disease with loss of bone',
    description:
      'Long-standing gum inflammation has begun to destroy the bone that holds the teeth. Gums move back, and teeth can drift or get loose.',
    steps: {
      do: [
        'Ask for a full gum examination with pocket measuring and a deep cleaning.',
        {
          atHome:
            'Brush along the gum line twice a day and use small brushes between the teeth daily.',
        },
        'Ask for help to stop tobacco, and keep diabetes well controlled: both decide how the gums heal.',
      ],
      doNot: [],
    },
  },
  periodontal_abscess: {
    name: 'Periodontal abscess',
    plainName: 'Gum abscess',
    description:
      'Pus has collected in a deep gum pocket beside a tooth. The gum swells, and pus may come from its edge, while the tooth itself is often sound.',
    steps: {
      do: [
        'Have the pocket cleaned and drained by a dentist.',
        { atHome: 'Rinse gently with warm salt water and brush softly.' },
        'After healing ask for treatment of the gums, or it will return.',
      ],
      doNot: ['Do not prick the swelling.'],
    },
  },
  necrotising_gingivitis: {
    name: 'Necrotising gingivitis',
    plainName: 'Severe, painful gum infection',
    description:
      'A painful gum infection in which the tips between the teeth die off. It comes on within days, with bleeding and a very foul smell, mostly with stress, smoking or poor nutrition.',
    steps: {
      do: [
        'Ask the dentist for a gentle cleaning.',
        { atHome: 'Brush with a very soft brush. Rest and drink enough.' },
        'Ask your doctor for a check-up if it returns or you often feel ill.',
      ],
      doNot: ['Do not smoke.'],
    },
  },
  gingival_recession: {
    name: 'Gingival recession',
    plainName: 'Gums that have moved back',
    description:
      'The gum has moved back and shows part of the root. Hard brushing or thin gum is a common cause, and the gum itself is often healthy.',
    steps: {
      do: [
        { atHome: 'Brush with a soft brush and small circles, without pressure.' },
        'Ask the dentist to measure the gum and to cover open roots if they are sensitive.',
        'Lost gum does not grow back by itself, but it can be kept from getting worse.',
      ],
      doNot: [],
    },
  },
  drug_induced_gingival_overgrowth: {
    name: 'Drug-induced gingival overgrowth',
    plainName: 'Gums that grow because of a medicine',
    description:
      'Some medicines for blood pressure, fits or after a transplant make the gums grow. The gum becomes firm and thick and can cover part of the teeth.',
    steps: {
      do: [
        'Ask the doctor who prescribed the medicine whether another one suits you.',
        { atHome: 'Clean very thoroughly, also between the teeth: plaque makes the growth worse.' },
        'Ask the dentist for a professional cleaning and whether the extra gum should be trimmed.',
      ],
      doNot: ['Do not stop or change the medicine yourself.'],
    },
  },
  pregnancy_gingivitis: {
    name: 'Pregnancy gingivitis',
    plainName: 'Inflamed gums in pregnancy',
    description:
      'Hormones in pregnancy make the gums react more strongly to plaque. They get red and puffy and bleed, and mostly calm down after the birth.',
    steps: {
      do: [
        {
          atHome:
            'Brush twice a day with a soft brush and clean between the teeth, also when it bleeds.',
        },
        'Dental cleaning is safe in pregnancy, best in the middle months. Tell the dentist that you are pregnant.',
        'After being sick, rinse with water and wait an hour before brushing.',
      ],
      doNot: [],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
