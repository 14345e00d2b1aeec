import type { SavedResult } from '../../../contracts/endpoints/saved-results.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { levelOf, selectReadAt } from '../../../machines/saved-results/saved-results.machine.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { DueRow } from '../../components/due-row/DueRow.tsx';
import { Slip } from '../../components/slip/Slip.tsx';
import { URGENCY_LOOKS, UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { WayLinks } from '../../components/way-links/WayLinks.tsx';
import { dayInWords, daysHint } from '../../lib/format/due.ts';
import { ambulanceWays } from '../../lib/format/emergency-words.ts';
import { resultAddress } from '../../../contracts/assessment/result-address.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import * as say from '../../../contracts/texts/en/saved-results.ts';
import { savedAdvice } from '../../lib/format/saved-words.ts';
import { PastAdvice } from '../saved-result/PastAdvice.tsx';
import { useSavedResultsSelected } from './saved-results.flow.ts';

/** The newest result as the slip: what to do and by when, or that its days have passed. */
export const Newest = ({ result }: { readonly result: SavedResult }) => {
  const readAt = useSavedResultsSelected(selectReadAt);
  const level = levelOf(result);
  const { title, days, isPast } = savedAdvice(level, { madeAt: result.created_at, readAt });
  const { tone } = URGENCY_LOOKS[level];
  return (
    <Slip
      tone={isPast ? 'info' : tone}
      badge={<UrgencyBadge level={level} />}
      heading={<h2>{title}</h2>}
      action={
        <>
          {days.length > 0 && (
            <RouteButton to={PATHS.findDentist}>{common.findADentistTitle}</RouteButton>
          )}
          <RouteButton
            to={resultAddress(result.id)}
            variant={days.length > 0 ? 'default' : undefined}
          >
            {say.openThisResult}
          </RouteButton>
        </>
      }
    >
      {level === 'emergency' && (
        <>
          <p>{say.ifStillOneCallNow}</p>
          <WayLinks ways={ambulanceWays()} />
        </>
      )}
      {isPast && <PastAdvice />}
      {days.length > 0 && <DueRow tone={tone} periods={days} press={daysHint(days)} />}
      {result.person !== null && <p>{family.forPerson(result.person.name)}</p>}
      {result.condition !== null && <p>{say.mostLikely(result.condition)}</p>}
      <p>{say.checkedOn(result.issue, dayInWords(result.created_at) ?? '')}</p>
    </Slip>
  );
};
