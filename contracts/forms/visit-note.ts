import type { Fields, ValueOf } from './form.ts';

/** Ways in which a dentist may end a visit note: one of our conditions, other words, or that a video cannot tell. */
export const FINAL_WORDS = ['condition', 'other', 'cannotSay'] as const;
export type FinalWordKind = (typeof FINAL_WORDS)[number];

/** What a dentist writes after a call (NEW-30): one box each. */
export const VISIT_NOTE = {
  findings: { kind: 'text', min: 1, max: 2000 },
  /** Words of the dentist's own, where none of our conditions fits. */
  otherWords: { kind: 'text', max: 200 },
  advice: { kind: 'text', min: 1, max: 2000 },
  nextVisit: { kind: 'text', max: 300 },
} as const satisfies Fields;

export type VisitNoteTexts = ValueOf<typeof VISIT_NOTE>;
