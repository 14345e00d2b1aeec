import type { RedFlagId } from '../../../contracts/red-flags.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Clause } from '../evidence/text/clauses.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import { readMood } from '../evidence/text/negation.ts';
import { ageIn, weightIn } from '../evidence/text/numbers.ts';
import { normaliseClause } from '../evidence/text/normalise.ts';
import { dailyParacetamol } from '../evidence/text/overdose.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Patient } from '../patient.ts';
import type { MedicineTopic } from './names.ts';
import { MEDICINE_PHRASES } from './names.ts';

/** All that the medicine rules ask about one patient. */
export type MedicineProfile = {
  /** Mentioned anywhere and not denied; a doubt counts as a mention. */
  readonly mentions: (topic: MedicineTopic) => boolean;
  readonly allergicTo: (topic: 'nsaid' | 'paracetamol' | 'chlorhexidine') => boolean;
  readonly has: (...findings: FindingId[]) => boolean;
  readonly quoteOf: (finding: FindingId) => string;
  readonly flagged: (...flags: RedFlagId[]) => boolean;
  readonly patient: Patient;
  /** Milligrams of paracetamol in 24 hours as told, 0 when nothing is said. */
  readonly paracetamolMg: number;
  readonly mayBeUnder12: boolean;
  readonly isOver65: boolean;
  readonly isLight: boolean;
};

const BOOK = makePhraseBook<MedicineTopic>(
  (Object.entries(MEDICINE_PHRASES) as Array<[MedicineTopic, readonly string[]]>).flatMap(
    ([topic, phrases]) => phrases.map((phrase): [string, MedicineTopic] => [phrase, topic]),
  ),
);

const RELATIVES =
  'father|mother|dad|mom|mum|mummy|papa|brother|sister|uncle|aunt|grandfather|grandmother|family|parents|wife|husband|friend|cousin';
const FAMILY_HISTORY = new RegExp(
  `\\b(?:${RELATIVES})s? (?:also |both |\\w+ )?(?:had|has|have|having|died|got|suffers|suffered|is|was|takes|uses)\\b|\\bfamily history\\b|\\b(?:in|runs in) (?:my |the )?family\\b|\\b(?:given to|belongs to) my (?:${RELATIVES})\\b`,
);
const RELATIVE_IS_PATIENT = new RegExp(
  `\\b(?:${RELATIVES})s?\\b.{0,40}\\b(?:tooth|teeth|gums?|mouth|jaw|tongue|cheek|face|lip|pain|denture)\\b`,
);

const NO_ALLERGY = /\b(?:no|not|nil|without|never|none|koi|nahi)\b/;

type Said = { readonly topics: ReadonlySet<MedicineTopic>; readonly clause: Clause };

/** Topics of one clause that are not denied in it. */
const topicsOf = (clause: Clause): ReadonlySet<MedicineTopic> => {
  const mood = readMood(clause.tokens);
  const hits = BOOK.search(clause.tokens);
  return new Set(
    hits
      .filter(({ match }) => !isDenied(clause, mood.denies(match), match.start))
      .map(({ means }) => means),
  );
};

/** "Stopped" and "better now" do not make a medicine safe: only a plain denial counts. */
const isDenied = (clause: Clause, denied: boolean, start: number): boolean => {
  if (!denied) return false;
  const before = clause.tokens
    .slice(Math.max(0, start - 4), start)
    .map((token) => token.word)
    .join(' ');
  return !/\b(?:cannot|dont take|not take|not to take|not suit)\b/.test(before);
};

/** "Told not to take Brufen", "Brufen does not suit me": a denial that means harm. */
const HARMED =
  /\b(?:not|doesnt|does not|dont|nahi|never) (?:suit|suits|tolerate|tolerated)|suit nahi|(?:told|advised|asked|warned|said|doctor) (?:\w+ ){0,4}(?:not to|never to|avoid|dont) ?(?:take|use|have)?|cannot (?:take|have|tolerate|use)|\bavoid\b/;

const readTexts = (texts: readonly string[]): Said[] =>
  texts.flatMap((text) => {
    const relativeIsPatient = RELATIVE_IS_PATIENT.test(text.toLowerCase());
    return readSentences(text)
      .flatMap((sentence) => sentence.clauses)
      .filter((clause) => relativeIsPatient || !FAMILY_HISTORY.test(wordsOf(clause)))
      .map((clause) => ({ topics: topicsOf(clause), clause }));
  });

const wordsOf = (clause: Clause): string => clause.tokens.map((token) => token.word).join(' ');

const mentionsDrug = (clause: Clause, topic: MedicineTopic): boolean =>
  BOOK.search(clause.tokens).some(({ means }) => means === topic);

const hasAllergyTo = (said: readonly Said[], topic: MedicineTopic): boolean =>
  said.some(({ topics, clause }, i) => {
    if (!mentionsDrug(clause, topic)) return false;
    if (HARMED.test(wordsOf(clause))) return true;
    if (topics.has('allergy') && topics.has(topic)) return true;
    // The reaction may stand in the neighbouring clause: "Took Brufen once, whole face swelled up".
    const next = said[i + 1];
    return (
      next !== undefined &&
      next.topics.has('allergy') &&
      topics.has(topic) &&
      isReactionOnly(next.clause)
    );
  });

/** A clause that names a reaction and no other medicine. */
const isReactionOnly = (clause: Clause): boolean => {
  const words = wordsOf(clause);
  if (
    /penicillin|amox|sulfa|sulpha|antibiotic|food|dust|egg|peanut|latex|pollen|gum|tooth|cheek near|\ballerg(?:y|ies|ic)\b/.test(
      words,
    )
  )
    return false;
  return !NO_ALLERGY.test(words);
};

/** A medicine named alone in the field for allergies: allergy or use, nobody knows. */
const bareName = (patient: Patient, topic: 'nsaid' | 'paracetamol' | 'chlorhexidine'): boolean =>
  readSentences(patient.allergies)
    .flatMap((sentence) => sentence.clauses)
    .some(
      (clause) =>
        clause.tokens.length <= 3 &&
        topicsOf(clause).has(topic) &&
        !/\b(?:takes?|taking|took|using|use|daily|sos|needed|mg|folic|once|twice|\d+)\b/.test(
          wordsOf(clause),
        ),
    );

const answerTexts = (patient: Patient): string[] => Object.values(patient.followUpAnswers).flat();

const isUnder12Possible = (patient: Patient, has: MedicineProfile['has']): boolean => {
  if (has('child.under_12', 'infant')) return true;
  return patient.age === '0-18' && !has('child.12_or_older');
};

/** Reads every text of a patient once for all medicine rules. */
export const gatherProfile = (
  patient: Patient,
  evidence: Evidence,
  flags: readonly RedFlagId[],
): MedicineProfile => {
  const texts = [
    patient.issue,
    ...answerTexts(patient),
    patient.xrayFindings ?? '',
    patient.allergies,
  ];
  const said = readTexts(texts);
  const present = new Map(
    evidence.filter((item) => item.present).map((item) => [item.finding, item.quote]),
  );
  const has = (...findings: FindingId[]): boolean =>
    findings.some((finding) => present.has(finding));
  const words = texts.map(normaliseClause).join(' ');
  const age = ageIn(normaliseClause(patient.issue)) ?? ageIn(normaliseClause(patient.allergies));
  const weight = weightIn(words);
  return {
    mentions: (topic) => said.some(({ topics }) => topics.has(topic)),
    allergicTo: (topic) => hasAllergyTo(said, topic) || bareName(patient, topic),
    has,
    quoteOf: (finding) => present.get(finding) ?? '',
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
