import { selectSavedId } from '../../../machines/assessment/reportable.selectors.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { Unfold } from '../../components/unfold/Unfold.tsx';
import { LazyXray } from '../xray/lazy.tsx';
import { useAssessmentSelected, hasXray } from './assessment.flow.ts';
import classes from './video-consultation.module.css';

const WORDS = {
  none: {
    title: 'Do you have an X-ray?',
    intro: 'Have an X-ray? Add it. It’s optional.',
  },
  there: { title: 'Your X-ray', intro: 'It can be read together with this result.' },
} as const;

/** The X-ray panel below the result (PROD-04); open at once if this device has an X-ray. */
export const XrayOffer = () => {
  const savedId = useAssessmentSelected(selectSavedId);
  const isThere = hasXray();
  return (
    <div className={classes.offer}>
      <ResultSection {...WORDS[isThere ? 'there' : 'none']}>
        <Unfold label="Add an X-ray for a second look" isOpen={isThere}>
          {({ isPressed }) => <LazyXray isPressed={isPressed} savedId={savedId} />}
        </Unfold>
      </ResultSection>
    </div>
  );
};

/** A short note at the end: in an emergency, help comes before any X-ray. */
export const XrayLater = () => (
  <p className={classes.offer}>
    No X-ray is needed now. <a href={PATHS.xrayAnalysis}>You can add one later.</a>
  </p>
);
