import type { Medication } from '../../../contracts/diagnosis.ts';
import type { MedicineTexts } from '../../../contracts/texts/catalogue.ts';
import { IconCheck, IconX } from '../icons/icons.ts';
import classes from './medicine-list.module.css';

type Words = { readonly statuses: MedicineTexts['statuses'] };

const Entry = ({ text, status, reason, statuses }: Medication & Words) => (
  <li className={classes.entry} data-status={status}>
    <span className={classes.mark} aria-hidden="true">
      {status === 'not_for_you' ? <IconX size={18} /> : <IconCheck size={18} />}
    </span>
    <div>
      <p className={classes.text}>
        {status !== 'suggested' && <span className={classes.status}>{statuses[status]}: </span>}
        {status === 'not_for_you' ? <s>{text}</s> : text}
      </p>
      {reason && <p className={classes.reason}>{reason}</p>}
    </div>
  </li>
);

/** The four suggestions (DIAG-18 to DIAG-22), each with how it stands for this patient and why. */
export const MedicineList = ({
  medications,
  statuses,
}: Words & { readonly medications: readonly Medication[] }) => (
  <ul className={classes.list}>
    {medications.map((medication) => (
      <Entry key={medication.id} {...medication} statuses={statuses} />
    ))}
  </ul>
);
