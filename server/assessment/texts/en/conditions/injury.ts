import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/injury.ts` as they are read. */
export const INJURY_WORDS = {
  tooth_avulsion: {
    name: 'Tooth avulsion',
    description:
      'A tooth has been knocked fully out of its socket. A permanent tooth can often be saved when it is back in place, or in milk, within the hour.',
    steps: [
      'Hold a permanent tooth by its crown, rinse it for seconds with milk or saline, and put it back or keep it in milk.',
      'See a dentist within the hour.',
      'Never put a milk tooth back.',
    ],
  },
  tooth_luxation: {
    name: 'Tooth luxation',
    description:
      'A blow has loosened a tooth or pushed it out of its place. One that was pushed must be moved back and held within hours.',
    steps: [
      'Do not force the tooth. Eat only soft food and keep the area clean.',
      'See a dentist within a day or two, and within hours if the tooth has moved or the bite is not as before.',
      'The nerve is tested again after some weeks.',
    ],
  },
  facial_bone_fracture: {
    name: 'Facial bone fracture',
    description:
      'A blow may have broken the jaw, the cheekbone or the eye socket. The bite changes, the cheek looks flat, or sight and feeling change.',
    steps: [
      'Go to a hospital emergency department now, also when the pain is bearable.',
      'Eat nothing and do not blow the nose. Hold the jaw still with the hand.',
      'Ask for an X-ray or scan of the face.',
    ],
  },
  pericoronitis: {
    name: 'Pericoronitis',
    description:
      'The gum flap over a partly grown wisdom tooth is infected. It is sore and swollen behind the last tooth, often with a bad taste.',
    steps: [
      'Rinse warm salt water over the flap after each meal and brush the tooth gently.',
      'Ask the dentist to clean under the flap and to say whether the tooth should go.',
      'Go to a hospital at once if the mouth opens less, swallowing gets hard, or fever comes.',
    ],
  },
  dry_socket: {
    name: 'Dry socket',
    description:
      'The blood clot that protects the bone after a tooth removal is lost. Strong pain starts one to four days later, often with a bad smell.',
    steps: [
      'Go back to the dentist: a dressing in the socket takes the pain away quickly.',
      'Rinse gently with warm salt water after meals. Do not smoke or suck through a straw.',
      'Do not poke the socket.',
    ],
  },
  post_extraction_bleeding: {
    name: 'Post-extraction bleeding',
    description:
      'The place of a removed tooth goes on bleeding or starts again. Blood thinners and bleeding disorders make it more likely.',
    steps: [
      'Bite firmly on a clean wet cloth or gauze for 20 minutes without looking. Sit upright.',
      'If it still bleeds, or you feel faint, go to a hospital now.',
      'Do not rinse, spit or take aspirin for pain. Do not stop a prescribed blood thinner by yourself.',
    ],
  },
  tooth_eruption: {
    name: 'Tooth eruption',
    description:
      'A new tooth is coming through the gum. The gum can be puffy and sore for some days, and a new tooth may stand behind a milk tooth for a while.',
    steps: [
      'Rub the gum with a clean finger, or give a cooled (not frozen) teething ring.',
      'Use no numbing gel, and ask a doctor or pharmacist before any medicine for a child.',
      'See a doctor soon for a high fever, poor feeding or loose motions: teething does not cause these.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
