import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/colour-position.ts` as they are read. */
export const COLOUR_POSITION_WORDS = {
  extrinsic_staining: {
    name: 'Extrinsic staining',
    plainName: 'Stains on the teeth',
    description:
      'Colour from tea, coffee, tobacco, paan or a mouthwash sits on the surface of the teeth. A professional cleaning removes it.',
    steps: {
      do: [
        'Have the teeth cleaned and polished by a dentist; whitening comes after that, if at all.',
        { atHome: 'Cut down on what stains: tea, coffee, tobacco, paan or a coloured mouthwash.' },
      ],
      doNot: ['Do not scrub with charcoal, lemon or baking soda: it wears the enamel.'],
    },
  },
  intrinsic_discolouration: {
    name: 'Intrinsic discolouration',
    plainName: 'Colour from inside the teeth',
    description:
      'The colour lies inside the teeth, for example after tetracycline in childhood, an injury or a root canal. Cleaning does not change it.',
    steps: {
      do: [
        'Ask the dentist about the cause first; then about whitening, bonding or veneers.',
        { atHome: 'Take a photo in daylight now, so that changes can be compared.' },
      ],
      doNot: ['Do not count on polishing or whitening toothpaste: they do not reach this colour.'],
    },
  },
  dental_fluorosis: {
    name: 'Dental fluorosis',
    plainName: 'Marks from too much fluoride',
    description:
      'Too much fluoride while the teeth were forming, often from well water, left white or brown marks. They are alike on both sides and do not get worse in adult life.',
    steps: {
      do: [
        'Ask about microabrasion, resin infiltration, whitening or veneers, from mild to stronger.',
        'Have the fluoride of the drinking water tested, above all for small children.',
        'Children under three need only a smear of toothpaste, and from three to six a pea-sized amount. Teach them to spit.',
      ],
      doNot: [],
    },
  },
  enamel_hypoplasia: {
    name: 'Enamel hypoplasia',
    plainName: 'Thin or weak tooth enamel',
    description:
      'The enamel of some teeth did not form well, often after illness in the first years. The teeth come in with clear-edged patches or pits and can be sensitive or crumble.',
    steps: {
      do: [
        'Ask the dentist to protect the weak enamel with fluoride varnish, sealants or fillings.',
        { atHome: 'Use fluoride toothpaste twice a day and a soft brush.' },
        'Keep sugar to mealtimes: weak enamel decays faster.',
      ],
      doNot: [],
    },
  },
  diastema: {
    name: 'Diastema',
    plainName: 'Gap between the teeth',
    description:
      'A stable gap between two teeth, mostly the upper front ones. It is harmless and can be closed if you wish.',
    steps: {
      do: [
        'Ask about braces, aligners or bonding, and whether the lip fold needs treatment.',
        {
          unhurried:
            'A gap that grows, or a tooth that gets loose, should be seen within two weeks.',
        },
      ],
      doNot: ['Never close a gap with rubber bands yourself: it can cost the teeth.'],
    },
  },
  malocclusion: {
    name: 'Malocclusion',
    plainName: 'Crowded teeth or a bite that does not fit',
    description:
      'The teeth are crowded, twisted or stand forward, or the jaws do not meet well. It can be corrected at nearly any age.',
    steps: {
      do: [
        'Ask an orthodontist about braces or aligners; a first check is useful at about seven years.',
        { atHome: 'Clean the crowded places with care, as plaque stays there.' },
      ],
      doNot: ['Do not use mail-order aligners without an examination.'],
    },
  },
  missing_tooth: {
    name: 'Missing tooth',
    plainName: 'Gap where a tooth is missing',
    description:
      'A tooth is missing and its neighbours may tilt into the gap over time. It can be replaced by an implant, a bridge or a partial denture.',
    steps: {
      do: [
        'Ask about the ways to replace it: implant, bridge, partial denture, or leaving the gap.',
        { atHome: 'Clean the teeth beside the gap with care.' },
      ],
      doNot: ['Do not wait for years: neighbours tilt and the bone shrinks.'],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
