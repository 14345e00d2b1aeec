import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/patches.ts` as they are read. */
export const PATCH_WORDS = {
  leukoplakia: {
    name: 'Leukoplakia',
    plainName: 'White patch that must be checked',
    description:
      'A white patch that cannot be wiped off and has no other explanation, often where tobacco is kept. Most stay harmless, but some can turn into cancer, so it must be watched.',
    steps: {
      do: [
        'Let a dentist examine it; a small tissue sample may be needed.',
        {
          atHome:
            'Stop tobacco and areca nut: many patches shrink within weeks. Ask for help with it.',
          against: 'tobacco',
        },
        'Have it checked again at the times you are given, even if it does not hurt.',
      ],
      doNot: [],
    },
  },
  erythroplakia: {
    name: 'Erythroplakia',
    plainName: 'Red patch that must be checked soon',
    description:
      'A red, velvety patch, or a red-and-white one, that has no clear cause. It is less common than a white patch but more often turns into cancer, so it is examined quickly.',
    steps: {
      do: [
        'Let an oral surgeon or dentist examine it: a tissue sample is usually needed. Government dental colleges do this at little or no cost.',
        {
          atHome: 'Stop tobacco, areca nut and alcohol. Ask for help with it.',
          against: 'tobacco',
        },
      ],
      doNot: ['Do not wait for pain: such patches often do not hurt.'],
    },
  },
  oral_lichen_planus: {
    name: 'Oral lichen planus',
    plainName: 'Long-lasting lacy lines in the mouth',
    description:
      'A long-lasting inflammation of the lining, often with lacy white lines on both cheeks that burn with spicy food. It is not an infection and cannot be caught.',
    steps: {
      do: [
        'Let a dentist confirm it; a small tissue sample may be taken.',
        { atHome: 'Use a mild toothpaste.' },
        'Have it checked once or twice a year, as it needs watching.',
      ],
      doNot: ['Avoid spicy and sour food and strong mouthwash.'],
    },
  },
  oral_submucous_fibrosis: {
    name: 'Oral submucous fibrosis',
    plainName: 'Stiff cheeks and a mouth that opens less',
    description:
      'Areca nut (supari, gutka) has made the lining stiff, so the mouth opens less and less and spicy food burns. It can lead to cancer, and stopping the habit is the key.',
    steps: {
      do: [
        {
          atHome:
            'Stop gutka, supari, paan masala and khaini fully. Ask for help with it: this matters most.',
          against: 'tobacco',
        },
        'Ask a dentist or oral surgeon for treatment and mouth-opening exercises.',
        'Have the whole mouth checked at least twice a year.',
      ],
      doNot: [],
    },
  },
  suspected_oral_cancer: {
    name: 'Suspected oral cancer',
    plainName: 'A patch or sore that must be checked soon',
    description:
      'A sore, lump or patch that does not heal, feels hard, grows or bleeds needs a quick examination. Most such places are harmless, and the few that are cancer are treated best when found early.',
    steps: {
      do: [
        'Let an oral surgeon or dentist examine it, and ask for a tissue sample. Government dental colleges do this at little or no cost.',
        { atHome: 'Stay away from tobacco, gutka, supari and alcohol.', against: 'tobacco' },
      ],
      doNot: ['Do not treat it with gels for more weeks, and do not wait for pain.'],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
