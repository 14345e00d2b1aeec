import type { ShownVisit } from '../booking/visit-note.ts';
import { VISIT_SUMMARY as WORDS } from '../texts/en/visit-summary.ts';

/** A note as everybody who may read it has it. */
type Read = ShownVisit['note'];

const finalWords = ({ final_word: word }: Read): string => {
  if (word.kind === 'condition') return word.name;
  return word.kind === 'other' ? word.text : WORDS.cannotSay;
};

/** Returns what a visit note says, in the order in which it is read (NEW-31, NEW-34); what is empty is left out. */
export const visitFacts = (note: Read): { readonly name: string; readonly value: string }[] =>
  [
    { name: WORDS.final, value: finalWords(note) },
    { name: WORDS.findings, value: note.findings },
    { name: WORDS.advice, value: note.advice },
    { name: WORDS.nextVisit, value: note.next_visit },
    { name: WORDS.by, value: note.doctor_name },
    { name: WORDS.registration, value: note.doctor_registration ?? '' },
  ].filter(({ value }) => value !== '');

/** Returns the line of a correction; null for a first version. */
export const correctionLine = ({ version }: Read): string | null =>
  version === 1 ? null : WORDS.corrected.replace('{version}', String(version));
