import { checkInAddress } from '../../../contracts/assessment/result-address.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import * as say from '../../../contracts/texts/en/saved-results.ts';
import { selectAsked } from '../../../machines/saved-results/saved-results.machine.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { useSavedResultsSelected } from './saved-results.flow.ts';

/** Stands first while "How is it today?" waits for an answer. */
export const Asked = () => {
  const asked = useSavedResultsSelected(selectAsked);
  return (
    asked && (
      <Callout tone="info" title={common.howIsItToday}>
        {asked.person !== null && <p>{family.forPerson(asked.person.name)}</p>}
        <p>{say.youWantedUsAskAboutChecked(asked.issue, dayInWords(asked.created_at) ?? '')}</p>
        <RouteButton to={checkInAddress(asked.id)}>{say.answerNow}</RouteButton>
      </Callout>
    )
  );
};
