import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/tooth.ts` as they are read. */
export const TOOTH_WORDS = {
  dental_caries: {
    name: 'Dental caries',
    description:
      'Acid from bacteria has softened a tooth and made a hole or a dark spot. It often does not hurt until it is deep.',
    steps: [
      'Ask for a filling now, while the hole is small. An X-ray shows how deep it is.',
      'Brush twice a day with fluoride toothpaste and clean between the teeth.',
      'Keep sweet drinks and snacks to mealtimes.',
    ],
  },
  dentine_hypersensitivity: {
    name: 'Dentine hypersensitivity',
    description:
      'The soft layer under the enamel is uncovered near the gum. Cold, air or brushing gives a short, sharp twinge in several teeth.',
    steps: [
      'Use a toothpaste for sensitive teeth twice a day for some weeks and spit without rinsing.',
      'Use a soft brush with light pressure, and no charcoal or tooth powder.',
      'Ask the dentist to check for decay or cracks and to cover the open spots.',
    ],
  },
  cracked_tooth: {
    name: 'Cracked tooth',
    description:
      'A fine crack in a tooth opens when you bite and closes when you let go, with a sudden sharp pain. It often does not show on an X-ray.',
    steps: [
      'Chew on the other side. Bite no ice, nuts or supari.',
      'Tell the dentist which bite hurts, so that the cusps can be tested one by one.',
      'A crown or splint early can keep the crack from reaching the nerve.',
    ],
  },
  failed_restoration: {
    name: 'Failed restoration',
    description:
      'A filling or crown is lost, loose, leaking or too high, or no longer touches its neighbour. The tooth below is open to food, cold and decay.',
    steps: [
      'Keep the piece or crown if you have it and bring it along. Never glue it in with household glue.',
      'Chew on the other side and keep the place clean with a soft brush.',
      'Go sooner if it starts to throb or to hurt at night.',
    ],
  },
  food_impaction: {
    name: 'Food impaction',
    description:
      'Food is pressed between two teeth when you chew and makes the gum there sore. The feeling goes when the food is cleared.',
    steps: [
      'Clear the place after each meal with floss or a small brush, never with a pin.',
      'Ask the dentist to check the contact between the two teeth and the filling or crown there.',
      'Go sooner if a swelling or pus appears.',
    ],
  },
  crown_fracture: {
    name: 'Crown fracture',
    description:
      'A piece of a tooth has broken off. If the nerve is near or open, the tooth is sensitive and can get infected.',
    steps: [
      'Look for the piece and keep it in milk or saliva. It can often be bonded back.',
      'Cover a sharp edge with wax or sugar-free gum and eat soft food.',
      'If a piece may have been breathed in and you cough or wheeze, go to a hospital now.',
    ],
  },
  tooth_wear: {
    name: 'Tooth wear',
    description:
      'Acid, grinding or hard brushing has worn the teeth down. Edges look thin or short, tops get cups or necks get notches.',
    steps: [
      'Drink sour or fizzy drinks only with meals, through a straw, and wait an hour before brushing.',
      'Use a soft brush, light pressure and fluoride toothpaste.',
      'Speak to your doctor if you have acid reflux or vomit often.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
