import { selectSavedId } from '../../../machines/assessment/reportable.selectors.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { Unfold } from '../../components/unfold/Unfold.tsx';
import { LazyXray } from '../xray/lazy.tsx';
import { useAssessmentSelected, hasXray } from './assessment.flow.ts';
import classes from './video-consultation.module.css';

const WORDS = {
  none: {
    title: common.doYouHaveAnXRay,
    intro: say.haveXRayAddItsOptional,
  },
  there: { title: common.yourXRay, intro: say.itCanReadTogetherResult },
} as const;

/** The X-ray panel below the result (PROD-04); open at once if this device has an X-ray. */
export const XrayOffer = () => {
  const savedId = useAssessmentSelected(selectSavedId);
  const isThere = hasXray();
  return (
    <div className={classes.offer}>
      <ResultSection {...WORDS[isThere ? 'there' : 'none']}>
        <Unfold label={say.addXRaySecondLook} isOpen={isThere}>
          {({ isPressed }) => <LazyXray isPressed={isPressed} savedId={savedId} />}
        </Unfold>
      </ResultSection>
    </div>
  );
};

/** A short note at the end: in an emergency, help comes before any X-ray. */
export const XrayLater = () => (
  <p className={classes.offer}>
    {say.noXRayIsNeededNow} <a href={PATHS.xrayAnalysis}>{say.youCanAddOneLater}</a>
  </p>
);
