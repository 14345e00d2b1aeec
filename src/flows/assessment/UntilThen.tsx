import type { ReactNode } from 'react';
import { areBarred, painkillerLead } from '../../../contracts/rules/needed-medicines.ts';
import type { PainkillerLead } from '../../../contracts/rules/needed-medicines.ts';
import type {
  Diagnosis,
  Medication,
  UrgencyLevel,
} from '../../../contracts/assessment/diagnosis.ts';
import { beforeTheVisit } from '../../../contracts/rules/danger-lines.ts';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { selectChatContext } from '../../../machines/assessment/assessment.selectors.ts';
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

/** Names each painkiller as the result does, with its dose (DIAG-18, DIAG-19). */
const leadWithDoses = (lead: PainkillerLead, medications: readonly Medication[]): string =>
  medications.reduce(
    (line, { id, text }) => line.replace(`{${id}}`, text),
    medicines.leadInShort[lead],
  );

type LineProps = {
  readonly icon: typeof IconCheck;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
};

const Line = ({ icon: Icon, lang, children }: LineProps) => (
  <li>
    <Icon size={20} aria-hidden="true" />
    <div lang={lang}>{children}</div>
  </li>
);

/** Which painkiller to start with, or whom to ask, or the way to find that out; nothing where none is needed. */
const Ease = () => {
  const assessment = useAssessment();
  const medications = useAssessmentSelected(selectMedications);
  const lead = painkillerLead(medications);
  const isOffered = useAssessmentSelected(selectCanCheckMedicines);
  const isChecked = useAssessmentSelected(selectHasCheckedMedicines);
  const isForChild = useAssessmentSelected(selectChatContext).age === 'age_0_18';
  if (lead !== null) return <Line icon={IconPill}>{leadWithDoses(lead, medications)}</Line>;
  if (areBarred(medications)) {
    return <Line icon={IconPill}>{isForChild ? words.askForChild : words.askFirst}</Line>;
  }
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
  const { dangerInView, sooner } = beforeTheVisit(result, level, resultTexts);
  return (
    <ResultSection title={words.title} isClose>
      <ul className={classes.lines}>
        {dangerInView.length > 0 && <DangerLine lines={dangerInView} call={emergencyNumber()} />}
        <Ease />
        {helps !== undefined && (
          <Line icon={IconCheck} lang={langOf(helps)}>
            {helps}
          </Line>
        )}
        {sooner !== null && <Line icon={IconClock}>{sooner}</Line>}
      </ul>
    </ResultSection>
  );
};
