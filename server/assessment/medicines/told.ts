import { foundInOrder } from '../evidence/text/in-order.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import type { Clause } from '../evidence/text/clauses.ts';
import { readClauses } from '../evidence/text/clauses.ts';
import { denialsIn, isDenied } from '../evidence/text/denials.ts';
import type { MedicineTopic } from './lexicon/names.ts';
import { BOX_PHRASES, MEDICINE_PHRASES } from './lexicon/names.ts';
import { topicOfNamePart } from './name-parts.ts';

const bookOf = (topics: Partial<Record<MedicineTopic, readonly string[]>>) =>
  makePhraseBook<MedicineTopic>(
    (Object.entries(topics) as Array<[MedicineTopic, readonly string[]]>).flatMap(
      ([topic, phrases]) => phrases.map((phrase): [string, MedicineTopic] => [phrase, topic]),
    ),
  );
const BOOK = bookOf(MEDICINE_PHRASES);
const BOX_BOOK = bookOf(BOX_PHRASES);

/** Ends a denial with the allergies that it is about: "No allergies, kidney transplant in 2015". */
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

const clausesOf = (text: string): Clause[] =>
  readClauses(
    text
      .split(/(?<=[,.;])/)
      .map(endDenial)
      .join(''),
  );

/** Matches words such as "stopped" and "cannot take", which do not make a medicine safe: only a plain denial counts. */
const STOPPED = /\b(?:cannot|dont take|not take|not to take|not suit|missed|stopped|skipped)\b/;
const deniesPlainly = ({ tokens }: Clause, start: number): boolean =>
  !STOPPED.test(
    tokens
      .slice(Math.max(0, start - 4), start)
      .map(({ word }) => word)
      .join(' '),
  );

const topicsOf = (clause: Clause, inBox: boolean): MedicineTopic[] => {
  const { tokens } = clause;
  const denials = denialsIn(tokens);
  const hits = [...BOOK.search(tokens), ...(inBox ? BOX_BOOK.search(tokens) : [])];
  return [
    ...hits
      .filter(
        ({ match }) =>
          !(
            (clause.isDeniedList || isDenied(denials, match.used)) &&
            deniesPlainly(clause, match.start)
          ),
      )
      .map(({ means }) => means),
    ...tokens.map(({ word }) => topicOfNamePart(word)).filter((topic) => topic !== null),
  ];
};

const OF_RELATIVES =
  /\b(?:father|mother|dad|mom|mum|mummy|papa|brother|sister|uncle|aunt|grandfather|grandmother|family|parents|wife|husband|friend|cousin|nana|nani|dada|dadi)s?\b/;

type Told = {
  /** Topics named as the patient's own. */
  readonly own: ReadonlySet<MedicineTopic>;
  /** Topics named beside a relative: it is not known whose they are. */
  readonly perhaps: ReadonlySet<MedicineTopic>;
};

/**
 * Finds the illnesses and medicines that a text names and does not deny. `inBox`: it is the box for allergies and
 * medicines.
 */
export const readTopics = (text: string, inBox: boolean): Told => {
  const clauses = clausesOf(text);
  const of = (aboutRelatives: boolean): Set<MedicineTopic> =>
    new Set(
      clauses
        .filter((clause) => OF_RELATIVES.test(clause.words) === aboutRelatives)
        .flatMap((clause) => topicsOf(clause, inBox)),
    );
  return { own: of(false), perhaps: of(true) };
};
