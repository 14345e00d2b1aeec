import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { HospitalBox } from '../../components/hospital-box/HospitalBox.tsx';
import { NextSteps } from '../../components/next-steps/NextSteps.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { hospitalWays } from '../../lib/format/emergency-words.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';

type PartProps = { readonly result: Diagnosis };

const words = resultTexts.steps;

/**
 * The next steps in separate parts, or as one list when the reply has no parts (DIAG-08). `isHelped` is true when an
 * emergency above has already given the numbers to call.
 */
export const Steps = ({
  result: { steps, recommendation },
  isHelped = false,
}: PartProps & { readonly isHelped?: boolean }) => {
  const advised = steps?.do ?? recommendation;
  return (
    advised.length > 0 && (
      <ResultSection title={words.do}>
        <NextSteps steps={advised} not={steps?.do_not} notTitle={words.doNot} />
        {!isHelped && steps && steps.hospital_if.length > 0 && (
          <HospitalBox title={words.hospital} signs={steps.hospital_if} ways={hospitalWays()} />
        )}
      </ResultSection>
    )
  );
};
