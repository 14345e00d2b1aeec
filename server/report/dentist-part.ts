import type { CourseAnswer } from '../../contracts/assessment/check-in.ts';
import type { Diagnosis, Note, SoapNote } from '../../contracts/assessment/diagnosis.ts';
import { courseLines } from '../../contracts/rules/course-lines.ts';
import { CHECK_IN_LINES } from '../../contracts/texts/en/check-in.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { inNote } from '../../contracts/rules/seen.ts';
import { DAY_WORDS } from './days.ts';
import type { Block, Fact } from './report.ts';
import { DENTIST_WORDS as WORDS } from './dentist-words.ts';

const words = RESULT.note;

const askedBack = ({ asked_back: asked }: Note): string[] =>
  asked.map(({ sign, quote, answer }) => `${sign}${quote ? ` (“${quote}”)` : ''}: ${answer}`);

const subjective = (note: Note): Fact[] => [
  { term: words.complaint, texts: [note.complaint, note.person] },
  { term: words.askedBack, texts: askedBack(note) },
  ...note.answers.map(({ question, answer }) => ({ term: question, texts: [answer] })),
  { term: words.history, texts: [note.history] },
  { term: words.allergies, texts: [note.allergies] },
];

const judged = (note: Note): Fact[] => [
  {
    term: words.differential,
    texts: [
      note.differential.map((item, at) => inNote(item, at, RESULT.note.likelihoods)).join('; '),
    ],
  },
  { term: words.flags, texts: note.flags },
  { term: words.notForPatient, texts: note.not_for_patient },
];

const factsOf = (facts: readonly Fact[]): Block[] => {
  const rows = facts.filter(({ texts }) => texts.some((text) => text.trim() !== ''));
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
};

/** What was denied is long: it has the whole width, a line for each list. */
const denied = ({ negatives }: Note): Block[] =>
  negatives.length === 0
    ? []
    : [
        { kind: 'paragraph', text: words.negatives, look: 'strong' },
        { kind: 'list', items: negatives },
      ];

const partOf = (part: keyof SoapNote, soap: SoapNote, note: Note | undefined): Block[] => {
  if (note !== undefined && part === 'subjective')
    return [...factsOf(subjective(note)), ...denied(note)];
  if (note !== undefined && part === 'assessment') return factsOf(judged(note));
  return [{ kind: 'paragraph', text: soap[part] }];
};

const PARTS = ['subjective', 'objective', 'assessment', 'plan'] as const;

/** Lists what the patient told since the note was made: it stands first, since the note does not know it. */
const since = (course: readonly CourseAnswer[]): Block[] =>
  course.length === 0
    ? []
    : [
        { kind: 'heading', level: 3, text: CHECK_IN_LINES.since },
        { kind: 'list', items: courseLines(course, DAY_WORDS.dated) },
      ];

/** Builds the note for the dentist, on a page of its own to be handed over (DIAG-09..12). */
export const dentistPart = (
  { soap_note: soap, note, engine }: Pick<Diagnosis, 'soap_note' | 'note' | 'engine'>,
  course: readonly CourseAnswer[],
): Block[] => [
  { kind: 'newPage' },
  { kind: 'heading', level: 2, text: RESULT.noteTitle },
  ...since(course),
  ...PARTS.flatMap((part): Block[] => [
    { kind: 'heading', level: 3, text: WORDS.soap[part] },
    ...partOf(part, soap, note),
  ]),
  {
    kind: 'paragraph',
    text: WORDS.engine.replace('{engine}', `${engine.name} ${engine.version}`),
    look: 'soft',
  },
];
