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
/** Returns the number a word stands for, digits or letters; null when it is none. */
export const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word);
  return WORDS.get(word) ?? null;
};

const KIN =
  'son|daughter|child|kid|boy|girl|baby|toddler|beta|beti|bachcha|bachche|bacha|bache|bachchi|bacchi|grandson|granddaughter|nephew|niece|brother|sister|student|ladka|ladki';
const COUNT =
  '(\\d{1,2}(?:\\.5)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|tin|teen|char|chaar|panch|paanch|chhe|aath|das|barah|pandrah)';
const YEARS = '(?:years?|saal|sal|varsh)';
const NOT_AN_AGE =
  '(?! (?:out|of|or|to|hours?|days?|weeks?|months?|minutes?|mg|times|kg|am|pm|teeth|tooth|tablets?|fingers?|cm|mm|in|small|molars?|nights?|cigarettes?|packets?|cups?))';

/** Ways in which an age is told; the first group that matched is the number. */
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

/** Returns the age of the patient in years when the text says it; null otherwise. */
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

/** Returns the body weight in kilograms when the words say it; null otherwise. */
export const weightIn = (words: string): number | null => {
  const found =
    /\b(?:weigh|weighs|weight|wt|vajan|wajan)(?: is| of| about| around| only| just)* (\d{1,3}(?:\.\d)?)\b|\b(\d{2,3}) ?(?:kg|kgs|kilos?)\b/.exec(
      words,
    );
  const value = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
};
