import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import { emptyOf, isComplete } from '../../contracts/forms/form.ts';
import { VISIT_NOTE } from '../../contracts/forms/visit-note.ts';
import type { FinalWordKind, VisitNoteTexts } from '../../contracts/forms/visit-note.ts';
import {
  NO_PRESCRIPTION,
  PRESCRIPTION_LACKS,
  prescribedOf,
  prescriptionDraftOf,
  prescriptionLacks,
} from './prescription-draft.ts';
import type { PrescriptionDraft } from './prescription-draft.ts';

/** A visit note while it is written. */
export type VisitDraft = VisitNoteTexts & {
  /** Empty until one is chosen. */
  readonly final: FinalWordKind | '';
  /** Id of one of our conditions; empty until one is chosen. */
  readonly condition: string;
  readonly prescription: PrescriptionDraft;
};

/** A draft as it survives a reload, with the version that its writer had read. */
export type KeptDraft = { readonly after: number; readonly draft: VisitDraft };

export const EMPTY_DRAFT: VisitDraft = {
  ...emptyOf(VISIT_NOTE),
  final: '',
  condition: '',
  prescription: NO_PRESCRIPTION,
};

/** Makes the draft of a correction: what stands in the version that it corrects. */
export const draftOf = (note: VisitNote): VisitDraft => ({
  findings: note.findings,
  advice: note.advice,
  nextVisit: note.next_visit,
  ...finalOf(note),
  prescription:
    note.prescription?.kind === 'made' ? prescriptionDraftOf(note.prescription) : NO_PRESCRIPTION,
});

const finalOf = ({
  final_word,
}: VisitNote): Pick<VisitDraft, 'final' | 'condition' | 'otherWords'> => ({
  final: final_word.kind,
  condition: final_word.kind === 'condition' ? final_word.id : '',
  otherWords: final_word.kind === 'other' ? final_word.text : '',
});

/** What a draft lacks before it can be closed. */
export const VISIT_LACKS = [
  'findings',
  'final',
  'condition',
  'otherWords',
  'advice',
  ...PRESCRIPTION_LACKS,
] as const;
export type VisitLack = (typeof VISIT_LACKS)[number];

/** Lists what a draft lacks, in the order of the form. What is not prescribed lacks nothing. */
export const lacksOf = (draft: VisitDraft): VisitLack[] => {
  const { final, condition } = draft;
  const missing = prescriptionLacks(draft.prescription);
  const isMissing: Partial<Readonly<Record<VisitLack, boolean>>> = {
    findings: draft.findings.trim() === '',
    final: final === '',
    condition: final === 'condition' && condition === '',
    otherWords: final === 'other' && draft.otherWords.trim() === '',
    advice: draft.advice.trim() === '',
  };
  return VISIT_LACKS.filter((lack) => isMissing[lack] ?? missing.some((each) => each === lack));
};

/** Returns true for a draft that the server takes. */
export const canBeClosed = (draft: VisitDraft): boolean =>
  lacksOf(draft).length === 0 &&
  isComplete(VISIT_NOTE, draft) &&
  (draft.prescription.lines.length === 0 || prescribedOf(draft.prescription) !== null);
