import { selectKeptAt } from '../../../machines/assessment/assessment.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { resultTexts } from '../../lib/result-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** Where the result is kept (DATA-06), what it is not, and what can be done next. */
export const Closing = () => {
  const assessment = useAssessment();
  const place = useAssessmentSelected(selectKeptAt);
  return (
    <>
      <Button variant="default" onClick={() => assessment.send({ type: 'nextSteps.requested' })}>
        Next steps
      </Button>
      <Disclaimer />
      {place !== null && <Disclaimer>{resultTexts.keptAt[place]}</Disclaimer>}
    </>
  );
};
