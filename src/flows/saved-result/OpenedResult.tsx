import type { ReactNode } from 'react';
import type { Diagnosis, Emergency } from '../../../contracts/assessment/diagnosis.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { SAVED_RESULT } from '../../../contracts/texts/en/saved-result.ts';
import { selectReadAt, selectResult } from '../../../machines/saved-result/saved-result.machine.ts';
import { beforeTheVisit } from '../../../contracts/rules/danger-lines.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { DangerLine } from '../../components/danger-line/DangerLine.tsx';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { DueRow } from '../../components/due-row/DueRow.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { PrintHead } from '../../components/print-head/PrintHead.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { Slip } from '../../components/slip/Slip.tsx';
import { URGENCY_LOOKS, UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { dayInWords, daysHint } from '../../lib/format/due.ts';
import type { DatedLevel } from '../../lib/format/due.ts';
import { emergencyNumber, emergencyWords } from '../../lib/format/emergency-words.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { savedAdvice } from '../../lib/format/saved-words.ts';
import { withDrawings } from '../assessment/advice-drawings.tsx';
import { ChildTalk } from '../assessment/ChildTalk.tsx';
import { ConditionsSection, firstInWords } from '../assessment/Conditions.tsx';
import { Quitline, Steps } from '../assessment/Steps.tsx';
import { LazyReport } from '../report/lazy.tsx';
import { LazyCheckIn } from '../check-in/lazy.tsx';
import { DeleteResult } from './DeleteResult.tsx';
import { XrayForResult } from './XrayForResult.tsx';
import { PastAdvice } from './PastAdvice.tsx';
import { SavedMedicines } from './SavedMedicines.tsx';
import { SavedNote } from './SavedNote.tsx';
import { useSavedResultSelected } from './saved-result.flow.ts';
import classes from './saved-result.module.css';

/** Shows emergency help first, however old the result is: the patient may have returned because of it. */
const EmergencyHead = ({ emergency }: { readonly emergency: Emergency }) => {
  const { title, lead, ways, meanwhile, steps } = emergencyWords(emergency);
  return (
    <div className={classes.emergency}>
      <div>
        <UrgencyBadge level="emergency" />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <EmergencyHelp lead={lead} ways={ways} meanwhile={meanwhile} steps={withDrawings(steps)} />
    </div>
  );
};

type DatedHeadProps = { readonly level: DatedLevel; readonly result: Diagnosis };

const DatedHead = ({ level, result }: DatedHeadProps) => {
  const { received_at: madeAt = '' } = result;
  const readAt = useSavedResultSelected(selectReadAt);
  const { title, days, isPast } = savedAdvice(level, { madeAt, readAt });
  const { tone } = URGENCY_LOOKS[level];
  const first = firstInWords(result);
  const { danger, sooner, soonerWithSteps } = beforeTheVisit(result, level, resultTexts);
  return (
    <Slip
      tone={isPast ? 'info' : tone}
      badge={<UrgencyBadge level={level} />}
      heading={<h1 tabIndex={-1}>{title}</h1>}
      action={
        isPast ? (
          <ButtonLink href={PATHS.chat}>Check again</ButtonLink>
        ) : (
          <RouteButton to={PATHS.findDentist}>Find My Dentist</RouteButton>
        )
      }
    >
      {isPast && <PastAdvice />}
      {first && <p>{first}</p>}
      {danger.length > 0 && (
        <ul className={classes.danger}>
          <DangerLine lines={danger} call={emergencyNumber()} />
        </ul>
      )}
      {!isPast && <p>{sooner ?? soonerWithSteps}</p>}
      {days.length > 0 && <DueRow tone={tone} periods={days} press={daysHint(days)} />}
    </Slip>
  );
};

const AsOf = ({ day, children }: { readonly day: string; readonly children: ReactNode }) => (
  <Callout tone="info" title={`As it was on ${day}`}>
    <p>{children}</p>
    <p>{SAVED_RESULT.notSince}</p>
    <a className={classes.again} href={PATHS.chat}>
      Check again
    </a>
  </Callout>
);

/** A saved result as it was made, with its date; its questions can no longer be answered. */
export const OpenedResult = () => {
  const saved = useSavedResultSelected(selectResult);
  if (saved === null) return null;
  const day = dayInWords(saved.created_at) ?? '';
  const result = { ...saved.diagnosis, received_at: saved.created_at };
  const own = urgencyLevelOf(result);
  // Danger that was told later counts as much as danger on the day of the result.
  const emergency = result.emergency ?? saved.check_in?.emergency ?? null;
  const level = emergency === null ? own : 'emergency';
  return (
    <>
      <title>{`Your result of ${day} · ${PRODUCT_NAME}`}</title>
      <PrintHead day={day} />
      {emergency !== null && <EmergencyHead emergency={emergency} />}
      {level !== 'emergency' && <DatedHead level={level} result={result} />}
      <AsOf day={day}>You said: “{saved.issue}”</AsOf>
      {saved.check_in !== null && own !== 'emergency' && (
        <ResultSection title="How is it today?">
          <LazyCheckIn
            result={saved}
            checkIn={saved.check_in}
            base={{ level: own, madeAt: saved.created_at }}
            isHelped={saved.check_in.emergency !== null}
          />
        </ResultSection>
      )}
      <Quitline result={result} />
      <ConditionsSection result={result} />
      {(result.emergency === null || result.steps) && (
        <Steps result={result} isHelped={result.emergency !== null} />
      )}
      <ChildTalk result={result} />
      <SavedMedicines result={result} day={day} />
      <SavedNote result={result} />
      <XrayForResult id={saved.id} xrays={saved.xrays} level={level} />
      <LazyReport result={() => ({ kind: 'saved', id: saved.id })} />
      <DeleteResult />
      <Disclaimer />
    </>
  );
};
