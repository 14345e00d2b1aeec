import type { ShownPrescription } from '../../../contracts/booking/prescription.ts';
import { lineWords } from '../../../contracts/rules/prescription-lines.ts';
import { PRESCRIPTION_WORDS as WORDS } from '../../../contracts/texts/en/prescription.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import classes from './visit-summary.module.css';

/** The prescription of a finished note: what everybody who may see it reads is the same (NEW-51). */
export const PrescriptionSummary = ({
  prescription,
}: {
  readonly prescription: ShownPrescription;
}) => {
  if (prescription.kind === 'withdrawn') {
    return <p className={classes.corrected}>{WORDS.withdrawn}</p>;
  }
  const { lines, code } = prescription;
  return (
    <>
      <h3>{WORDS.title}</h3>
      <FactList
        facts={[
          ...lines.map((line) => {
            const { name, use } = lineWords(line);
            return { name, value: use.join('\n') };
          }),
          { name: WORDS.code, value: code },
        ]}
      />
      <p>{WORDS.asDirected}</p>
    </>
  );
};
