import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import { emptyOf, isComplete } from '../../contracts/forms/form.ts';
import { VISIT_NOTE } from '../../contracts/forms/visit-note.ts';
import type { FinalWordKind, VisitNoteTexts } from '../../contracts/forms/visit-note.ts';

/** A visit note while it is written. */
export type VisitDraft = VisitNoteTexts & {
  /** Empty until one is chosen. */
  readonly final: FinalWordKind | '';
  /** Id of one of our conditions; empty until one is chosen. */
  readonly condition: string;
};

/** A draft as it survives a reload, with the version that its writer had read. */
export type KeptDraft = { readonly after: number; readonly draft: VisitDraft };

export const EMPTY_DRAFT: VisitDraft = { ...emptyOf(VISIT_NOTE), final: '', condition: '' };

/** Makes the draft of a correction: what stands in the version that it corrects. */
export const draftOf = ({ findings, final_word, advice, next_visit }: VisitNote): VisitDraft => ({
  findings,
  advice,
  nextVisit: next_visit,
  final: final_word.kind,
  condition: final_word.kind === 'condition' ? final_word.id : '',
  otherWords: final_word.kind === 'other' ? final_word.text : '',
});

/** What a draft lacks before it can be closed. */
export const VISIT_LACKS = ['findings', 'final', 'condition', 'otherWords', 'advice'] as const;
export type VisitLack = (typeof VISIT_LACKS)[number];

/** Lists what a draft lacks, in the order of the form. */
export const lacksOf = (draft: VisitDraft): VisitLack[] => {
  const { final, condition } = draft;
  const isMissing: Readonly<Record<VisitLack, boolean>> = {
    findings: draft.findings.trim() === '',
    final: final === '',
    condition: final === 'condition' && condition === '',
    otherWords: final === 'other' && draft.otherWords.trim() === '',
    advice: draft.advice.trim() === '',
  };
  return VISIT_LACKS.filter((lack) => isMissing[lack]);
};

/** Returns true for a draft that the server takes. */
export const canBeClosed = (draft: VisitDraft): boolean =>
  lacksOf(draft).length === 0 && isComplete(VISIT_NOTE, draft);
