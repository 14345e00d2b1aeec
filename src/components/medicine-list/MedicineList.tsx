import type { Medication } from '../../../contracts/diagnosis.ts';
import { IconCheck, IconX } from '../icons/icons.ts';
import classes from './medicine-list.module.css';

const Entry = ({ text, suggested, reason }: Medication) => (
  <li className={classes.entry} data-suggested={suggested}>
    <span className={classes.mark} aria-hidden="true">
      {suggested ? <IconCheck size={18} /> : <IconX size={18} />}
    </span>
    <div>
      {suggested ? (
        <p className={classes.text}>{text}</p>
      ) : (
        <p className={classes.text}>
          <span className={classes.not}>Not for you: </span>
          <s>{text}</s>
        </p>
      )}
      {reason && <p className={classes.reason}>{reason}</p>}
    </div>
  </li>
);

/** The four suggestions (DIAG-18 to DIAG-22); one that the answers speak against is struck out with the reason. */
export const MedicineList = ({ medications }: { readonly medications: readonly Medication[] }) => (
  <ul className={classes.list}>
    {medications.map((medication) => (
      <Entry key={medication.id} {...medication} />
    ))}
  </ul>
);
