import { selectSavedId } from '../../../machines/assessment/reportable.selectors.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { Unfold } from '../../components/unfold/Unfold.tsx';
import { LazyXray } from '../xray/lazy.tsx';
import { useAssessmentSelected } from './assessment.flow.ts';
import { hasXray } from './provided.ts';
import classes from './video-consultation.module.css';

const WORDS = {
  none: {
    title: 'Do you have an X-ray?',
    intro: 'You need none for this result. If you have one, it is read together with it.',
  },
  there: { title: 'Your X-ray', intro: 'It can be read together with this result.' },
} as const;

/** The panel for an X-ray below the result (PROD-04); it stands open where there is one already. */
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

/** In an emergency no X-ray comes first: a word at the end of all. */
export const XrayLater = () => (
  <p className={classes.offer}>
    No X-ray is needed now. <a href={PATHS.xrayAnalysis}>You can add one later.</a>
  </p>
);
