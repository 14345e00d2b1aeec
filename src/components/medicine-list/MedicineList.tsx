import type { Medication, MedicineStatus } from '../../../contracts/assessment/diagnosis.ts';
import type { MedicineTexts } from '../../../contracts/texts/catalogue.ts';
import { BulletList } from '../bullet-list/BulletList.tsx';
import { IconCheck, IconMinus, IconQuestionMark, IconX } from '../icons/icons.ts';
import classes from './medicine-list.module.css';

type Words = { readonly statuses: MedicineTexts['statuses'] };

const ICONS: Readonly<Record<MedicineStatus, typeof IconCheck>> = {
  suggested: IconCheck,
  check_first: IconQuestionMark,
  not_for_you: IconX,
  not_needed: IconMinus,
};

const Entry = ({ text, status, reason, statuses }: Medication & Words) => {
  const Icon = ICONS[status];
  return (
    <li className={classes.entry} data-status={status}>
      <span className={classes.mark} aria-hidden="true">
        <Icon size={18} />
      </span>
      <div>
        <p className={classes.text}>
          {status !== 'suggested' && (
            <span className={classes.status}>{`${statuses[status]}: `}</span>
          )}
          {status === 'not_for_you' ? <s>{text}</s> : <span>{text}</span>}
        </p>
        {reason && <p className={classes.reason}>{reason}</p>}
      </div>
    </li>
  );
};

export type MedicineListProps = Words & {
  readonly medications: readonly Medication[];
  /** Advice that comes before any medicine, in sentences. */
  readonly advice: readonly string[];
};

/** The four suggestions (DIAG-18 to DIAG-22), each with its status for this patient and the reason. */
export const MedicineList = ({ medications, statuses, advice }: MedicineListProps) => (
  <div className={classes.medicines}>
    {advice.length > 0 && <BulletList items={advice} />}
    <ul className={classes.list}>
      {medications.map((medication) => (
        <Entry key={medication.id} {...medication} statuses={statuses} />
      ))}
    </ul>
  </div>
);
