import type { FindingId } from '../../knowledge/findings.ts';
import type { Clause, Sentence } from './clauses.ts';

/** A finding read from a number; `present: false` when the number rules it out. */
export type Reading = { readonly finding: FindingId; readonly present: boolean };

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    half: 0.5,
    adha: 0.5,
    aadha: 0.5,
    aadhi: 0.5,
    one: 1,
    a: 1,
    an: 1,
    ek: 1,
    two: 2,
    do: 2,
    couple: 2,
    three: 3,
    tin: 3,
    teen: 3,
    few: 3,
    several: 4,
    four: 4,
    char: 4,
    chaar: 4,
    five: 5,
    panch: 5,
    paanch: 5,
    six: 6,
    chhe: 6,
    che: 6,
    seven: 7,
    sat: 7,
    saat: 7,
    eight: 8,
    aath: 8,
    ath: 8,
    nine: 9,
    nau: 9,
    ten: 10,
    das: 10,
    dus: 10,
    eleven: 11,
    twelve: 12,
    barah: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    pandrah: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    bis: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    many: 5,
    kai: 5,
    kuchh: 3,
    kuch: 3,
    dedh: 1.5,
    dhai: 2.5,
  }),
);
/** The number a word stands for, digits or letters; null when it is none. */
export const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word);
  return WORDS.get(word) ?? null;
};

const UNIT_DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hour: 0.04,
    hours: 0.04,
    ghante: 0.04,
    ghanta: 0.04,
    ghanton: 0.04,
    day: 1,
    days: 1,
    din: 1,
    dino: 1,
    dinon: 1,
    night: 1,
    nights: 1,
    raat: 1,
    divas: 1,
    diwas: 1,
    nal: 1,
    week: 7,
    weeks: 7,
    hafta: 7,
    hafte: 7,
    hafton: 7,
    hapte: 7,
    fortnight: 14,
    month: 30,
    months: 30,
    mahina: 30,
    mahine: 30,
    mahino: 30,
    mahinon: 30,
    year: 365,
    years: 365,
    sal: 365,
    saal: 365,
    salon: 365,
    saalon: 365,
    decade: 3650,
    decades: 3650,
    varsh: 365,
  }),
);
const yes = (finding: FindingId): Reading => ({ finding, present: true });
const no = (finding: FindingId): Reading => ({ finding, present: false });

/** n of 10: mild 1 to 3, moderate 4 to 6, severe 7 and more; nought is no pain. */
const readScore = ({ words }: Clause): Reading[] => {
  const found =
    /\b([a-z]+|\d+(?:\.\d+)?)(?: (?:or|to) ([a-z]+|\d+))? (?:out of|of|on a scale of|on) (?:10|ten)\b/.exec(
      words,
    );
  const low = numberOf(found?.[1]);
  if (found === null || low === null || low > 10) return [];
  const score = Math.max(low, numberOf(found[2]) ?? low);
  if (/burn|sting|spicy|sour/.test(words) && !/pain|ache/.test(words)) return [yes('pain.burning')];
  if (score === 0) return [no('pain.any'), no('pain.mild'), no('pain.moderate'), no('pain.severe')];
  const band = score <= 3 ? 'pain.mild' : score <= 6 ? 'pain.moderate' : 'pain.severe';
  const others = (['pain.mild', 'pain.moderate', 'pain.severe'] as const).filter(
    (each) => each !== band,
  );
  const strong = score >= 6 ? yes('pain.six_or_more') : no('pain.six_or_more');
  return [yes('pain.any'), yes(band), strong, ...others.map(no)];
};

/** "101.4" is a temperature by itself. */
const DECIMAL_FAHRENHEIT = /\b(?:99|10[0-5])\.\d\b(?! (?:kg|kgs|kilo|kilos|mg|ml|of))/;

/** Temperatures in Celsius or Fahrenheit beside a word for fever or temperature, or with a unit. */
const readTemperature = ({ words }: Clause): Reading[] => {
  if (
    !(
      /fever|temperature|bukhar|degree|fahrenheit|celsius|\d [cf]\b|jwar|tapman|thermometer/.test(
        words,
      ) || DECIMAL_FAHRENHEIT.test(words)
    )
  )
    return [];
  if (/fridge|water|weather|room|oven/.test(words)) return [];
  for (const found of words.matchAll(
    /\b(\d{2,3}(?:\.\d+)?)\b(?! (?:mg|ml|kg|hours?|years?|days?|minutes|tablets?|kilos))/g,
  )) {
    const value = Number(found[1]);
    const celsius = value >= 94 && value <= 108 ? ((value - 32) * 5) / 9 : value;
    if (celsius < 34 || celsius > 42.5) continue;
    if (celsius >= 37.95) return [yes('fever'), yes('fever.38')];
    return celsius >= 37.5 ? [yes('fever'), no('fever.38')] : [no('fever'), no('fever.38')];
  }
  return [];
};

const NOT_OF_THE_COMPLAINT = new Set(
  `smoke smokes smoked smoker smoking bidi beedi cigarette cigarettes gutka gutkha khaini tobacco paan supari chew chews chewing drink drinks drank whisky used using use habit quit stopped married
  crown cap capped filling filled filling rootcanal braces brackets denture implant bridge extracted removed extraction injury accident surgery operation stent chemo chemotherapy radiotherapy inhaler pump pregnant pregnancy
  antibiotic antibiotics medicine medicines tablet tablets taking takes took diabetic diabetes bloodpressure insulin old age aged cleaning scaling dentist doctor xray weight kg every each times bit fitted mouthwash
  khata khati pita pite pita appointment due next after job shifted lasts lasting last attack later nappy`.split(
    /\s+/,
  ),
);
const SINCE =
  /^(?:for|since|from|past|last|se|over|about|around|nearly|almost|ago|back|pehle|noticed|started|began|there|mein|ho|hua|hui|duration|than|approx|only)$/;

/** Days a complaint has lasted, as said in this clause; null when nothing is said about it. */
export const daysOf = (clause: Clause): number | null => {
  const words = clause.tokens.map((token) => token.word);
  for (const at of words.keys()) {
    const days = daysAt(words, at);
    if (days !== null) return days;
  }
  return null;
};

/** Days told by the unit of time at `at` ("since 3 days", "last week"), or null. */
const daysAt = (words: readonly string[], at: number): number | null => {
  const name = words[at] ?? '';
  const unit = UNIT_DAYS.get(name);
  if (unit === undefined) return null;
  const before = /^(?:more|or|full|long|whole)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  const count = numberOf(words[before]);
  if (count !== null) return isDuration(words, before, at) ? count * unit : null;
  if (!/^(?:last|since|past|from|many|for)$/.test(words[at - 1] ?? '')) return null;
  return (name.endsWith('s') ? SEVERAL : 1) * unit;
};

const CAME_ABOUT = /^(?:became|become|grown|grew|developed|appeared|loosened)$/;
const LASTING =
  /^(?:ulcers?|sores?|lumps?|glands?|patch|wound|growth|chhala|chala|ghav|ghaav|ganth|gaanth|numb)$/;
const NOT_SO_LONG = /^(?:every|after|in|next|within|each|per|by|another|to|than|of|upto)$/;
const isWeeks = (unit: string | undefined): boolean => (UNIT_DAYS.get(unit ?? '') ?? 0) >= 7;
const SEVERAL = 3;

/** Whether a number with a unit tells how long, by the words around it or because little else is said. */
const isDuration = (words: readonly string[], from: number, to: number): boolean => {
  const around = [...words.slice(Math.max(0, from - 2), from), ...words.slice(to + 1, to + 4)];
  const isLast = to === words.length - 1;
  // "Became loose in two months", but "appointment in two months".
  if (around.includes('in') && words.some((word) => CAME_ABOUT.test(word))) return true;
  // "Neck gland enlarged 6 weeks": a lasting change needs no "since".
  if (
    words.some((word) => LASTING.test(word)) &&
    isWeeks(words[to]) &&
    !NOT_SO_LONG.test(words[from - 1] ?? '')
  )
    return true;
  return around.some((word) => SINCE.test(word)) || words.length <= 4 || isLast;
};

const SOON =
  /\b(?:since|from|started|began|happened|came|subah|aaj|this) (?:\w+ )?(?:morning|today|subah|aaj|evening|afternoon|tonight|now)\b|\b(?:just now|an hour ago|today morning|aaj subah|aaj se|abhi)\b/;
const DAYS =
  /\b(?:yesterday|kal se|kal raat|last night|parso|day before|overnight|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last night)|(?:from|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|few days|kuch dino?)\b/;
const LIFELONG =
  /\b(?:since|from|in) (?:my |his |her |the )?(?:childhood|birth|beginning|bachpan|small|young|school|teenage|teens)\b|\bbachpan se\b|\bsince (?:they|the teeth|teeth|it|these) (?:came|erupted)\b|\bsince i was (?:small|a|young|little|born)\b|\b(?:always (?:been|had)|by birth|born with|janam se|shuru se)\b/;

/** Endings that most generic names share. */
const MEDICINE_NAME =
  /(?:formin|pril|sartan|dipine|statin|olol|azole|mycin|cillin|xaban|parin|prolol|thyron|thyroxine)\b/;

const onsetOf = (days: number): Reading[] => {
  if (days < 0.99) return [yes('onset.hours')];
  if (days < 6.5) return [yes('onset.days')];
  if (days <= 21) return [yes('onset.weeks')];
  if (days < 59) return [yes('onset.over_3_weeks'), ...(days >= 30 ? [yes('onset.months')] : [])];
  return [yes(days < 330 ? 'onset.months' : 'onset.years'), yes('onset.over_3_weeks')];
};

/** When the complaint began. Durations of habits, treatments and medicines are left out. */
const readOnset = (clause: Clause): Reading[] => {
  if (clause.tokens.some((token) => NOT_OF_THE_COMPLAINT.has(token.word))) return [];
  const { words } = clause;
  if (MEDICINE_NAME.test(words)) return [];
  if (LIFELONG.test(words)) return [yes('onset.since_eruption')];
  const days = daysOf(clause);
  const isAge = days !== null && days >= 330 && ageIn(words) !== null;
  if (days !== null && !isAge) return onsetOf(days);
  if (SOON.test(words)) return [yes('onset.hours')];
  if (DAYS.test(words)) return [yes('onset.days')];
  return [];
};

const KIN =
  'son|daughter|child|kid|boy|girl|baby|toddler|beta|beti|bachcha|bachche|bacha|bache|bachchi|bacchi|grandson|granddaughter|nephew|niece|brother|sister|student|ladka|ladki';
const COUNT =
  '(\\d{1,2}(?:\\.5)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|tin|teen|char|chaar|panch|paanch|chhe|aath|das|barah|pandrah)';
const YEARS = '(?:years?|saal|sal|varsh)';
const NOT_AN_AGE =
  '(?! (?:out|of|or|to|hours?|days?|weeks?|months?|minutes?|mg|times|kg|am|pm|teeth|tooth|tablets?|fingers?|cm|mm|in|small|molars?|nights?|cigarettes?|packets?|cups?))';

/** The ways an age is told; the first group that matched is the number. */
const AGES: readonly RegExp[] = [
  new RegExp(`\\b${COUNT} (?:and (?:a )?half )?${YEARS} (?:old|of age|ki|ka|ke)\\b`),
  new RegExp(`\\b${COUNT} (?:and (?:a )?half )?${YEARS} (?:\\w+ )?(?:${KIN})\\b`),
  new RegExp(
    `\\b(?:${KIN}) (?:(?:is|of|age|aged|now|who|only|just|he|she|ki|ki umar) ){0,3}${COUNT} (?:and (?:a )?half )?(?:${YEARS})\\b(?! (?:ago|back|pehle|se))`,
  ),
  new RegExp(
    `\\b(?:age|aged|umar|umra) (?:is |of |hai )?${COUNT}\\b(?! (?:months?|weeks?|mahine))`,
  ),
  new RegExp(
    `\\b(?:he|she|i|am|who|turned|turning|${KIN}) (?:is |am |was |just |only |about |turned |now |aged ){0,6}${COUNT}\\b(?:(?= ${YEARS} old)|(?! ${YEARS}))${NOT_AN_AGE}`,
  ),
];
const MONTHS_OLD = new RegExp(
  `\\b(?:${COUNT}|one|a) (?:month|months|mahine|weeks?|days?) (?:(?:old|ka|ki|ke) )*(?:old|baby|bachcha|bachchi|bacha|infant|child|son|daughter|girl|boy)\\b|\\b(?:baby|infant|newborn|son|daughter|bachcha|bachchi|he|she) (?:is |of |now |just |only )*${COUNT} (?:months?|mahine)\\b(?! (?:pregnant|of|after|ago|back|since))`,
);

/** The age of the patient in years when the text says it; null otherwise. */
export const ageIn = (words: string): number | null => {
  const months = MONTHS_OLD.exec(words);
  if (months !== null) return (numberOf(months[1] ?? months[2]) ?? 1) / 12;
  if (/\bone year old\b|\bek saal k[ai]\b/.test(words)) return 1;
  for (const pattern of AGES) {
    const age = numberOf(pattern.exec(words)?.[1]);
    if (age !== null) return age;
  }
  return null;
};

/** Body weight in kilograms when the words say it; null otherwise. */
export const weightIn = (words: string): number | null => {
  const found =
    /\b(?:weigh|weighs|weight|wt|vajan|wajan)(?: is| of| about| around| only| just)* (\d{1,3}(?:\.\d)?)\b|\b(\d{2,3}) ?(?:kg|kgs|kilos?)\b/.exec(
      words,
    );
  const value = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
};

const readAge = ({ words }: Clause): Reading[] => {
  if (
    /\b(?:when|was|were|at the age|since)\b|breast ?feed|nursing|delivered|gave birth|feeding my/.test(
      words,
    )
  )
    return [];
  const age = ageIn(words);
  if (age === null || age >= 19) return [];
  if (age < 12)
    return [yes('child.under_12'), no('child.12_or_older'), ...(age < 1.5 ? [yes('infant')] : [])];
  return [yes('child.12_or_older'), no('child.under_12')];
};

const UNCONTROLLED_MG_DL = 250;

/** Blood sugar far above the usual range. */
const readSugar = ({ words }: Clause): Reading[] => {
  const found =
    /\b(?:sugar|bloodtest|glucose|fasting|pp|rbs|fbs)(?: \w+){0,4} (\d{3})\b(?! (?:of|mg of))/.exec(
      words,
    );
  return found !== null && Number(found[1]) >= UNCONTROLLED_MG_DL
    ? [yes('diabetes.uncontrolled')]
    : [];
};

/** Findings that stand in the numbers of a clause. */
export const readNumbers = (clause: Clause): Reading[] => [
  ...readScore(clause),
  ...readTemperature(clause),
  ...readOnset(clause),
  ...readAge(clause),
  ...readSugar(clause),
];

/** The age of the sore that a sentence tells of. Sores that heal and return are left out. */
export const readUlcerAge = ({ words, clauses }: Sentence): Reading[] => {
  if (
    /every|again|recur|comes|heals|come and go|baar|times|each|often|\byears?\b|saal|\bsal\b/.test(
      words,
    )
  )
    return [];
  const days = Math.max(-1, ...clauses.map((clause) => daysOf(clause) ?? -1));
  if (days < 0) return [];
  return [
    { finding: 'ulcer.over_3_weeks', present: days > 21 },
    { finding: 'ulcer.over_2_weeks', present: days > 14 },
  ];
};
