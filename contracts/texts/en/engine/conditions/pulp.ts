import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/pulp.ts` as they are read. */
export const PULP_WORDS = {
  reversible_pulpitis: {
    name: 'Reversible pulpitis',
    plainName: 'Irritated tooth nerve',
    description:
      'The nerve inside a tooth is irritated but can recover. Cold or sweet things hurt for some seconds, and the pain stops when they are gone.',
    steps: {
      do: [
        'Ask the dentist to check that tooth for decay or a leaking filling. Treated early, the nerve can be saved.',
        'Brush twice a day with fluoride toothpaste, also on the sore side.',
      ],
      doNot: ['Avoid ice-cold and very sweet things on that side until you are seen.'],
    },
  },
  symptomatic_irreversible_pulpitis: {
    name: 'Symptomatic irreversible pulpitis',
    plainName: 'Badly inflamed tooth nerve',
    description:
      'The nerve inside a tooth is so inflamed that it will not recover by itself. The pain lasts long after hot or cold, or comes without any reason, often at night.',
    steps: {
      do: [
        'Have the tooth treated, usually by a root canal, sometimes by removal.',
        { atHome: 'Keep very hot and very cold food and drinks away from that side.' },
        'Sleep with the head raised.',
      ],
      doNot: ['Do not wait for it to pass, and never put tablets or oil of clove on the gum.'],
    },
  },
  pulp_necrosis: {
    name: 'Pulp necrosis',
    plainName: 'Dead tooth nerve',
    description:
      'The nerve inside a tooth has died, often years after a knock or deep decay. The tooth may turn grey and feel nothing, yet an infection can grow at its root.',
    steps: {
      do: [
        'Ask for a cold test and an X-ray of that tooth. A root canal keeps a dead tooth usable.',
        'Go sooner if pain on biting, a gum pimple or a swelling appears.',
      ],
      doNot: ['Do not whiten the tooth before it has been examined.'],
    },
  },
  symptomatic_apical_periodontitis: {
    name: 'Symptomatic apical periodontitis',
    plainName: 'Inflamed tip of a tooth root',
    description:
      'The tissue around the tip of a root is inflamed. One tooth is sore to bite on, press or tap, and may feel too long.',
    steps: {
      do: [
        'Ask for an X-ray of the root. The tooth usually needs a root canal or an adjustment.',
        { atHome: 'Chew on the other side and eat soft food until the tooth is treated.' },
        'Go to the dentist at once if the gum swells.',
      ],
      doNot: [],
    },
  },
  acute_apical_abscess: {
    name: 'Acute apical abscess',
    plainName: 'Tooth abscess',
    description:
      'Pus has collected at the root of a tooth. It throbs, the gum or cheek swells, and the tooth feels high and too sore to touch.',
    steps: {
      do: [
        'Have the pus drained by a dentist. Antibiotics alone do not cure it.',
        { atHome: 'Rinse gently with warm salt water several times a day.' },
      ],
      doNot: ['Do not press or prick the swelling and put no heat on it.'],
      hospitalIf: ['the mouth opens less and less'],
    },
  },
  chronic_apical_abscess: {
    name: 'Chronic apical abscess',
    plainName: 'Long-standing root infection that drains',
    description:
      'A long-standing infection at a root drains through a small opening, often a gum pimple that comes and goes. It hurts little because the pus finds a way out.',
    steps: {
      do: [
        'Ask for an X-ray of the tooth beside the pimple. It needs a root canal, a repeat of it, or removal.',
        { atHome: 'Rinse with warm salt water when the pimple drains.' },
        'Go sooner if pain or a swelling starts.',
      ],
      doNot: ['Do not squeeze the pimple.'],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
