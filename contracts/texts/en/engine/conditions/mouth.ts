import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/mouth.ts` as they are read. */
export const MOUTH_WORDS = {
  mucocele: {
    name: 'Mucocele',
    plainName: 'Soft bubble from a blocked saliva gland',
    description:
      'A small salivary gland is blocked, often after a bite, and makes a soft bluish bubble. It can burst and fill again, and is harmless.',
    steps: {
      do: [
        'Let a dentist look if it is still there after two weeks or returns: it can be removed with the small gland. Many go by themselves.',
        'Go sooner if it gets hard, grows quickly or bleeds.',
      ],
      doNot: ['Do not prick or bite it.'],
    },
  },
  fibroma: {
    name: 'Fibroma',
    plainName: 'Lump from biting or rubbing',
    description:
      'A firm, smooth, painless lump of scar tissue where the lining is bitten or rubbed again and again. It is harmless and stays the same for a long time.',
    steps: {
      do: [
        'Have it looked at once. It can be left, or removed under local anaesthetic.',
        'Have sharp edges smoothed.',
        'Go sooner if it grows, bleeds, gets sore or hard.',
      ],
      doNot: ['Try not to bite or suck it.'],
    },
  },
  halitosis: {
    name: 'Halitosis',
    plainName: 'Bad breath',
    description:
      'Bad breath mostly comes from a coated tongue, plaque between teeth or a dry mouth. It is common and usually treatable.',
    steps: {
      do: [
        { atHome: 'Clean the tongue gently every evening, and clean between the teeth.' },
        'Drink enough water and cut down coffee, tobacco and alcohol.',
        'Ask the dentist for a cleaning and a check of the gums. If the mouth is healthy, ask your doctor.',
      ],
      doNot: [],
    },
  },
  dry_mouth: {
    name: 'Dry mouth',
    plainName: 'Too little saliva',
    description:
      'There is too little saliva, often because of medicines, radiotherapy or an illness. Dry mouths decay faster and get thrush more easily.',
    steps: {
      do: [
        { atHome: 'Sip water often and chew sugar-free gum.' },
        'Use fluoride toothpaste twice a day and ask the dentist about stronger fluoride.',
        'Ask your doctor whether a medicine causes it.',
      ],
      doNot: ['Do not stop a medicine yourself, and use no alcohol mouthwash or tobacco.'],
    },
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
