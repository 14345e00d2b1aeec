import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/tooth.ts` as they are read. */
export const TOOTH_WORDS = {
  dental_caries: {
    name: 'Dental caries',
    plainName: 'Tooth decay',
    description:
      'Acid from bacteria has softened a tooth and made a hole or a dark spot. It often does not hurt until it is deep.',
    steps: {
      do: [
        'Ask for a filling now, while the hole is small. An X-ray shows how deep it is.',
        { atHome: 'Brush twice a day with fluoride toothpaste and clean between the teeth.' },
        'Keep sweet drinks and snacks to mealtimes.',
      ],
      doNot: [],
    },
  },
  dentine_hypersensitivity: {
    name: 'Dentine hypersensitivity',
    plainName: 'Sensitive teeth',
    description:
      'The soft layer under the enamel is uncovered near the gum. Cold, air or brushing gives a short, sharp twinge in several teeth.',
    steps: {
      do: [
        {
          atHome:
            'Use a toothpaste for sensitive teeth twice a day for some weeks and spit without rinsing.',
        },
        'Use a soft brush with light pressure.',
        'Ask the dentist to check for decay or cracks and to cover the open spots.',
      ],
      doNot: ['Use no charcoal or tooth powder.'],
    },
  },
  cracked_tooth: {
    name: 'Cracked tooth',
    plainName: 'A crack in a tooth',
    description:
      'A fine crack in a tooth opens when you bite and closes when you let go, with a sudden sharp pain. It often does not show on an X-ray.',
    steps: {
      do: [
        'Tell the dentist which bite hurts, so that the cusps can be tested one by one.',
        { atHome: 'Chew on the other side.' },
        'A crown or splint early can keep the crack from reaching the nerve.',
      ],
      doNot: ['Bite no ice, nuts or supari.'],
    },
  },
  failed_restoration: {
    name: 'Failed restoration',
    plainName: 'Lost, loose or leaking filling or crown',
    description:
      'A filling or crown is lost, loose, leaking or too high, or no longer touches its neighbour. The tooth below is open to food, cold and decay.',
    steps: {
      do: [
        { atHome: 'Keep the piece or crown if you have it and bring it along.' },
        'Chew on the other side and keep the place clean with a soft brush.',
        'Go sooner if it starts to throb or to hurt at night.',
      ],
      doNot: ['Never glue it in with household glue.'],
    },
  },
  food_impaction: {
    name: 'Food impaction',
    plainName: 'Food stuck between teeth',
    description:
      'Food is pressed between two teeth when you chew and makes the gum there sore. The feeling goes when the food is cleared.',
    steps: {
      do: [
        { atHome: 'Clear the place after each meal with floss or a small brush.' },
        'Ask the dentist to check the contact between the two teeth and the filling or crown there.',
        'Go sooner if a swelling or pus appears.',
      ],
      doNot: ['Never clear the place with a pin.'],
    },
  },
  crown_fracture: {
    name: 'Crown fracture',
    plainName: 'Broken or chipped tooth',
    description:
      'A piece of a tooth has broken off. If the nerve is near or open, the tooth is sensitive and can get infected.',
    steps: {
      do: [
        {
          atHome: 'Look for the piece and keep it in milk or saliva. It can often be bonded back.',
        },
        'Cover a sharp edge with wax or sugar-free gum and eat soft food.',
      ],
      doNot: [],
      hospitalIf: ['a piece may have been breathed in and you cough or wheeze'],
    },
  },
  tooth_wear: {
    name: 'Tooth wear',
    plainName: 'Worn-down teeth',
    description:
      'Acid, grinding or hard brushing has worn the teeth down. Edges look thin or short, tops get cups or necks get notches.',
    steps: {
      do: [
        {
          atHome:
            'Drink sour or fizzy drinks only with meals, through a straw, and wait an hour before brushing.',
        },
        'Use a soft brush, light pressure and fluoride toothpaste.',
        'Speak to your doctor if you have acid reflux or vomit often.',
      ],
      doNot: [],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
