import { LEAST_NOTICES } from '../../../contracts/booking/weekly-hours.ts';
import {
  HOURS_FAULT_WORDS,
  LEAVE_FAULT,
  NAMES_OF_DAYS,
  OWN_HOURS_TEXTS as TEXTS,
} from '../../../contracts/texts/en/staff/own-hours.ts';
import {
  selectHoursDraft,
  selectHoursProblem,
  selectIsSaved,
  selectIsSavingHours,
} from '../../../machines/own-hours/own-hours.machine.ts';
import type { HoursProblem } from '../../../machines/own-hours/own-hours.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { useOwnHours, useOwnHoursSelected } from './own-hours.flow.ts';
import { Leaves } from './Leaves.tsx';
import { Week } from './Week.tsx';

/** It asks whether calls of the same day are taken, and how long before. */
const Notice = () => {
  const flow = useOwnHours();
  const { least_notice } = useOwnHoursSelected(selectHoursDraft);
  return (
    <ListField
      label={TEXTS.notice}
      name="least-notice"
      placeholder={TEXTS.noNotice}
      value={String(least_notice ?? '')}
      options={LEAST_NOTICES.map((minutes) => ({
        value: String(minutes),
        label: TEXTS.hoursBefore.replace(
          '{count}',
          minutes === 60 ? '1 hour' : `${minutes / 60} hours`,
        ),
      }))}
      onChange={(chosen) =>
        flow.send({
          type: 'draft.changed',
          change: { least_notice: LEAST_NOTICES.find((each) => String(each) === chosen) ?? null },
        })
      }
    />
  );
};

const problemWords = (problem: HoursProblem): string => {
  if (problem.kind === 'hours') {
    const { kind, weekday } = problem.fault;
    return `${NAMES_OF_DAYS[weekday] ?? ''}: ${HOURS_FAULT_WORDS[kind]}`;
  }
  if (problem.kind === 'refused') return problem.said;
  return problem.kind === 'leave' ? LEAVE_FAULT : TEXTS.failed;
};

const Save = () => {
  const flow = useOwnHours();
  const problem = useOwnHoursSelected(selectHoursProblem);
  const isSaving = useOwnHoursSelected(selectIsSavingHours);
  const isSaved = useOwnHoursSelected(selectIsSaved);
  return (
    <>
      {problem !== null && <InlineError>{problemWords(problem)}</InlineError>}
      <output>{isSaved && TEXTS.saved}</output>
      <div>
        <Button aria-busy={isSaving} onClick={() => flow.send({ type: 'hours.submitted' })}>
          {isSaving ? TEXTS.saving : TEXTS.save}
        </Button>
      </div>
    </>
  );
};

/** The hours, leave and least notice, as the dentist changes them. */
export const Editing = () => (
  <>
    <p>{TEXTS.intro}</p>
    <ResultSection title={TEXTS.week}>
      <div className="stack">
        <Week />
      </div>
    </ResultSection>
    <ResultSection title={TEXTS.leave} intro={TEXTS.leaveIntro}>
      <div className="stack">
        <Leaves />
      </div>
    </ResultSection>
    <ResultSection title={TEXTS.today}>
      <Notice />
    </ResultSection>
    <Save />
  </>
);
