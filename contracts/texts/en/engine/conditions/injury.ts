import { EMERGENCY_HELP } from '../../../../assessment/emergency.ts';
import { EMERGENCY } from '../../emergency.ts';
import type { ConditionWords } from './words.ts';

/**
 * The conditions of `knowledge/conditions/injury.ts` as they are read. Times after a blow follow IADT 2020, and the
 * stricter of its readings.
 */
export const INJURY_WORDS = {
  tooth_avulsion: {
    name: 'Tooth avulsion',
    plainName: 'Knocked-out tooth',
    description:
      'A tooth has been knocked fully out of its socket. A permanent tooth can often be saved when it is back in place, or in milk, within the hour.',
    steps: {
      do: EMERGENCY_HELP.avulsed_permanent_tooth.advice.map((id) => EMERGENCY.advice[id]),
      doNot: [],
    },
  },
  tooth_luxation: {
    name: 'Tooth luxation',
    plainName: 'Tooth loosened or moved by a blow',
    description:
      'A blow has loosened a tooth or pushed it out of its place. One that was pushed out of its place needs a dentist within the hour.',
    steps: {
      do: [
        'Be at a dentist within the hour if the tooth has moved out of its place.',
        { atHome: 'Eat only soft food and keep the area clean.' },
        'Have the nerve tested again after some weeks.',
      ],
      doNot: ['Do not force the tooth.'],
      hospitalIf: ['the teeth meet in a new way'],
    },
  },
  facial_bone_fracture: {
    name: 'Facial bone fracture',
    plainName: 'Broken bone in the face',
    description:
      'A blow may have broken the jaw, the cheekbone or the eye socket. The bite changes, the cheek looks flat, or sight and feeling change.',
    steps: {
      do: [
        'Go to a hospital emergency department now, also when the pain is bearable.',
        'Hold the jaw still with the hand.',
        'Ask for an X-ray or scan of the face.',
      ],
      doNot: ['Eat nothing and do not blow the nose.'],
      hospitalNow: 'Call 112 or 108 if you cannot get there, or if breathing gets hard.',
    },
  },
  pericoronitis: {
    name: 'Pericoronitis',
    plainName: 'Sore gum over a wisdom tooth',
    description:
      'The gum flap over a partly grown wisdom tooth is infected. It is sore and swollen behind the last tooth, often with a bad taste.',
    steps: {
      do: [
        {
          atHome: 'Rinse warm salt water over the flap after each meal and brush the tooth gently.',
        },
        'Ask the dentist to clean under the flap and to say whether the tooth should go.',
      ],
      doNot: [],
      hospitalIf: ['the mouth opens less and less'],
    },
  },
  dry_socket: {
    name: 'Dry socket',
    plainName: 'Dry socket after a removed tooth',
    description:
      'The blood clot that protects the bone after a tooth removal is lost. Strong pain starts one to four days later, often with a bad smell.',
    steps: {
      do: [
        'Go back to the dentist: a dressing in the socket takes the pain away quickly.',
        { atHome: 'Rinse gently with warm salt water after meals.' },
      ],
      doNot: ['Do not poke the socket, smoke or suck through a straw.'],
    },
  },
  post_extraction_bleeding: {
    name: 'Post-extraction bleeding',
    plainName: 'Bleeding after a removed tooth',
    description:
      'The place of a removed tooth goes on bleeding or starts again. Blood thinners and bleeding disorders make it more likely.',
    steps: {
      do: [
        { atHome: 'Bite firmly on a clean wet cloth or gauze for 20 minutes without looking.' },
        'Sit upright.',
      ],
      doNot: [
        'Do not rinse, spit or take aspirin for pain.',
        'Do not stop a prescribed blood thinner by yourself.',
      ],
      hospitalIf: [
        'it still bleeds after that or pours',
        'you feel faint',
        'it bleeds and you take a blood thinner or have a bleeding disorder',
      ],
    },
  },
  tooth_eruption: {
    name: 'Tooth eruption',
    plainName: 'New tooth coming through',
    description:
      'A new tooth is coming through the gum. The gum can be puffy and sore for some days, and a new tooth may stand behind a milk tooth for a while.',
    steps: {
      do: [
        { atHome: 'Rub the gum with a clean finger, or give a cooled (not frozen) teething ring.' },
        'Ask a doctor or pharmacist before any medicine for a child.',
        'See a doctor soon for a fever, poor feeding or loose motions: teething causes none of them.',
      ],
      doNot: ['Use no numbing gel.'],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
