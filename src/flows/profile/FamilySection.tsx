import { FAMILY_PATH } from '../../../contracts/accounts/family-address.ts';
import * as say from '../../../contracts/texts/en/family.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';

/** Leads to the people whom the account looks after. */
export const FamilySection = () => (
  <ResultSection title={say.yourFamily} intro={say.addChildOrParent}>
    <div>
      <RouteButton to={FAMILY_PATH} variant="default">
        {say.openFamily}
      </RouteButton>
    </div>
  </ResultSection>
);
