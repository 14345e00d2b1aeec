import { Link } from 'react-router-dom';
import type { UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import type { OwnResult } from '../../../contracts/endpoints/saved-results.ts';
import { xrayAddress } from '../../../contracts/xray/xray-address.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/saved-result-screens.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { timeInWords } from '../../lib/format/time-words.ts';
import { xrayForResult } from '../../lib/address/xray-address.ts';
import classes from './saved-result.module.css';

const KeptXrays = ({ xrays }: Pick<OwnResult, 'xrays'>) => (
  <ul className={classes.xrays}>
    {xrays.map(({ id, created_at }) => (
      <li key={id}>
        <Link to={xrayAddress(id)} className={classes.xray}>
          {say.xRayOf(dayInWords(created_at) ?? '', timeInWords(created_at))}
        </Link>
      </li>
    ))}
  </ul>
);

type XrayForResultProps = Pick<OwnResult, 'id' | 'xrays'> & { readonly level: UrgencyLevel };

/**
 * The X-rays saved with this result, and a button to add another (SAVE-05); none in an emergency, where help comes
 * first.
 */
export const XrayForResult = ({ id, xrays, level }: XrayForResultProps) => {
  const mayAdd = level !== 'emergency';
  if (xrays.length === 0)
    return (
      mayAdd && (
        <ResultSection title={common.doYouHaveAnXRay} intro={say.itReadTogetherResultKept}>
          <RouteButton to={xrayForResult(id)} variant="default">
            {say.addXRayResult}
          </RouteButton>
        </ResultSection>
      )
    );
  return (
    <ResultSection title={common.yourXRay} intro={say.keptResultWhatWasFound}>
      <KeptXrays xrays={xrays} />
      {mayAdd && (
        <RouteButton to={xrayForResult(id)} variant="default">
          {say.addAnotherXRay}
        </RouteButton>
      )}
    </ResultSection>
  );
};
