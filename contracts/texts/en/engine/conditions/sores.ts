import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/sores.ts` as they are read. */
export const SORE_WORDS = {
  aphthous_ulcer: {
    name: 'Aphthous ulcer',
    plainName: 'Small mouth ulcers',
    description:
      'Small, round, painful sores inside the mouth that come back from time to time. Each one heals by itself within about two weeks.',
    steps: {
      do: [
        {
          atHome:
            'Rinse with warm salt water, and use a toothpaste without SLS foam. A pharmacist can suggest a protecting gel.',
        },
        'A sore that is still there after two weeks must be seen by a dentist. With tobacco, supari or much alcohol go within 3 days then.',
        'Sores that come often need a blood test.',
      ],
      doNot: ['Avoid spicy and sharp-edged food until it heals.'],
    },
  },
  traumatic_ulcer: {
    name: 'Traumatic ulcer',
    plainName: 'Sore from rubbing, biting or a burn',
    description:
      'A sore where a sharp tooth, denture, wire, bite or burn hurt the lining. It heals within two weeks once the cause is gone.',
    steps: {
      do: [
        'Ask the dentist to smooth the tooth, wire or denture that rubs.',
        { atHome: 'Until then cover the edge with wax, or leave the denture out when you can.' },
        {
          unhurried:
            'If the sore has not healed two weeks after the cause is gone, it must be examined again.',
        },
      ],
      doNot: [],
    },
  },
  herpes_labialis: {
    name: 'Herpes labialis',
    plainName: 'Cold sore',
    description:
      'A cold sore: a group of small blisters at the lip from a virus that stays in the body. It tingles first, crusts, and heals in about ten days.',
    steps: {
      do: [
        'An antiviral cream works best at the first tingling. Ask a pharmacist.',
        { atHome: 'Wash your hands, and keep it away from eyes, babies and dental visits.' },
        'See a doctor at once if an eye gets red or painful.',
      ],
      doNot: ['Do not touch or kiss with it.'],
    },
  },
  primary_herpetic_gingivostomatitis: {
    name: 'Primary herpetic gingivostomatitis',
    plainName: 'First herpes infection of the mouth',
    description:
      'The first infection with the herpes virus, mostly in small children. Fever comes with many small sores, red swollen gums and trouble drinking.',
    steps: {
      do: [
        { atHome: 'Give cool drinks in small sips, often. Soft, cool, mild food.' },
        'Keep hands away from eyes, and keep cups and towels apart: it is catching.',
      ],
      doNot: [],
      hospitalIf: ['there is hardly any urine, no tears or unusual sleepiness'],
    },
  },
  oral_candidiasis: {
    name: 'Oral candidiasis',
    plainName: 'Thrush in the mouth',
    description:
      'A yeast infection (thrush) in the mouth. White spots that wipe off, sore redness under a denture, or cracked corners of the mouth are typical.',
    steps: {
      do: [
        'Ask a dentist or doctor to confirm it and to give an antifungal.',
        {
          atHome:
            'Rinse the mouth after a steroid inhaler. Take a denture out at night and clean it well.',
        },
        'Have your blood sugar checked if it returns.',
      ],
      doNot: [],
    },
  },
  geographic_tongue: {
    name: 'Geographic tongue',
    plainName: 'Map-like patches on the tongue',
    description:
      'Smooth red areas with a white edge wander over the tongue like a map. It is harmless and not catching.',
    steps: {
      do: [
        'Show it to a dentist once, to be sure. No treatment is needed.',
        'A patch that stays at one place for over two weeks must be seen.',
      ],
      doNot: ['Avoid spicy and sour food when it stings.'],
    },
  },
  burning_mouth_syndrome: {
    name: 'Burning mouth syndrome',
    plainName: 'Burning mouth that looks normal',
    description:
      'The tongue or mouth burns for months although it looks normal. It comes from small nerves and is most common in women after the menopause.',
    steps: {
      do: [
        'Ask a dentist and your doctor to rule out thrush, dry mouth, and lack of iron or vitamins.',
        { atHome: 'Sip cool water.' },
        'It is not dangerous, and treatments exist if it stays.',
      ],
      doNot: ['Avoid alcohol mouthwash, tobacco and spicy food.'],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
