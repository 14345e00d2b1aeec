import { anyOf } from './any-of.ts';
import type { Sentence } from './clauses.ts';
import { remembered } from './memory.ts';
import { numberOf, weightIn } from './numbers.ts';

/** Milligrams of paracetamol and ibuprofen in one tablet of a brand sold in India. */
type Tablet = { readonly paracetamol: number; readonly ibuprofen: number };
const TABLETS: ReadonlyArray<readonly [RegExp, Tablet]> = [
  [/combiflam|ibugesic plus|flexon|brufen plus|\bimol|zupar/, { paracetamol: 325, ibuprofen: 400 }],
  [
    /zerodol (?:p|sp)|hifenac p|aceclo plus|dolowin|voveran plus|diclogesic|lumia|nise p|sumo\b|nicip plus|ultracet|ace proxyvon|signoflam/,
    { paracetamol: 325, ibuprofen: 0 },
  ],
  [
    /sinarest|cheston|wikoryl|coldact|vicks action|d cold|saridon|crocin cold|febrex plus|nukast/,
    { paracetamol: 500, ibuprofen: 0 },
  ],
  [/dolo|calpol 650|crocin 650|p 650|pacimol 650|sumo l/, { paracetamol: 650, ibuprofen: 0 }],
  [
    /paracetamol|paracitamol|parasitamol|acetaminophen|crocin|calpol|tylenol|panadol|pacimol|metacin|febrex|pcm|malidens|fepanil|pyrigesic|\bpara\b/,
    { paracetamol: 500, ibuprofen: 0 },
  ],
  [/ibuprofen|brufen|ibugesic|advil|nurofen|ibuprophen|motrin/, { paracetamol: 0, ibuprofen: 400 }],
];

const PARACETAMOL_MAX_MG = 4000;
const PARACETAMOL_MAX_LIGHT_MG = 3000;
const LIGHT_KG = 50;
const IBUPROFEN_MAX_MG = 2400;

const ON_PURPOSE =
  /\b(?:overdose|over dose|overdosed|od ed)\b|\b(?:whole|full|entire|poora|pura) (?:strip|bottle|packet|pack|box|patta)\b.{0,40}\b(?:paracetamol|dolo|crocin|combiflam|brufen|ibuprofen|tablets?|painkillers?|pills|calpol|medicine)\b|\b(?:paracetamol|dolo|crocin|combiflam|brufen|ibuprofen|tablets?|painkillers?|pills|calpol|medicine)\b.{0,40}\b(?:whole|full|entire|poora|pura) (?:strip|bottle|packet|pack|box|patta)\b|\b(?:took|taken|swallowed|had) (?:\w+ ){0,4}(?:tablets?|pills|painkillers?) (?:\w+ ){0,6}(?:to die|end my life|kill myself|on purpose|intentionally|deliberately|marne)\b|\b(?:end my life|kill myself|to die|suicide)\b.{0,60}\b(?:tablets?|pills|painkillers?|strip|paracetamol|dolo|crocin)\b/;
const DENIED =
  /\b(?:no|not|never|didnt|avoid|prevent|is it|will it|can it|risk of|worried about) (?:\w+ ){0,3}(?:overdose|over dose)\b/;
/** Matches a question what an overdose is, or whether something is one: it tells of none, but gives reason to ask. */
const IN_QUESTION =
  /\b(?:how much|how many|what|which|is|are|can|could|does|do|would|when) (?:(?!took|swallowed|had|ate|gave)\w+ ){0,8}(?:overdose|over dose)\b/;
const NUMBER =
  '\\b(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|do|teen|char|panch|chhe|che|saat|aath|nau|das|dus)';

const ANY_TABLET = anyOf(TABLETS.map(([brand]) => brand));

const tabletsOf = (words: string): Tablet | null =>
  ANY_TABLET.test(words) ? (TABLETS.find(([brand]) => brand.test(words))?.[1] ?? null) : null;

const EVERY = new RegExp(
  `${NUMBER}(?: \\w+){0,5} (?:every|each|har|after every|in every) (?:${NUMBER} )?(?:hours?|ghante|ghanta|hourly)`,
);
const EVERY_ALONE = new RegExp(`(?:every|har) (?:${NUMBER} )?(?:hours?|ghante|ghanta)`);
const TIMES_A_DAY = `${NUMBER} (?:times|baar|bar)(?: a| per| in| every| since| from)? (?:day|daily|din|today|24|yesterday|kal)`;
const EACH_TIME = new RegExp(`${NUMBER}(?: \\w+){0,6} ${TIMES_A_DAY}`);
const ONE_EACH_TIME = new RegExp(TIMES_A_DAY);
const IN_A_DAY = new RegExp(
  `${NUMBER} (?:or ${NUMBER} )?(?:in|within|per|over) (?:(?:a|the|one|1|last|past) )*(?:day|24)\\b`,
);

/** Returns the tablets in 24 hours as told: "14 in a day", "2 every 3 hours", "3 tablets 4 times a day". */
const perDay = (words: string): number | null => {
  const every = EVERY.exec(words);
  if (every !== null) return ((numberOf(every[1]) ?? 0) * 24) / (numberOf(every[2]) ?? 1);
  const everyAlone = EVERY_ALONE.exec(words);
  if (everyAlone !== null) return 24 / (numberOf(everyAlone[1]) ?? 1);
  const times = EACH_TIME.exec(words);
  if (times !== null) return (numberOf(times[1]) ?? 0) * (numberOf(times[2]) ?? 0);
  const single = ONE_EACH_TIME.exec(words);
  if (single !== null) return numberOf(single[1]);
  const inADay = IN_A_DAY.exec(words);
  return inADay === null ? null : Math.max(numberOf(inADay[1]) ?? 0, numberOf(inADay[2]) ?? 0);
};

const SPAN_DAYS =
  /\b(?:in|over|within|for|during|last|past|since) (?:the )?(?:last |past )?(?:(\d+|two|three|four|five|six|seven|few|several) )?(days|weeks|week)\b/;

const TABLET_WORDS =
  'tablets?|tabs?|pills?|capsules?|caps|goli|goliyan|goliya|doses?|total|painkillers?|strips?|dolo|crocin|paracetamol|paracitamol|parasitamol|calpol|combiflam|brufen|ibuprofen|pcm|sumo|tylenol|advil|pacimol|sinarest|flexon|ibugesic';
const COUNTED = new RegExp(
  `${NUMBER}(?: (?:to|or) ${NUMBER})? (?:more )?(?:(?:of|x|into|full|whole|pieces?|goli|goliyan|the|those|these) )*(?:\\d{3} mg )?(?:${TABLET_WORDS})\\b(?: \\d{3,4}\\b)?`,
  'g',
);
const TABLETS_IN_A_STRIP = 10;
/** Matches a count after the name: "crocin 500 took 8 since yesterday", "dolo 650 x 6". */
const COUNTED_AFTER = new RegExp(
  `\\b(?:dolo|crocin|paracetamol|paracitamol|parasitamol|calpol|combiflam|brufen|ibuprofen|pcm|sumo|tylenol|advil|pacimol|sinarest|flexon|ibugesic|tablets?)(?: \\d{3}\\b)?(?: mg)?(?: tablets?)?(?: (?:i|have|has|had|already|only|maine|me|total|in all|about|around|almost|nearly|some)){0,8}(?: (?:x|into|took|taken|take|taking|had|ate|eaten|swallowed|li|liya|liye|khayi|khaya|khaye|kha|leli|total|count|nos?|number|qty|times)){1,4}(?: (?:about|around|almost|nearly|of|some|total|already|is|was|like|li|liya|chuka|hu|hun)){0,6} ?${NUMBER}\\b(?! (?:\\d|mg|g|gm|ml|hours?|hrs|days?|weeks?|months?|minutes?|years?|am|pm|baje|ghante|din|times|to|or|of|every)\\b)`,
  'g',
);

/** The same in Hindi order: "dolo 650 maine 5 khayi". */
const COUNTED_BEFORE_VERB = new RegExp(
  `\\b(?:dolo|crocin|paracetamol|calpol|combiflam|brufen|pcm|goli|goliyan)(?: \\d{3}\\b)?(?: mg)?(?: (?:maine|main|ki|ka|wali|aaj|kal|se|subah|ab|tak|total))* ${NUMBER} (?:kha|khayi|khaya|khaye|khai|li|liya|le|leli)\\b`,
  'g',
);

/** Returns each count of tablets with the words it stands in: "4 dolo 650", "two strips". */
const countsIn = (words: string): Array<{ count: number; said: string }> => {
  const before = [...words.matchAll(COUNTED)].map((found) => ({
    count:
      Math.max(numberOf(found[1]) ?? 0, numberOf(found[2]) ?? 0) *
      (/strips?/.test(found[0]) ? TABLETS_IN_A_STRIP : 1),
    said: found[0],
  }));
  if (before.length > 0) return before;
  return [...words.matchAll(COUNTED_AFTER), ...words.matchAll(COUNTED_BEFORE_VERB)].map(
    (found) => ({
      count: numberOf(found[1]) ?? 0,
      said: found[0],
    }),
  );
};

const strengthOf = (words: string): number | null => {
  const found =
    /\b(\d{3,4})(?: ?(?:mg|milligram|milligrams)|\b(?= (?:tablets?|tabs?|wali|wala|goli)))|\b(?:dolo|crocin|calpol|paracetamol|pcm|brufen|ibuprofen|p|pacimol|para) (\d{3,4})\b/.exec(
      words,
    );
  const value = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  return value >= 200 && value <= 1000 ? value : null;
};

/** Returns the milligrams of a weight that is told outright: "took 6 g of paracetamol", "5000 mg". */
const totalOf = (words: string): number | null => {
  const grams = /\b(\d{1,2}(?:\.\d)?) ?(?:g|gm|gms|grams?)\b/.exec(words);
  if (grams !== null) return Number(grams[1]) * 1000;
  const mg = /\b(\d{4,5}) ?mg\b/.exec(words);
  return mg !== null && Number(mg[1]) > 1000 ? Number(mg[1]) : null;
};

/** Milligrams in 24 hours. */
type Dose = { readonly paracetamol: number; readonly ibuprofen: number };

const isShared = (tablet: Tablet): boolean => tablet.paracetamol > 0 && tablet.ibuprofen > 0;

/**
 * Returns the dose of so many tablets of one kind; a strength that is told replaces the usual one of a single medicine.
 */
const doseOf = (tablet: Tablet, count: number, strength: number | null): Dose => {
  const told = isShared(tablet) ? null : strength;
  return {
    paracetamol: count * (tablet.paracetamol > 0 ? (told ?? tablet.paracetamol) : 0),
    ibuprofen: count * (tablet.ibuprofen > 0 ? (told ?? tablet.ibuprofen) : 0),
  };
};

/**
 * Returns the dose in so many milligrams of a brand; of one with both medicines, each has its share of the tablet. Where
 * several brands are named the weight may be any one's, so that the most of each medicine counts.
 */
const doseOfWeight = (words: string, total: number): Dose => {
  let most: Dose = { paracetamol: 0, ibuprofen: 0 };
  let rest = words;
  for (const [brand, { paracetamol, ibuprofen }] of TABLETS) {
    if (!brand.test(rest)) continue;
    // "Ibugesic plus" names no plain ibugesic beside it.
    rest = rest.split(brand).join(' ');
    const whole = paracetamol + ibuprofen;
    most = {
      paracetamol: Math.max(most.paracetamol, (total * paracetamol) / whole),
      ibuprofen: Math.max(most.ibuprofen, (total * ibuprofen) / whole),
    };
  }
  return most;
};

const PER_DAY = /\b(?:a day|daily|per day|each day|din mein|in 24|in a day|today|in one day)\b/;

const daysTold = (words: string): number => {
  const span = PER_DAY.test(words) ? null : SPAN_DAYS.exec(words);
  if (span === null) return 1;
  return (numberOf(span[1]) ?? 1) * (span[2]?.startsWith('week') ? 7 : 1);
};

/**
 * Returns the painkillers in 24 hours that a sentence, as words, tells of; null when it names none. "5 dolo and 2
 * combiflam": each part that names a tablet counts for itself.
 */
export const doseIn = remembered((words: string): Dose | null => {
  const whole = doseOfPart(words);
  if (whole === null) return null;
  const doses = words
    .split(/ (?:and|aur|plus|with) /)
    .map(doseOfPart)
    .filter((dose) => dose !== null);
  const sum = (medicine: keyof Dose): number =>
    Math.max(
      whole[medicine],
      doses.reduce((total, dose) => total + dose[medicine], 0),
    );
  return { paracetamol: sum('paracetamol'), ibuprofen: sum('ibuprofen') };
});

const doseOfPart = (text: string): Dose | null => {
  const words = text.replace(/\btwice\b/g, '2 times a day').replace(/\bthrice\b/g, '3 times a day');
  const tablet = tabletsOf(words);
  if (tablet === null) return null;
  const total = totalOf(words);
  if (total !== null) return doseOfWeight(words, total);
  const strength = strengthOf(words);
  const regular = perDay(words);
  if (regular !== null) return doseOf(tablet, regular, strength);
  const days = daysTold(words);
  const doses = countsIn(words).map(({ count, said }) =>
    doseOf(
      tabletsOf(said) ?? tablet,
      count / days,
      strengthOf(said) ?? (tabletsOf(said) === null ? strength : null),
    ),
  );
  return {
    paracetamol: doses.reduce((sum, dose) => sum + dose.paracetamol, 0),
    ibuprofen: doses.reduce((sum, dose) => sum + dose.ibuprofen, 0),
  };
};

/** `asked`: the words ask what an overdose is, so that it has to be asked back whether there was one. */
export type Overdose = 'told' | 'asked' | null;

/**
 * Finds an overdose: beyond the daily maximum (4 g paracetamol, 3 g under 50 kg, 2.4 g ibuprofen), or on
 * purpose.
 */
export const overdoseIn = ({ words }: Sentence): Overdose => {
  if (isCountedOver(words)) return 'told';
  if (!ON_PURPOSE.test(words) || DENIED.test(words)) return null;
  return IN_QUESTION.test(words) ? 'asked' : 'told';
};

const isCountedOver = (words: string): boolean => {
  if (
    !/\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|das|dus|char|panch|every|har/.test(
      words,
    )
  )
    return false;
  if (/\b(?:should|can|may|how many|how much) i (?:take|have)\b|prescribed|advised/.test(words))
    return false;
  const dose = doseIn(words);
  if (dose === null) return false;
  const weight = weightIn(words);
  const limit =
    weight !== null && weight < LIGHT_KG ? PARACETAMOL_MAX_LIGHT_MG : PARACETAMOL_MAX_MG;
  return dose.paracetamol > limit || dose.ibuprofen > IBUPROFEN_MAX_MG;
};
