import type { Clause } from '../evidence/text/clauses.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import { readMood } from '../evidence/text/negation.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import { topicOfNamePart } from './name-parts.ts';
import { MEDICINE_PHRASES } from './lexicon/names.ts';
import { ALLERGY, OTHERS, REFUSED, STRONG, TARGET, WEAK } from './lexicon/reactions.ts';

/** The suggestions that a reaction can rule out. */
export type Family = 'nsaid' | 'paracetamol' | 'chlorhexidine';

type Mark =
  | Family
  | 'painkiller'
  | 'feverTablet'
  | 'rinse'
  | 'otherMedicine'
  | 'allergy'
  | 'strong'
  | 'refused'
  | 'weak'
  | 'target';

const phrasesOf = (mark: Mark, phrases: readonly string[]): Array<[string, Mark]> =>
  phrases.map((phrase) => [phrase, mark]);

const BOOK = makePhraseBook<Mark>([
  ...(
    [
      'nsaid',
      'paracetamol',
      'combination',
      'chlorhexidine',
      'painkiller',
      'feverTablet',
      'rinse',
    ] as const
  ).flatMap((topic) =>
    topic === 'combination'
      ? [
          ...phrasesOf('nsaid', MEDICINE_PHRASES.combination),
          ...phrasesOf('paracetamol', MEDICINE_PHRASES.combination),
        ]
      : phrasesOf(topic, MEDICINE_PHRASES[topic]),
  ),
  ...phrasesOf('allergy', ALLERGY),
  ...phrasesOf('strong', STRONG),
  ...phrasesOf('refused', REFUSED),
  ...phrasesOf('weak', WEAK),
  ...phrasesOf('target', TARGET),
  ...phrasesOf('otherMedicine', OTHERS),
]);

/** By which general words a family may be meant. */
const GENERAL: Readonly<Record<Family, readonly Mark[]>> = {
  nsaid: ['painkiller'],
  paracetamol: ['painkiller', 'feverTablet'],
  chlorhexidine: ['rinse'],
};

const USED =
  /\b(?:take|takes|taking|took|taken|using|uses|use|used|had|having|on|daily|sos|prn|od|bd|tds|hs|needed|required|sometimes|occasionally|often|regularly|yesterday|today|last night|mg|folic|once|twice|thrice|times|every|leti|leta|lete|liya|li|le|lekar|lene|khata|khati|khate|khayi|khaya|khai|continue|prescribed|started|since|for (?:fever|pain|headache|periods|tooth|toothache))\b/;
const BORNE =
  /\b(?:suits?|suited|fine|ok|okay|safe|safely|tolerates?|tolerated|works?|worked|helps?|helped|relief|theek|thik|chalti|chalta|allowed|good|better|aaram|can take|can have|kam)\b/;
const UNHARMED =
  /\b(?:no|not|without|nil|koi|kisi|never|none|any)\b.{0,40}\b(?:allerg\w*|problems?|dikkat|issues?|reactions?|reacted|trouble|taklif|takleef|pareshani|side effects?|elergy|alergy)\b|\b(?:allergy|elergy|alergy|problem|dikkat|reaction|taklif|pareshani) (?:bhi )?(?:nahi|none|no|nil)\b/;
const NEGATED = /\b(?:not|dont|doesnt|didnt|never|cannot|nahi|no longer|stopped|avoid|isnt|wont)\b/;

/** The trouble was there before or simply did not go: no reaction. */
const PERSISTS =
  /\b(?:still|same|kam|less|reduced?|reduces|down|subsid\w*|better|remains?|stays?|even|again|abhi|bhi|relief|aaram|effect|nothing|gone|go|for (?:\w+ ){0,3}swell\w*)\b/;
const OF_THE_TOOTH =
  /\b(?:gums?|masud\w*|masood\w*|tooth|teeth|cheeks?|gal|gaal|jaw|jabd\w*|dant|daant|da+dh?|pus|cavity|socket|abscess|wisdomtooth)\b/;
const CAUSED =
  /\b(?:se|after|baad|caus\w*|made|makes?|making|gave|gives?|giving|with|from|due|brings?|brought|within|then|triggers?|triggered|sets?|leads?|led|whenever|when|if)\b/;

type Segment = {
  readonly words: string;
  readonly marks: ReadonlySet<Mark>;
  readonly length: number;
};

const SEGMENT_ENDS =
  /[,;:()\n!?\u0964]|\.(?!\d)|\s-+\s|[\u2013\u2014\u2026]|\bbut\b|\bhowever\b|\blekin\b|\bmagar\b/i;

const readSegment = ({ tokens, words }: Clause): Segment => {
  const mood = readMood(tokens);
  const marks = new Set<Mark>();
  for (const { means, match } of BOOK.search(tokens)) {
    const isHarm = means === 'strong' || means === 'weak' || means === 'allergy';
    if (!(isHarm && mood.denies(match))) marks.add(means);
  }
  for (const { word } of tokens) {
    const topic = topicOfNamePart(word);
    if (topic === 'nsaid' || topic === 'paracetamol' || topic === 'chlorhexidine') marks.add(topic);
  }
  return { words, marks, length: tokens.length };
};

/** Cuts at every comma: what is said of one medicine is not said of the next. */
const segmentsOf = (text: string, isAbout: (words: string) => boolean): Segment[] =>
  text
    .split(SEGMENT_ENDS)
    .flatMap((part) => readSentences(part))
    .flatMap(({ clauses }) => clauses)
    .filter(({ words }) => isAbout(words))
    .map(readSegment);

const names = ({ marks }: Segment, family: Family): boolean => marks.has(family);
const namesInGeneral = ({ marks }: Segment, family: Family): boolean =>
  GENERAL[family].some((mark) => marks.has(mark));

const ANY_MEDICINE: readonly Mark[] = [
  'nsaid',
  'paracetamol',
  'chlorhexidine',
  'painkiller',
  'feverTablet',
  'rinse',
  'otherMedicine',
];
const namesAny = ({ marks }: Segment): boolean => ANY_MEDICINE.some((mark) => marks.has(mark));

const deniesHarm = ({ words }: Segment): boolean => UNHARMED.test(words);

/** A weak sign counts with a cause or a place away from the tooth, unless it only stayed. */
const isWeakHarm = ({ marks, words }: Segment, needsPlace: boolean): boolean => {
  if (!marks.has('weak') || PERSISTS.test(words)) return false;
  if (marks.has('target')) return true;
  return !needsPlace && CAUSED.test(words) && !OF_THE_TOOTH.test(words);
};

const isHarm = (segment: Segment): boolean =>
  segment.marks.has('refused') ||
  (!deniesHarm(segment) && (segment.marks.has('strong') || isWeakHarm(segment, false)));

/** Harm in the next words, when they name nothing else that could have done it. */
const isHarmAlone = (segment: Segment | undefined): boolean => {
  if (segment === undefined || namesAny(segment) || deniesHarm(segment)) return false;
  const { marks } = segment;
  return marks.has('strong') || marks.has('refused') || isWeakHarm(segment, true);
};

/** Harm told of a family in the running text of a concern or an answer. */
const isHarmedBy = (segments: readonly Segment[], family: Family): boolean =>
  segments.some((segment, i) => {
    if (!names(segment, family) && !namesInGeneral(segment, family)) return false;
    if (isHarm(segment) || isHarmAlone(segments[i + 1])) return true;
    const after = segments[i + 1];
    const isBrief = after !== undefined && after.length <= 4 && !namesAny(after);
    return isBrief && isHarmAlone(segments[i + 2]);
  });

const isBorne = (segment: Segment): boolean =>
  deniesHarm(segment) ||
  (!NEGATED.test(segment.words) && (USED.test(segment.words) || BORNE.test(segment.words)));

/** In the box for allergies a reaction may stand before the name as well: "Hives, from Crocin". */
const isHarmedInBox = (segments: readonly Segment[], family: Family): boolean =>
  isHarmedBy(segments, family) ||
  segments.some(
    (segment, i) =>
      (names(segment, family) || namesInGeneral(segment, family)) &&
      !isBorne(segment) &&
      isHarmAlone(segments[i - 1]),
  );

/** Named in the box without a word of use or of being borne well: use or allergy, nobody knows. */
const isUnclearInBox = (segments: readonly Segment[], family: Family): boolean => {
  let listed = false;
  return segments.some((segment) => {
    const goesOn = listed && segment.length <= 3;
    listed = isBorne(segment) || (goesOn && namesAny(segment));
    return names(segment, family) && !isBorne(segment) && !goesOn;
  });
};

/** Things of everyday life that no suggestion holds; an allergy to one of them is understood. */
const EVERYDAY =
  /\b(?:skin|sun|sunlight|weather|season\w*|cold|heat|sweat|smoke|grass|trees?|flowers?|paint|hair|dyes?|cosmetics?|makeup|cream|perfumes?|soaps?|detergents?|shampoo|wool|plastic|rubber|tapes?|plasters?|adhesive|jewel\w*|gold|silver|insects?|ants?|wasps?|mosquito\w*|pets?|dogs?|cats?|animals?|feathers?|mould|mold|fung\w*|nasal|nose|sinus\w*|hay|rhinitis|lactose|dairy|curd|dahi|paneer|soya?|corn|fruits?|vegetables?|bananas?|kiwi|tomato\w*|chocolate|spic\w*|meat|chicken|mutton|almonds?|cashews?|walnuts?|sesame|mustard|garlic|onion|chana|besan|dhool|dhul|mitti|dudh|doodh|anda|machli|machhli|khana)\b/;

/** "Naam yaad nahi" denies the memory and no allergy. */
const NAME_FORGOTTEN =
  /\b(?:(?:naam|nam) )?(?:yaad|yad|pata|malum|maloom) nahi\b|\b(?:naam|nam) nahi\b|\b(?:dont|not|cannot|no) (?:\w+ )?(?:remember|recall|sure|know|idea|name)\b/g;

/** No allergy, in all the ways of a form: "allergies: nil", "not allergic to anything", "allergy nahi". */
const NO_ALLERGY =
  /^(?:(?:drug|known|food|medicine|any|my|history|of|and|or|other|the) )*(?:allergy|allergies|reactions?)(?: (?:to|status|history|and|or|medicines?|drugs?|if|any|food|no|nil|none|na|nkda|unknown|zero|absent|negative))*$|\b(?:not|never|no|nil|none|nahi|without|dont|doesnt)\b.{0,40}\b(?:aller|elerg|alerg|react)|\b(?:aller|elerg|alerg|react)\w*\b.{0,20}\b(?:no|nil|none|nahi|unknown)\b/;

/** An allergy is affirmed, and neither its segment nor a neighbour names what it is to. */
const isUnknown = (segments: readonly Segment[], at: number): boolean => {
  const segment = segments[at];
  if (segment === undefined || !segment.marks.has('allergy')) return false;
  if (NO_ALLERGY.test(segment.words.replace(NAME_FORGOTTEN, ' '))) return false;
  return [segment, segments[at - 1], segments[at + 1]].every(
    (each) => each === undefined || !(namesAny(each) || EVERYDAY.test(each.words)),
  );
};

/** What is told of reactions: `harmed` when a reaction or a ban is told, `unclear` when only a name is. */
export type Reactions = Readonly<Record<Family, 'harmed' | 'unclear' | null>> & {
  /** An allergy is told in the box, to something unnamed or unreadable. */
  readonly unknown: boolean;
};

/**
 * Reads reactions and bans. In the box for allergies a medicine counts as not borne unless the words
 * say that it is; elsewhere a reaction or ban must be told beside it. `isAbout` leaves relatives out.
 */
export const readReactions = (
  box: string,
  others: readonly string[],
  isAbout: (words: string) => boolean,
): Reactions => {
  const inBox = segmentsOf(box, isAbout);
  const elsewhere = others.map((text) => segmentsOf(text, isAbout));
  const unknown = inBox.some((_segment, at) => isUnknown(inBox, at));
  const of = (family: Family): Reactions[Family] => {
    if (isHarmedInBox(inBox, family)) return 'harmed';
    // "Allergic to something, dont remember, it was a painkiller".
    if (unknown && inBox.some((each) => namesInGeneral(each, family) && !isBorne(each)))
      return 'harmed';
    if (elsewhere.some((segments) => isHarmedBy(segments, family))) return 'harmed';
    return isUnclearInBox(inBox, family) ? 'unclear' : null;
  };
  return {
    nsaid: of('nsaid'),
    paracetamol: of('paracetamol'),
    chlorhexidine: of('chlorhexidine'),
    unknown,
  };
};
