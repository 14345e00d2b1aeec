import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/pulp.ts` as they are read. */
export const PULP_WORDS = {
  reversible_pulpitis: {
    name: 'Reversible pulpitis',
    description:
      'The nerve inside a tooth is irritated but can recover. Cold or sweet things hurt for some seconds, and the pain stops when they are gone.',
    steps: [
      'Ask the dentist to check that tooth for decay or a leaking filling. Treated early, the nerve can be saved.',
      'Avoid ice-cold and very sweet things on that side until you are seen.',
      'Brush twice a day with fluoride toothpaste, also on the sore side.',
    ],
  },
  symptomatic_irreversible_pulpitis: {
    name: 'Symptomatic irreversible pulpitis',
    description:
      'The nerve inside a tooth is so inflamed that it will not recover by itself. The pain lasts long after hot or cold, or comes without any reason, often at night.',
    steps: [
      'Do not wait for it to pass: the tooth needs treatment, usually a root canal, sometimes removal.',
      'Cool water on that side may ease it. Keep hot food and drinks away from it.',
      'Sleep with the head raised. Never put tablets or oil of clove on the gum.',
    ],
  },
  pulp_necrosis: {
    name: 'Pulp necrosis',
    description:
      'The nerve inside a tooth has died, often years after a knock or deep decay. The tooth may turn grey and feel nothing, yet an infection can grow at its root.',
    steps: [
      'Ask for a cold test and an X-ray of that tooth. A root canal keeps a dead tooth usable.',
      'Do not whiten the tooth before it has been examined.',
      'Go sooner if pain on biting, a gum pimple or a swelling appears.',
    ],
  },
  symptomatic_apical_periodontitis: {
    name: 'Symptomatic apical periodontitis',
    description:
      'The tissue around the tip of a root is inflamed. One tooth is sore to bite on, press or tap, and may feel too long.',
    steps: [
      'Chew on the other side and eat soft food until the tooth is treated.',
      'Ask for an X-ray of the root. The tooth usually needs a root canal or an adjustment.',
      'Go at once if swelling or fever appears.',
    ],
  },
  acute_apical_abscess: {
    name: 'Acute apical abscess',
    description:
      'Pus has collected at the root of a tooth. It throbs, the gum or cheek swells, and the tooth feels high and too sore to touch.',
    steps: [
      'The pus must be drained by a dentist. Antibiotics alone do not cure it.',
      'Do not press or prick the swelling and put no heat on it.',
      'Rinse gently with warm salt water several times a day.',
      'Go to a hospital at once if swelling spreads, fever rises, or swallowing, breathing or opening gets hard.',
    ],
  },
  chronic_apical_abscess: {
    name: 'Chronic apical abscess',
    description:
      'A long-standing infection at a root drains through a small opening, often a gum pimple that comes and goes. It hurts little because the pus finds a way out.',
    steps: [
      'Ask for an X-ray of the tooth beside the pimple. It needs a root canal, a repeat of it, or removal.',
      'Do not squeeze the pimple. Rinse with warm salt water when it drains.',
      'Go sooner if pain, swelling or fever starts.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
