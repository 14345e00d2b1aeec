import type { ConditionWords } from './words.ts';

/** The conditions of `knowledge/conditions/mouth.ts` as they are read. */
export const MOUTH_WORDS = {
  mucocele: {
    name: 'Mucocele',
    description:
      'A small salivary gland is blocked, often after a bite, and makes a soft bluish bubble. It can burst and fill again, and is harmless.',
    steps: [
      'Do not prick or bite it. Many go by themselves within some weeks.',
      'If it stays or returns, a dentist can remove it with the small gland.',
      'Go sooner if it gets hard, grows quickly or bleeds.',
    ],
  },
  fibroma: {
    name: 'Fibroma',
    description:
      'A firm, smooth, painless lump of scar tissue where the lining is bitten or rubbed again and again. It is harmless and stays the same for a long time.',
    steps: [
      'Have it looked at once. It can be left, or removed under local anaesthetic.',
      'Try not to bite or suck it, and have sharp edges smoothed.',
      'Go sooner if it grows, bleeds, gets sore or hard.',
    ],
  },
  halitosis: {
    name: 'Halitosis',
    description:
      'Bad breath mostly comes from a coated tongue, plaque between teeth or a dry mouth. It is common and usually treatable.',
    steps: [
      'Clean the tongue gently every evening, and clean between the teeth.',
      'Drink enough water and cut down coffee, tobacco and alcohol.',
      'Ask the dentist for a cleaning and a check of the gums. If the mouth is healthy, ask your doctor.',
    ],
  },
  dry_mouth: {
    name: 'Dry mouth',
    description:
      'There is too little saliva, often because of medicines, radiotherapy or an illness. Dry mouths decay faster and get thrush more easily.',
    steps: [
      'Sip water often and chew sugar-free gum. Avoid alcohol mouthwash and tobacco.',
      'Use fluoride toothpaste twice a day and ask the dentist about stronger fluoride.',
      'Ask your doctor whether a medicine causes it. Do not stop a medicine yourself.',
    ],
  },
} as const satisfies Readonly<Record<string, ConditionWords>>;
