import type { Diagnosis, Emergency } from '../../../contracts/assessment/diagnosis.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { beforeTheVisit } from '../../../contracts/rules/danger-lines.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/saved-result-screens.ts';
import { selectReadAt } from '../../../machines/saved-result/saved-result.machine.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { DangerLine } from '../../components/danger-line/DangerLine.tsx';
import { DueRow } from '../../components/due-row/DueRow.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { Slip } from '../../components/slip/Slip.tsx';
import { URGENCY_LOOKS, UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { daysHint } from '../../lib/format/due.ts';
import type { DatedLevel } from '../../lib/format/due.ts';
import { emergencyNumber, emergencyWords } from '../../lib/format/emergency-words.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { savedAdvice } from '../../lib/format/saved-words.ts';
import { withDrawings } from '../assessment/advice-drawings.tsx';
import { FirstInWords } from '../assessment/Conditions.tsx';
import { PastAdvice } from './PastAdvice.tsx';
import { useSavedResultSelected } from './saved-result.flow.ts';
import classes from './saved-result.module.css';

/** Shows emergency help first, however old the result is: the patient may have returned because of it. */
export const EmergencyHead = ({ emergency }: { readonly emergency: Emergency }) => {
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

type DatedHeadProps = {
  readonly level: DatedLevel;
  readonly result: Diagnosis;
  /** Line of what was told since, where it asks for an earlier day. */
  readonly since: string | null;
};

/** Says what to do and by when, as of the day of the result. */
export const DatedHead = ({ level, result, since }: DatedHeadProps) => {
  const { received_at: madeAt = '' } = result;
  const readAt = useSavedResultSelected(selectReadAt);
  const { title, days, isPast } = savedAdvice(level, { madeAt, readAt });
  const { tone } = URGENCY_LOOKS[level];
  const { danger, sooner, soonerWithSteps } = beforeTheVisit(result, level, resultTexts);
  return (
    <Slip
      tone={isPast ? 'info' : tone}
      badge={<UrgencyBadge level={level} />}
      heading={<h1 tabIndex={-1}>{title}</h1>}
      action={
        isPast ? (
          <ButtonLink href={PATHS.chat}>{say.checkAgain}</ButtonLink>
        ) : (
          <RouteButton to={PATHS.findDentist}>{common.findMyDentist}</RouteButton>
        )
      }
    >
      {since !== null && (
        <p>
          <strong>{since}</strong>
        </p>
      )}
      {isPast && <PastAdvice />}
      <FirstInWords result={result} />
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
