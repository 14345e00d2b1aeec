import { DESK_QUESTIONS, LINES_MAX, Prescribed } from '../../contracts/booking/prescription.ts';
import type {
  DeskQuestion,
  MadePrescription,
  PrescribedId,
} from '../../contracts/booking/prescription.ts';
import { FORMULARY } from '../../contracts/rules/prescribing.ts';

/** One medicine while it is chosen: everything as it stands in its fields, empty until it is chosen. */
export type LineDraft = {
  readonly medicine: PrescribedId | '';
  readonly strength: string;
  readonly dose: string;
  readonly times: string;
  readonly days: string;
  readonly food: string;
  readonly note: string;
  /** Reasons by the id of the conflict that each answers. */
  readonly reasons: Readonly<Record<string, string>>;
};

/** A prescription while it is written. Without a line there is none. */
export type PrescriptionDraft = {
  readonly age: string;
  readonly answers: Partial<Readonly<Record<DeskQuestion, string>>>;
  readonly history: string;
  readonly lines: readonly LineDraft[];
};

export const NO_PRESCRIPTION: PrescriptionDraft = { age: '', answers: {}, history: '', lines: [] };

const EMPTY_LINE: LineDraft = {
  medicine: '',
  strength: '',
  dose: '',
  times: '',
  days: '',
  food: 'any',
  note: '',
  reasons: {},
};

/** Returns a draft that another release has kept, with what its lines lack. */
export const withWholeLines = (draft: PrescriptionDraft): PrescriptionDraft => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...EMPTY_LINE, ...line })),
});

/** Adds an empty line, as long as there is room for one. */
export const withNewLine = (draft: PrescriptionDraft): PrescriptionDraft =>
  draft.lines.length < LINES_MAX ? { ...draft, lines: [...draft.lines, EMPTY_LINE] } : draft;

export const withoutLine = (draft: PrescriptionDraft, at: number): PrescriptionDraft => ({
  ...draft,
  lines: draft.lines.filter((_, each) => each !== at),
});

const only = (choices: readonly (string | number)[]): string =>
  choices.length === 1 ? String(choices[0]) : '';

/** Fills in what is known of another medicine in place of the one before: a strength and a dose only where there is no choice. */
const chosen = (medicine: PrescribedId | '', { note }: LineDraft): LineDraft => {
  if (medicine === '') return { ...EMPTY_LINE, note };
  const { strengths, doses } = FORMULARY[medicine];
  return {
    ...EMPTY_LINE,
    note,
    medicine,
    strength: only(strengths.map(({ label }) => label)),
    dose: only(doses),
  };
};

/** Changes one line. Another medicine has other strengths and doses, and other reasons. */
export const withLine = (
  draft: PrescriptionDraft,
  at: number,
  change: Partial<LineDraft>,
): PrescriptionDraft => ({
  ...draft,
  lines: draft.lines.map((line, each) => {
    if (each !== at) return line;
    const { medicine = line.medicine } = change;
    return medicine === line.medicine ? { ...line, ...change } : chosen(medicine, line);
  }),
});

const numberOf = (written: string): number =>
  /^\d{1,3}$/.test(written.trim()) ? Number(written) : Number.NaN;

/** Returns what the server takes; null where there is no line, or something is still missing. */
export const prescribedOf = (draft: PrescriptionDraft): Prescribed | null => {
  const { age, answers, history, lines } = draft;
  const read = Prescribed.safeParse({
    told: { age: numberOf(age), answers, history },
    lines: lines.map((line) => ({
      ...line,
      dose: numberOf(line.dose),
      times: numberOf(line.times),
      days: numberOf(line.days),
    })),
  });
  return read.success ? read.data : null;
};

/** Things that a prescription lacks: what was told, or a choice in one of its lines. */
export const PRESCRIPTION_LACKS = ['age', 'answers', 'history', 'medicines'] as const;
export type PrescriptionLack = (typeof PRESCRIPTION_LACKS)[number];

/** Lists what a prescription lacks; nothing where there is none. */
export const prescriptionLacks = (draft: PrescriptionDraft): PrescriptionLack[] => {
  if (draft.lines.length === 0) return [];
  const { age, answers, history, lines } = draft;
  const isMissing: Readonly<Record<PrescriptionLack, boolean>> = {
    age: Number.isNaN(numberOf(age)),
    answers: DESK_QUESTIONS.some((id) => (answers[id] ?? '') === ''),
    history: history.trim() === '',
    medicines: lines.some(({ medicine, strength, dose, times, days }) =>
      [medicine, strength, dose, times, days].includes(''),
    ),
  };
  return PRESCRIPTION_LACKS.filter((lack) => isMissing[lack]);
};

/** Returns the draft of a correction: the prescription that it takes the place of. */
export const prescriptionDraftOf = ({ told, lines }: MadePrescription): PrescriptionDraft => ({
  age: String(told.age),
  answers: told.answers,
  history: told.history,
  lines: lines.map((line) => ({
    ...line,
    dose: String(line.dose),
    times: String(line.times),
    days: String(line.days),
  })),
});

const judged = ({ lines, ...told }: PrescriptionDraft): string =>
  JSON.stringify([told, lines.map(({ reasons: _reasons, ...line }) => line)]);

/** Returns true when the medicine rules would say the same of both: reasons do not count. */
export const isJudgedAlike = (one: PrescriptionDraft, other: PrescriptionDraft): boolean =>
  judged(one) === judged(other);
