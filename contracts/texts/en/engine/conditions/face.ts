import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/face.ts` as they are read. */
export const FACE_WORDS = {
  temporomandibular_disorder: {
    name: 'Temporomandibular disorder',
    plainName: 'Strained jaw joint or jaw muscles',
    description:
      'The jaw joint or the chewing muscles are strained. It aches in front of the ear, may click or catch, and is worse on chewing or wide opening.',
    steps: {
      do: [
        { atHome: 'Rest the jaw: soft food, small bites, no gum, hold a yawn with the hand.' },
        'Warm packs on the muscles and a relaxed jaw (lips together, teeth apart) help most people.',
        'Ask the dentist about a night guard if you grind.',
        'Go the same day if the jaw stays locked open or shut.',
      ],
      doNot: [],
    },
  },
  bruxism: {
    name: 'Bruxism',
    plainName: 'Grinding or clenching of the teeth',
    description:
      'You grind or clench your teeth, often in sleep. Teeth get flat, sore or chipped and the jaw is tired in the morning.',
    steps: {
      do: [
        'Ask the dentist about a night guard and to check worn or cracked teeth.',
        { atHome: 'During the day keep the lips together and the teeth apart.' },
        'Cut down coffee, alcohol and screens in the evening; try a fixed sleeping time.',
      ],
      doNot: [],
    },
  },
  maxillary_sinusitis: {
    name: 'Maxillary sinusitis',
    plainName: 'Inflamed sinus above the upper teeth',
    description:
      'The sinus above the upper back teeth is inflamed, mostly after a cold. Several upper teeth ache together and bending forward makes it worse.',
    steps: {
      do: [
        {
          atHome:
            'Salt-water nose rinses and rest ease most cases. See a doctor if it lasts over ten days, and sooner with a fever.',
        },
        'Let a dentist check the upper back teeth, as a tooth can be the cause.',
      ],
      doNot: [],
      hospitalIf: ['an eye swells', 'the sight changes', 'the neck gets stiff'],
    },
  },
  trigeminal_neuralgia: {
    name: 'Trigeminal neuralgia',
    plainName: 'Nerve pain in the face',
    description:
      'A facial nerve sends sudden electric shocks of pain to one side of the face. A light touch, washing or a breeze can start them, and the teeth are often healthy.',
    steps: {
      do: [
        'Ask a doctor or dentist about special nerve medicines; ordinary painkillers hardly help.',
        {
          atHome:
            'Use lukewarm water and a scarf against the wind, and note what starts an attack.',
        },
      ],
      doNot: ['Have no tooth pulled for this pain before the cause is clear.'],
    },
  },
  cardiac_referred_pain: {
    name: 'Cardiac referred pain',
    plainName: 'Jaw pain that may come from the heart',
    description:
      'Pain from the heart can be felt in the jaw. It comes with effort and goes with rest, or comes with sweating, breathlessness or a heavy chest.',
    steps: {
      do: [
        'Stop all effort and sit down.',
        'Even if the pain has gone, have your heart checked today, before any dental treatment.',
      ],
      doNot: ['Do not drive yourself.'],
      hospitalIf: ['the pain is there now, or came at rest or with sweating'],
    },
  },
  spreading_odontogenic_infection: {
    name: 'Spreading odontogenic infection',
    plainName: 'Tooth infection that is spreading',
    description:
      'An infection from a tooth is spreading into the face or neck. It can close the airway within hours and needs a hospital.',
    steps: {
      do: ['Go to a hospital emergency department now.', 'Sit upright.'],
      doNot: ['Do not wait for a dental appointment.', 'Do not press or heat the swelling.'],
      hospitalNow:
        'Call 112 or 108 if you cannot get there, or if breathing or swallowing is hard; then eat and drink nothing.',
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
