import type { VisitNote } from '../../../contracts/booking/visit-note.ts';
import { VISIT_SUMMARY_TEXTS as TEXTS } from '../../../machines/visit-note/visit-note.texts.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import classes from './visit-summary.module.css';

const finalWords = ({ final_word: word }: VisitNote): string => {
  if (word.kind === 'condition') return word.name;
  return word.kind === 'other' ? word.text : TEXTS.cannotSay;
};

/** A finished visit note: what patient and dentist read of it is the same (NEW-31). */
export const VisitSummary = ({ note }: { readonly note: VisitNote }) => (
  <div className={classes.summary}>
    {note.version > 1 && (
      <p className={classes.corrected}>
        {TEXTS.corrected.replace('{version}', String(note.version))}
      </p>
    )}
    <FactList
      facts={[
        { name: TEXTS.final, value: finalWords(note) },
        { name: TEXTS.findings, value: note.findings },
        { name: TEXTS.advice, value: note.advice },
        ...(note.next_visit === '' ? [] : [{ name: TEXTS.nextVisit, value: note.next_visit }]),
        { name: TEXTS.by, value: note.doctor_name },
        ...(note.doctor_registration === null
          ? []
          : [{ name: TEXTS.registration, value: note.doctor_registration }]),
        { name: TEXTS.written, value: momentWords(note.closed_at) },
      ]}
    />
  </div>
);
