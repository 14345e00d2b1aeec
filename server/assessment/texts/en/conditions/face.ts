import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/face.ts` as they are read. */
export const FACE_WORDS = {
  temporomandibular_disorder: {
    name: 'Temporomandibular disorder',
    description:
      'The jaw joint or the chewing muscles are strained. It aches in front of the ear, may click or catch, and is worse on chewing or wide opening.',
    steps: [
      'Rest the jaw: soft food, small bites, no gum, hold a yawn with the hand.',
      'Warm packs on the muscles and a relaxed jaw (lips together, teeth apart) help most people.',
      'Ask the dentist about a night guard if you grind.',
      'Go the same day if the jaw locks open or shut.',
    ],
  },
  bruxism: {
    name: 'Bruxism',
    description:
      'You grind or clench your teeth, often in sleep. Teeth get flat, sore or chipped and the jaw is tired in the morning.',
    steps: [
      'Ask the dentist about a night guard and to check worn or cracked teeth.',
      'During the day keep the lips together and the teeth apart.',
      'Cut down coffee, alcohol and screens in the evening; try a fixed sleeping time.',
    ],
  },
  maxillary_sinusitis: {
    name: 'Maxillary sinusitis',
    description:
      'The sinus above the upper back teeth is inflamed, mostly after a cold. Several upper teeth ache together and bending forward makes it worse.',
    steps: [
      'Steam, salt-water nose rinses and rest ease most cases. See a doctor if it lasts over ten days.',
      'Let a dentist check the upper back teeth, as a tooth can be the cause.',
      'Go at once for swelling round the eye, changed sight, a stiff neck or a high fever.',
    ],
  },
  trigeminal_neuralgia: {
    name: 'Trigeminal neuralgia',
    description:
      'A facial nerve sends sudden electric shocks of pain to one side of the face. A light touch, washing or a breeze can start them, and the teeth are often healthy.',
    steps: [
      'See a doctor or dentist within days. Special nerve medicines help; ordinary painkillers hardly do.',
      'Have no tooth pulled for this pain before the cause is clear.',
      'Use lukewarm water and a scarf against the wind, and note what starts an attack.',
    ],
  },
  cardiac_referred_pain: {
    name: 'Cardiac referred pain',
    description:
      'Pain from the heart can be felt in the jaw. It comes with effort and goes with rest, or comes with sweating, breathlessness or a heavy chest.',
    steps: [
      'Stop all effort and call 112 or 108 now if the pain is there, or came at rest or with sweating.',
      'Do not drive yourself.',
      'Even if it has gone, have your heart checked today, before any dental treatment.',
    ],
  },
  spreading_odontogenic_infection: {
    name: 'Spreading odontogenic infection',
    description:
      'An infection from a tooth is spreading into the face or neck. It can close the airway within hours and needs a hospital.',
    steps: [
      'Go to a hospital emergency department now. Do not wait for a dental appointment.',
      'Sit upright. If breathing or swallowing is hard, eat and drink nothing.',
      'Do not press or heat the swelling.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
