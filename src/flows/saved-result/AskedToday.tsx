import { resultAddress } from '../../../contracts/assessment/result-address.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import * as say from '../../../contracts/texts/en/saved-result-screens.ts';
import { selectResult } from '../../../machines/saved-result/saved-result.machine.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { LazyCheckIn } from '../check-in/lazy.tsx';
import { OpenedResult } from './OpenedResult.tsx';
import { useSavedResultSelected } from './saved-result.flow.ts';
import classes from './saved-result.module.css';

/** The question "How is it today?" alone, where a mail leads. An emergency has no question, but its help. */
export const AskedToday = () => {
  const saved = useSavedResultSelected(selectResult);
  if (saved === null) return null;
  const { id, issue, created_at: madeAt, check_in: checkIn, diagnosis, person } = saved;
  const level = urgencyLevelOf(diagnosis);
  if (checkIn === null || level === 'emergency') return <OpenedResult />;
  return (
    <div className={classes.asked}>
      <title>{say.checkInTitle(PRODUCT_NAME)}</title>
      <h1 tabIndex={-1}>{common.howIsItToday}</h1>
      {person !== null && <p>{family.forPerson(person.name)}</p>}
      <p>{say.checkedOn(issue, dayInWords(madeAt) ?? '')}</p>
      <LazyCheckIn result={saved} checkIn={checkIn} base={{ level, madeAt }} />
      <div>
        <RouteButton to={resultAddress(id)} variant="subtle">
          {say.yourWholeResult}
        </RouteButton>
      </div>
    </div>
  );
};
