import type { RedFlagId } from '../../../contracts/red-flags.ts';
import type { Evidence, Observation } from '../evidence/evidence.ts';
import { chosenMeanings } from '../evidence/from-answers.ts';
import type { Clause } from '../evidence/text/clauses.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import { foundInOrder } from '../evidence/text/in-order.ts';
import { readMood } from '../evidence/text/negation.ts';
import { ageIn, weightIn } from '../evidence/text/numbers.ts';
import { normaliseClause } from '../evidence/text/normalise.ts';
import { dailyParacetamol } from '../evidence/text/overdose.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Patient } from '../patient.ts';
import { topicOfNamePart } from './name-parts.ts';
import type { MedicineTopic } from './lexicon/names.ts';
import { BOX_PHRASES, MEDICINE_PHRASES } from './lexicon/names.ts';
import type { Family } from './harm.ts';
import { readReactions } from './harm.ts';
import { readsHighPressure } from './pressure.ts';
import { spellMedicines } from './spelling.ts';

/** All that the medicine rules ask about one patient. */
export type MedicineProfile = {
  /** Mentioned anywhere and not denied; a doubt counts as a mention. */
  readonly mentions: (topic: MedicineTopic) => boolean;
  /** A reaction to it or a ban on it is told. */
  readonly allergicTo: (family: Family) => boolean;
  /** Named in the box for allergies and medicines, and nothing says that it is borne well. */
  readonly namedInBox: (family: Family) => boolean;
  /** An allergy is told in the box, but to nothing that we can tell. */
  readonly hasUnknownAllergy: boolean;
  readonly has: (...findings: FindingId[]) => boolean;
  /** The person's own words for it; empty when an option was chosen. */
  readonly wordsFor: (finding: FindingId) => string;
  readonly flagged: (...flags: RedFlagId[]) => boolean;
  readonly patient: Patient;
  /** Milligrams of paracetamol in 24 hours as told, 0 when nothing is said. */
  readonly paracetamolMg: number;
  readonly mayBeUnder12: boolean;
  readonly isOver65: boolean;
  readonly isLight: boolean;
};

type TopicPhrases = Partial<Record<MedicineTopic, readonly string[]>>;
const bookOf = (topics: TopicPhrases) =>
  makePhraseBook<MedicineTopic>(
    (Object.entries(topics) as Array<[MedicineTopic, readonly string[]]>).flatMap(
      ([topic, phrases]) => phrases.map((phrase): [string, MedicineTopic] => [phrase, topic]),
    ),
  );
const BOOK = bookOf(MEDICINE_PHRASES);
const BOX_BOOK = bookOf(BOX_PHRASES);

const RELATIVES =
  'father|mother|dad|mom|mum|mummy|papa|brother|sister|uncle|aunt|grandfather|grandmother|family|parents|wife|husband|friend|cousin|nana|nani|dada|dadi';
const FAMILY_HISTORY = new RegExp(
  `\\b(?:${RELATIVES})s? (?:also |both |\\w+ )?(?:had|has|have|having|died|got|suffers|suffered|is|was|takes|uses)\\b|\\bfamily history\\b|\\b(?:in|runs in) (?:my |the )?family\\b|\\b(?:given to|belongs to) my (?:${RELATIVES})\\b`,
);
const RELATIVE_IS_PATIENT = new RegExp(
  `\\b(?:${RELATIVES})s?\\b.{0,40}\\b(?:tooth|teeth|gums?|mouth|jaw|tongue|cheek|face|lip|pain|denture)\\b`,
);

type Said = { readonly topics: ReadonlySet<MedicineTopic> };

/** "28 weeks", "7 months": alone in the box for medicines it tells of a pregnancy. */
const ONLY_A_TERM =
  /^\d{1,2}(?: plus \d)? (?:weeks?|months?)(?: (?:now|over|complete|completed))?$/;
/** The way doctors count pregnancies: "G2P1". */
const GRAVIDA = /\bg ?\d ?p ?\d\b|\bprimi\b|\bprimigravida\b/;
/** What stands in a clause without a phrase: parts of names, readings, a bare term of weeks. */
const readOtherwise = ({ words, tokens }: Clause, inBox: boolean): MedicineTopic[] => {
  const parts = tokens.map(({ word }) => topicOfNamePart(word)).filter((t) => t !== null);
  return [
    ...parts,
    ...(readsHighPressure(words) ? (['pressureUncontrolled'] as const) : []),
    ...((inBox && ONLY_A_TERM.test(words)) || GRAVIDA.test(words) ? (['pregnancy'] as const) : []),
  ];
};

/** Topics of one clause that are not denied in it. */
const topicsOf = (clause: Clause, inBox: boolean): ReadonlySet<MedicineTopic> => {
  const mood = readMood(clause.tokens);
  const hits = [...BOOK.search(clause.tokens), ...(inBox ? BOX_BOOK.search(clause.tokens) : [])];
  return new Set([
    ...hits
      .filter(({ match }) => !isDenied(clause, mood.denies(match), match.start))
      .map(({ means }) => means),
    ...readOtherwise(clause, inBox),
  ]);
};

/** "Stopped" and "better now" do not make a medicine safe: only a plain denial counts. */
const isDenied = (clause: Clause, denied: boolean, start: number): boolean => {
  if (!denied) return false;
  const before = clause.tokens
    .slice(Math.max(0, start - 4), start)
    .map((token) => token.word)
    .join(' ');
  return !/\b(?:cannot|dont take|not take|not to take|not suit|missed|stopped|skipped)\b/.test(
    before,
  );
};

/** "No allergies, kidney transplant in 2015": the denial ends with the allergies. */
const endDenial = (item: string): string => {
  if (!item.endsWith(',')) return item;
  const said = item.slice(0, -1);
  if (foundInOrder(said, DENIES, ALLERGY)) return `${said}. `;
  const alone = said.trimEnd();
  return NOTHING.test(alone) ? `${alone}. ` : item;
};
const DENIES = /\b(?:no|not|nil|koi|without)\b/iu;
const ALLERGY = /\b(?:aller|eler|aler|medic|dawa|drug)/iu;
const NOTHING = /\b(?:no|nil|none|nope|nahi|nai)$/iu;
const withDenialsEnded = (text: string): string =>
  text
    .split(/(?<=[,.;])/)
    .map(endDenial)
    .join('');

const readTexts = (texts: readonly string[], inBox: boolean): Said[] =>
  texts.flatMap((text) => {
    const isAbout = isAboutPatient(text);
    return readSentences(withDenialsEnded(text))
      .flatMap((sentence) => sentence.clauses)
      .filter(({ words }) => isAbout(words))
      .map((clause) => ({ topics: topicsOf(clause, inBox) }));
  });

/** Whether words tell of the patient; illnesses of relatives are left out unless one of them is the patient. */
const isAboutPatient = (text: string): ((words: string) => boolean) => {
  const relativeIsPatient = RELATIVE_IS_PATIENT.test(text.toLowerCase());
  return (words) => relativeIsPatient || !FAMILY_HISTORY.test(words);
};

const tellsOfRelatives = ({ optionId, quote }: Observation): boolean =>
  optionId === undefined && FAMILY_HISTORY.test(normaliseClause(quote));

const isUnder12Possible = (patient: Patient, has: MedicineProfile['has']): boolean => {
  if (has('child.under_12', 'infant')) return true;
  return patient.age === 'age_0_18' && !has('child.12_or_older');
};

/** Reads every text of a patient once for all medicine rules. */
export const gatherProfile = (
  patient: Patient,
  evidence: Evidence,
  flags: readonly RedFlagId[],
): MedicineProfile => {
  const others = [patient.issue, patient.xrayFindings ?? ''].map(spellMedicines);
  const box = spellMedicines(patient.allergies);
  const texts = [...others, box];
  const said = [
    ...chosenMeanings(patient).map(({ mentions }) => ({ topics: new Set(mentions) })),
    ...readTexts(others, false),
    ...readTexts([box], true),
  ];
  const reactions = readReactions(box, others, isAboutPatient(texts.join(' ')));
  const present = new Map(
    evidence
      .filter((item) => item.present && !tellsOfRelatives(item))
      .map((item) => [item.finding, item.optionId === undefined ? item.quote : '']),
  );
  const has = (...findings: FindingId[]): boolean =>
    findings.some((finding) => present.has(finding));
  const words = texts.map(normaliseClause).join(' ');
  const age = ageIn(normaliseClause(patient.issue)) ?? ageIn(normaliseClause(patient.allergies));
  const weight = weightIn(words);
  return {
    mentions: (topic) => said.some(({ topics }) => topics.has(topic)),
    allergicTo: (family) => reactions[family] === 'harmed',
    namedInBox: (family) => reactions[family] === 'unclear',
    hasUnknownAllergy: reactions.unknown,
    has,
    wordsFor: (finding) => present.get(finding) ?? '',
    flagged: (...ids) => ids.some((id) => flags.includes(id)),
    patient,
    paracetamolMg: Math.max(
      0,
      ...texts.flatMap((text) => readSentences(text).map(dailyParacetamol)),
    ),
    mayBeUnder12: isUnder12Possible(patient, has),
    isOver65: age !== null && age > 65,
    isLight: weight !== null && weight < 50,
  };
};
