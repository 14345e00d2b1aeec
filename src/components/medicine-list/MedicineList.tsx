import type { Medication, MedicineStatus } from '../../../contracts/assessment/diagnosis.ts';
import type { MedicineTexts } from '../../../contracts/texts/catalogue.ts';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { partMedicines } from '../../../contracts/rules/needed-medicines.ts';
import { BulletList } from '../bullet-list/BulletList.tsx';
import { IconCheck, IconMinus, IconQuestionMark, IconX } from '../icons/icons.ts';
import classes from './medicine-list.module.css';

type Words = { readonly words: Pick<MedicineTexts, 'statuses' | 'notNeeded'> };

const ICONS: Readonly<Record<MedicineStatus, typeof IconCheck>> = {
  suggested: IconCheck,
  check_first: IconQuestionMark,
  not_for_you: IconX,
  not_needed: IconMinus,
};

const Entry = ({ text, status, reason, words }: Medication & Words) => {
  const Icon = ICONS[status];
  return (
    <li className={classes.entry} data-status={status}>
      <span className={classes.mark} aria-hidden="true">
        <Icon size={18} />
      </span>
      <div>
        <p className={classes.text}>
          {status !== 'suggested' && (
            <span className={classes.status}>{`${words.statuses[status]}: `}</span>
          )}
          {status === 'not_for_you' ? (
            <s lang={langOf(text)}>{text}</s>
          ) : (
            <span lang={langOf(text)}>{text}</span>
          )}
        </p>
        {reason && (
          <p className={classes.reason} lang={langOf(reason)}>
            {reason}
          </p>
        )}
      </div>
    </li>
  );
};

export type MedicineListProps = Words & {
  readonly medications: readonly Medication[];
  /** Advice that comes before any medicine, in sentences. */
  readonly advice: readonly string[];
};

const List = ({ medications, words }: Words & Pick<MedicineListProps, 'medications'>) => (
  <ul className={classes.list}>
    {medications.map((medication) => (
      <Entry key={medication.id} {...medication} words={words} />
    ))}
  </ul>
);

/**
 * The suggestions (DIAG-18 to DIAG-22), each with its status for this patient and the reason; those that nothing calls for
 * stand in a part that opens.
 */
export const MedicineList = ({ medications, words, advice }: MedicineListProps) => {
  const { shown, notNeeded } = partMedicines(medications);
  return (
    <div className={classes.medicines}>
      {advice.length > 0 && <BulletList items={advice} />}
      <List medications={shown} words={words} />
      {notNeeded.length > 0 && (
        <details className={classes.considered}>
          <summary>{words.notNeeded}</summary>
          <List medications={notNeeded} words={words} />
        </details>
      )}
    </div>
  );
};
