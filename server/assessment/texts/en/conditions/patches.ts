import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/patches.ts` as they are read. */
export const PATCH_WORDS = {
  leukoplakia: {
    name: 'Leukoplakia',
    description:
      'A white patch that cannot be wiped off and has no other explanation, often where tobacco is kept. Most stay harmless, but some can turn into cancer, so it must be watched.',
    steps: [
      'Let a dentist examine it; a small tissue sample may be needed.',
      'Stop tobacco and areca nut: many patches shrink within weeks. Ask for help with it.',
      'Have it checked again at the times you are given, even if it does not hurt.',
    ],
  },
  erythroplakia: {
    name: 'Erythroplakia',
    description:
      'A red, velvety patch, or a red-and-white one, that has no clear cause. It is less common than a white patch but more often turns into cancer, so it is examined quickly.',
    steps: [
      'See a dentist or oral surgeon within days: a tissue sample is usually needed.',
      'Stop tobacco, areca nut and alcohol. Ask for help with it.',
      'Do not wait for pain: such patches often do not hurt.',
    ],
  },
  oral_lichen_planus: {
    name: 'Oral lichen planus',
    description:
      'A long-lasting inflammation of the lining, often with lacy white lines on both cheeks that burn with spicy food. It is not an infection and cannot be caught.',
    steps: [
      'Let a dentist confirm it; a small tissue sample may be taken.',
      'Avoid spicy and sour food and strong mouthwash. Use a mild toothpaste.',
      'Have it checked once or twice a year, as it needs watching.',
    ],
  },
  oral_submucous_fibrosis: {
    name: 'Oral submucous fibrosis',
    description:
      'Areca nut (supari, gutka) has made the lining stiff, so the mouth opens less and less and spicy food burns. It can lead to cancer, and stopping the habit is the key.',
    steps: [
      'Stop gutka, supari, paan masala and khaini fully. Ask for help with it: this matters most.',
      'See a dentist or oral surgeon for treatment and mouth-opening exercises.',
      'Have the whole mouth checked at least twice a year.',
    ],
  },
  suspected_oral_cancer: {
    name: 'Suspected oral cancer',
    description:
      'A sore, lump or patch that does not heal, feels hard, grows or bleeds needs a quick examination. Many such findings are harmless, but if it is cancer, early treatment decides.',
    steps: [
      'See a dentist or oral surgeon within one to three days and ask for a tissue sample.',
      'Stop tobacco, areca nut and alcohol now.',
      'Do not treat it with gels for more weeks, and do not wait for pain.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
