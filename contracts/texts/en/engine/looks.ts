/**
 * One way to change how teeth look: what it does and what it costs the tooth, and how long it takes.
 */
type LooksWayWords = {
  readonly name: string;
  readonly what: string;
  readonly time: string;
};

/**
 * The ways in words. Sources: NHS, Teeth whitening, Orthodontics, Dental implants, and Dental treatments (2023 to 2025);
 * American Dental Association, Whitening and Veneers (2023). Times are what these name as usual, and no promise.
 */
const WAYS = {
  cleaning: {
    name: 'Cleaning and polishing',
    what: 'Takes stains and tartar off the surface. It changes nothing in the tooth.',
    time: 'One visit.',
  },
  whitening: {
    name: 'Whitening by a dentist',
    what: 'Lightens the tooth itself for some months to three years. Fillings and crowns keep their colour. Teeth may feel cold for some days.',
    time: 'Two to three visits, with trays at home for two to four weeks.',
  },
  inside: {
    name: 'Whitening from inside',
    what: 'For one dark tooth that has had a root canal.',
    time: 'Two to four visits.',
  },
  microabrasion: {
    name: 'Microabrasion',
    what: 'Polishes away a very thin layer with the marks in it.',
    time: 'One to three visits.',
  },
  infiltration: {
    name: 'Resin infiltration',
    what: 'A clear resin soaks into white marks, so that they show less. Nothing is drilled.',
    time: 'One visit.',
  },
  bonding: {
    name: 'Bonding',
    what: 'Tooth-coloured filling is shaped onto the tooth. It may chip or stain after some years and can be mended.',
    time: 'One visit for one or two teeth.',
  },
  veneers: {
    name: 'Veneers',
    what: 'Thin shells cover the front. Most need enamel ground away, which never comes back, and they are renewed every 10 to 15 years.',
    time: 'Two to three visits.',
  },
  crowns: {
    name: 'A crown',
    what: 'Covers a weak tooth all around. Much of the tooth is ground away first.',
    time: 'Two visits.',
  },
  braces: {
    name: 'Braces',
    what: 'Move teeth of any kind. A retainer must be worn afterwards, or they move back.',
    time: 'Mostly one to two years, with a visit every four to eight weeks.',
  },
  aligners: {
    name: 'Clear aligners',
    what: 'Move teeth that are a little out of place. They work only if worn nearly all day; a retainer follows.',
    time: 'Some months to two years.',
  },
  implant: {
    name: 'An implant',
    what: 'A screw in the jaw carries the new tooth. The neighbours stay as they are; it is an operation.',
    time: 'Three to nine months in all.',
  },
  bridge: {
    name: 'A bridge',
    what: 'The new tooth hangs on its neighbours, which are mostly ground down for it.',
    time: 'Two to three visits.',
  },
  denture: {
    name: 'A partial denture',
    what: 'Can be taken out and leaves the neighbours as they are. It moves a little.',
    time: 'Three to five visits.',
  },
  leaving: {
    name: 'Leaving it',
    what: 'Does no harm for many people. Ask what would change if you wait.',
    time: 'No visit beyond the yearly check.',
  },
} as const satisfies Readonly<Record<string, LooksWayWords>>;

export type LooksWayId = keyof typeof WAYS;

/** The words of a way, by its id. */
export const LOOKS_WAYS: Readonly<Record<LooksWayId, LooksWayWords>> = WAYS;

/** What to ask a dentist about them. */
export const ASK_ABOUT_LOOKS = [
  'Which of these suit my teeth, and what is the mildest that reaches what I want?',
  'How long does it take, how often must I come, and how long does it last?',
  'What does it cost in all, with what keeps it that way?',
  'What changes if I do nothing?',
] as const;
