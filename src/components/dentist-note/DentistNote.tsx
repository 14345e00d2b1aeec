import type { Note, SoapNote } from '../../../contracts/assessment/diagnosis.ts';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { inNote } from '../../../contracts/rules/seen.ts';
import type { ResultTexts } from '../../../contracts/texts/catalogue.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import classes from './dentist-note.module.css';

/** Headings of the parts. */
type NoteWords = ResultTexts['note'];

export type DentistNoteProps = {
  /** The four texts that every reply has. */
  readonly texts: SoapNote;
  /** The note as separate parts, if the reply has them. */
  readonly note?: Note | undefined;
  readonly words: NoteWords;
};

/** Dentists read the note, whatever the page speaks. */
const NOTE_LANGUAGE = 'en';

const SOAP = ['subjective', 'objective', 'assessment', 'plan'] as const;
const SOAP_WORDS = {
  subjective: say.subjective,
  objective: say.objective,
  assessment: say.assessment,
  plan: say.plan,
} as const;

type SoapPart = (typeof SOAP)[number];

type LinesProps = {
  readonly title: string;
  readonly lines: readonly string[];
  /** True for long lines, which need the sheet's whole width on paper. */
  readonly wide?: boolean;
};

const Lines = ({ title, lines, wide = false }: LinesProps) =>
  lines.length > 0 && (
    <div className={classes.line} data-wide={wide || undefined}>
      <dt>{title}</dt>
      {lines.map((line) => (
        <dd key={line} lang={langOf(line, NOTE_LANGUAGE)}>
          {line}
        </dd>
      ))}
    </div>
  );

const Subjective = ({ note, words }: { readonly note: Note; readonly words: NoteWords }) => (
  <dl className={classes.lines}>
    <Lines title={words.complaint} lines={[note.complaint, note.person]} />
    <Lines
      title={words.askedBack}
      lines={note.asked_back.map(
        ({ sign, quote, answer }) => `${sign}${quote ? ` (“${quote}”)` : ''}: ${answer}`,
      )}
    />
    {note.answers.map(({ question, answer }) => (
      <Lines key={question} title={question} lines={[answer]} />
    ))}
    <Lines title={words.negatives} lines={note.negatives} wide />
    <Lines title={words.history} lines={[note.history]} />
    <Lines title={words.allergies} lines={[note.allergies]} />
  </dl>
);

const Judged = ({ note, words }: { readonly note: Note; readonly words: NoteWords }) => (
  <dl className={classes.lines}>
    <Lines
      title={words.differential}
      lines={note.differential.map((item, at) => inNote(item, at, words.likelihoods))}
    />
    <Lines title={words.flags} lines={note.flags} />
    <Lines title={words.notForPatient} lines={note.not_for_patient} />
  </dl>
);

/** Returns true when there is anything to list of what it may be; else the text says why not. */
const isJudged = ({ differential, flags, not_for_patient: against }: Note): boolean =>
  differential.length + flags.length + against.length > 0;

const Written = ({ children }: { readonly children: string }) => (
  <p className={classes.written}>{children}</p>
);

const Part = ({ part, texts, note, words }: DentistNoteProps & { readonly part: SoapPart }) => {
  if (note && part === 'subjective') return <Subjective note={note} words={words} />;
  if (note && part === 'assessment' && isJudged(note)) return <Judged note={note} words={words} />;
  return <Written>{texts[part]}</Written>;
};

/**
 * The clinical note (DIAG-09 to DIAG-12), in the order that dentists read it: in English, whatever the page speaks, but for
 * what the patient wrote.
 */
export const DentistNote = (props: DentistNoteProps) => (
  <div className={classes.note} lang={NOTE_LANGUAGE}>
    {SOAP.map((part) => (
      <section key={part} aria-label={SOAP_WORDS[part]}>
        <h3 className={classes.title}>{SOAP_WORDS[part]}</h3>
        <Part {...props} part={part} />
      </section>
    ))}
  </div>
);
