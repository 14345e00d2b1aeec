import { anyOf } from './any-of.ts';
import { SPELLINGS } from './lexicon/spellings.ts';
import { remembered } from './memory.ts';
import { toLatin } from './scripts.ts';

/** Names of two words that mean one thing, or whose parts would mislead ("blood pressure" is no bleeding). */
const JOINED: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:can|could) ?not\b|\bcan ?t\b|\bcudnt\b|\bcouldn ?t\b|\bcnt\b/g, 'cannot'],
  [
    /\bunable to\b|\bnot able (?:to )?|\bnot being able (?:to )?|\bnot abl to\b|\binability to\b/g,
    'cannot ',
  ],
  [/\b(do|does|did|is|are|was|were|has|have|had|wo|would|should)(?:n t|nt)\b/g, '$1nt'],
  [/\b(?:high |low )?(?:blood pressure|bood pressure|b p|bp|high blood)\b/g, 'bloodpressure'],
  [
    /\bblood ?thin(?:n)?(?:er|ers|ing)\b|\bkh(?:u|oo)n patla\b|\bthin(?:s|ning)? (?:my |the |his |her )?blood\b/g,
    'bloodthinner',
  ],
  [/\bblood ?(?:sugar|glucose|group|test|tests|report|reports|cancer)\b/g, 'bloodtest'],
  [/\bcold ?sores?\b/g, 'coldsore'],
  [/\broot ?canal(?:s|led|ed)?(?: treatment)?\b|\brct\b|\brot canal\b/g, 'rootcanal'],
  [
    /\bwisdom (?:teeth|tooth)\b|\bwisdomtooth\b|\b(?:akal|akkal|aqal|akl) (?:ki |ka |wali |wala )?(?:da+d|da+r|da+dh|da+nt|da+th)\b|\bthird molars?\b/g,
    'wisdomtooth',
  ],
  [/\bice ?cre+a?ms?\b/g, 'icecream'],
  [/\bchewing ?gums?\b|\bbubble ?gums?\b/g, 'chewinggum'],
  [
    /\b(?:milk|baby|deciduous|temporary|primary|first) (?:teeth|tooth)\b|\bd(?:u+|oo)dh (?:ke|ka|wale?|wala) da+nt\b/g,
    'milktooth',
  ],
  [/\btooth ?ache?s?\b|\bteeth ?aches?\b|\btoothpain\b|\btooth ?ac+he?\b/g, 'toothache'],
  [/\btooth ?pastes?\b/g, 'toothpaste'],
  [/\btooth ?brush(?:es)?\b/g, 'toothbrush'],
  [/\btooth ?picks?\b/g, 'toothpick'],
  [/\bmouth ?wash(?:es)?\b|\bmouth ?rinses?\b/g, 'mouthwash'],
  [/\bx ?rays?\b/g, 'xray'],
  [/\b(?:a |little )bit(?: of)?\b|\ba little\b|\bthoda sa?\b/g, ' '],
  [/\bno one\b/g, 'nobody'],
  [/\bnot without\b/g, 'with'],
  [/\bheart ?burn\b/g, 'heartburn'],
  [/\bnon ?stop\b/g, 'nonstop'],
  [/\b(?:either|each) sides?\b/g, 'both sides'],
  [/\b(?:one |a )?hundred (?:and )?one\b/g, '101'],
  [/\b(?:one |a )?hundred (?:and )?two\b/g, '102'],
  [/\b(?:one |a )?hundred (?:and )?(?:three|four)\b/g, '103'],
  [/\bair ?way\b/g, 'airway'],
  [/\b(?:eye) ?brows?\b/g, 'eyebrow'],
  [/\bcheek ?bones?\b/g, 'cheekbone'],
  [/\bpan masala\b|\bpaan masala\b/g, 'gutka'],
  [/\bfloor of (?:the |my )?mouth\b/g, 'mouthfloor'],
  [/\broof of (?:the |my |her |his )?mouth\b/g, 'palate'],
  [/\bupto\b/g, 'up to'],
  // Marks a time long past or a long duration, which an age ("9 years old") is not.
  [
    /\b(?:for|since|over|past|last|from|in|within) (?:the )?(?:[a-z0-9.]+ )?(?:years?|months?|decades?|saal|mahine)\b(?! old)|\b(?:years?|months?|decades?|saal|sal|mahine|mahino|mahinon) (?:ago|back|pehle|earlier|se)\b/g,
    '$& longago',
  ],
];

/** Matches a clause that holds any of them. */
const JOINABLE = anyOf(JOINED.map(([pattern]) => pattern));

/** Marks that cannot be seen (soft hyphen, zero width, direction); copied along, they would cut a word in two. */
const INVISIBLE = /\p{Cf}/gu;
const BEYOND_LETTERS = /[^a-z ]/;

/** Writes any script in small Latin letters without accents; digits and marks stay. */
const inLatin = (clause: string): string =>
  toLatin(clause.normalize('NFKC').replace(INVISIBLE, '').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Replaces marks by spaces, except those of numbers; a number stands apart from its unit. */
const withoutMarks = (latin: string): string =>
  latin
    .replace(/[’‘'`´ʼ]/g, '')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/°/g, ' degrees ')
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(REPEATED, '$1$1')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/(?<=[a-z]{2})(?=\d)/g, ' ')
    .replace(/(\d)\s*(?:-|–|to)\s*(\d)/g, '$1 to $2')
    .replace(/[^a-z0-9./%]+/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/(?<!\d ?)\/|\/(?! ?\d)/g, ' ')
    .replace(/(\d) ?\/ ?(\d)/g, '$1 of $2');

const REPEATED = /([a-z])\1{2,}/g;

/**
 * Returns the plain letters of a clause. Most clauses are letters and spaces alone: only repeated letters matter to
 * them.
 */
const lettersOf = (clause: string): string => {
  const lower = clause.toLowerCase();
  const latin = BEYOND_LETTERS.test(lower) ? inLatin(clause) : lower;
  return BEYOND_LETTERS.test(latin) ? withoutMarks(latin) : latin.replace(REPEATED, '$1$1');
};

const normaliseAfresh = (clause: string): string => {
  let text = lettersOf(clause)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(' ');
  if (JOINABLE.test(text)) {
    for (const [pattern, name] of JOINED) text = text.replace(pattern, name);
  }
  return text.replace(/ +/g, ' ').trim();
};

/** Writes one clause as words for reading: lower case, plain letters, one spelling. */
export const normaliseClause = remembered(normaliseAfresh);
