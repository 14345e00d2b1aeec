/** How one talks to a child, by age; `any` where the age is not told. */
export type ChildTalk = 'toddler' | 'small' | 'school' | 'teen' | 'any';

type ByTalk = Readonly<Record<ChildTalk, string>>;

/**
 * What to tell a child before the visit, by age: tell, show, do, in words that the child has, with a way to ask for a break
 * (AAPD, Behavior Guidance for the Pediatric Dental Patient, The Reference Manual of Pediatric Dentistry). No word wakes
 * a fear, nothing is promised about how it will feel, and nothing is paid for being brave.
 */
export const CHILD_TALK = {
  say: {
    toddler:
      '“We visit the tooth doctor. You sit with me, and your teeth are counted: one, two, three.”',
    small:
      '“The dentist shows you a little mirror, then looks with it and counts your teeth. You can raise your hand for a break.”',
    school:
      '“The dentist tells you what comes, shows it to you, and then does it. There may be a photo of your tooth. You can ask anything, and raise your hand for a break.”',
    teen: '“The dentist asks about it, looks, and may take an X-ray. You hear the choices before anything is done, and you can ask for a break at any time.”',
    any: '“The dentist tells you what comes, shows it to you, and then does it. You can ask anything, and raise your hand for a break.”',
  },
  help: {
    toddler: 'Tell it on the day itself. Play it at home: count the teeth in front of a mirror.',
    small: 'Tell it a day before. Play it at home: first you are the dentist, then your child is.',
    school:
      'Tell it a day or two before. Answer in short; what you do not know, the dentist explains.',
    teen: 'Let your teenager do the talking, and ask whether you should be in the room.',
    any: 'Tell it shortly before the visit, calmly and in short.',
  },
  leaveOut:
    'Leave out stories of bad visits, promises about how it will feel, and prizes for being brave.',
  sooner: 'If it keeps your child awake or out of school, ask for an earlier visit.',
} as const satisfies {
  readonly say: ByTalk;
  readonly help: ByTalk;
  readonly leaveOut: string;
  readonly sooner: string;
};
