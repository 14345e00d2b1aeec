import type { ReactNode } from 'react';
import { painkillerLead } from '../../../contracts/rules/needed-medicines.ts';
import type { Diagnosis, UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { whatChangesLine } from '../../../contracts/rules/what-changes.ts';
import {
  selectCanCheckMedicines,
  selectHasCheckedMedicines,
  selectMedications,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { IconAlertTriangle, IconCheck, IconPill } from '../../components/icons/icons.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import classes from './result.module.css';

const { untilThen: words, medicines } = resultTexts;

type LineProps = { readonly icon: typeof IconCheck; readonly children: ReactNode };

const Line = ({ icon: Icon, children }: LineProps) => (
  <li>
    <Icon size={20} aria-hidden="true" />
    <div>{children}</div>
  </li>
);

/** Which painkiller to start with, or the way to find that out; nothing where none is needed. */
const Ease = () => {
  const assessment = useAssessment();
  const lead = painkillerLead(useAssessmentSelected(selectMedications));
  const isOffered = useAssessmentSelected(selectCanCheckMedicines);
  const isChecked = useAssessmentSelected(selectHasCheckedMedicines);
  if (lead !== null) return <Line icon={IconPill}>{medicines.leadInShort[lead]}</Line>;
  if (!isOffered || isChecked) return null;
  return (
    <Line icon={IconPill}>
      <Button variant="default" onClick={() => assessment.send({ type: 'medicineCheck.opened' })}>
        {words.check}
      </Button>
    </Line>
  );
};

type UntilThenProps = {
  readonly result: Diagnosis;
  readonly level: Exclude<UrgencyLevel, 'emergency'>;
};

/** Three lines for the time until the visit: what eases it, what to do at home, and what would change the urgency. */
export const UntilThen = ({ result, level }: UntilThenProps) => {
  const helps = result.steps?.until_then;
  return (
    <ResultSection title={words.title}>
      <ul className={classes.lines}>
        <Ease />
        {helps !== undefined && <Line icon={IconCheck}>{helps}</Line>}
        <Line icon={IconAlertTriangle}>{whatChangesLine(result, level, resultTexts)}</Line>
      </ul>
    </ResultSection>
  );
};
