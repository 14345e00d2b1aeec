const WORDS: ReadonlyMap<string, number> = new Map(
  (
    [
      [0, 'zero'],
      [0.5, 'half adha aadha aadhi'],
      [1, 'one a an ek'],
      [1.5, 'dedh'],
      [2, 'two do couple'],
      [2.5, 'dhai'],
      [3, 'three tin teen few kuchh kuch'],
      [4, 'several four char chaar'],
      [5, 'five panch paanch many kai'],
      [6, 'six chhe che'],
      [7, 'seven sat saat'],
      [8, 'eight aath ath'],
      [9, 'nine nau'],
      [10, 'ten das dus'],
      [11, 'eleven'],
      [12, 'twelve barah'],
      [13, 'thirteen'],
      [14, 'fourteen'],
      [15, 'fifteen pandrah'],
      [16, 'sixteen'],
      [17, 'seventeen'],
      [18, 'eighteen'],
      [19, 'nineteen'],
      [20, 'twenty bis'],
      [30, 'thirty'],
      [40, 'forty'],
      [50, 'fifty'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
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
