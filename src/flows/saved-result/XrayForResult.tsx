import type { UrgencyLevel } from '../../../contracts/diagnosis.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { xrayForResult } from '../../lib/xray-address.ts';

type XrayForResultProps = { readonly id: string; readonly level: UrgencyLevel };

/** The way to an X-ray that is kept with this result (SAVE-05); in an emergency no X-ray comes first. */
export const XrayForResult = ({ id, level }: XrayForResultProps) =>
  level !== 'emergency' && (
    <ResultSection
      title="Do you have an X-ray?"
      intro="It is read together with this result, and kept with it."
    >
      <RouteButton to={xrayForResult(id)} variant="default">
        Add an X-ray to this result
      </RouteButton>
    </ResultSection>
  );
