import type { SoapNote as Note } from '../../../contracts/diagnosis.ts';
import classes from './soap-note.module.css';

const PARTS = [
  { key: 'subjective', label: 'Subjective' },
  { key: 'objective', label: 'Objective' },
  { key: 'assessment', label: 'Assessment' },
  { key: 'plan', label: 'Plan' },
] as const;

/** The clinical note (DIAG-09 to DIAG-12), in the order that dentists read it. */
export const SoapNote = ({ note }: { readonly note: Note }) => (
  <dl className={classes.note}>
    {PARTS.map(({ key, label }) => (
      <div key={key} className={classes.part}>
        <dt>{label}</dt>
        <dd>{note[key]}</dd>
      </div>
    ))}
  </dl>
);
