import type { ReactNode } from 'react';
import { areBarred, painkillerLead } from '../../../contracts/rules/needed-medicines.ts';
import type { Diagnosis, UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { beforeTheVisit } from '../../../contracts/rules/danger-lines.ts';
import {
  selectCanCheckMedicines,
  selectHasCheckedMedicines,
  selectMedications,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { IconCheck, IconClock, IconPill } from '../../components/icons/icons.ts';
import { DangerLine } from '../../components/danger-line/DangerLine.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { emergencyNumber } from '../../lib/format/emergency-words.ts';
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

/** Which painkiller to start with, or whom to ask, or the way to find that out; nothing where none is needed. */
const Ease = () => {
  const assessment = useAssessment();
  const medications = useAssessmentSelected(selectMedications);
  const lead = painkillerLead(medications);
  const isOffered = useAssessmentSelected(selectCanCheckMedicines);
  const isChecked = useAssessmentSelected(selectHasCheckedMedicines);
  if (lead !== null) return <Line icon={IconPill}>{medicines.leadInShort[lead]}</Line>;
  if (areBarred(medications)) return <Line icon={IconPill}>{words.askFirst}</Line>;
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

/** Lines for the time until the visit: when to call for help, what eases it, what to do at home, and when to go sooner. */
export const UntilThen = ({ result, level }: UntilThenProps) => {
  const helps = result.steps?.until_then;
  const { danger, sooner } = beforeTheVisit(result, level, resultTexts);
  return (
    <ResultSection title={words.title} isClose>
      <ul className={classes.lines}>
        {danger.length > 0 && <DangerLine lines={danger} call={emergencyNumber()} />}
        <Ease />
        {helps !== undefined && <Line icon={IconCheck}>{helps}</Line>}
        {sooner !== null && <Line icon={IconClock}>{sooner}</Line>}
      </ul>
    </ResultSection>
  );
};
