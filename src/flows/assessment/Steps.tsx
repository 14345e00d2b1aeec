import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { stepsToDo } from '../../../contracts/rules/danger-lines.ts';
import { isQuitlineDue, QUITLINE } from '../../../contracts/rules/quitline.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { IconPhone } from '../../components/icons/icons.ts';
import { HospitalBox } from '../../components/hospital-box/HospitalBox.tsx';
import { NextSteps } from '../../components/next-steps/NextSteps.tsx';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { hospitalWays } from '../../lib/format/emergency-words.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import classes from './result.module.css';

type PartProps = { readonly result: Diagnosis };

const { steps: words, quitline } = resultTexts;

/** The free number that helps to stop tobacco and areca, where that matters for what the result names. */
export const Quitline = ({ result }: PartProps) =>
  isQuitlineDue(result) && (
    <section className={classes.quitline}>
      <p>{quitline.title}</p>
      <ButtonLink
        variant="default"
        href={QUITLINE.href}
        leftSection={<IconPhone size={20} aria-hidden="true" />}
      >
        {QUITLINE.label}
      </ButtonLink>
      <p className="soft">{quitline.free}</p>
    </section>
  );

type StepsProps = PartProps & {
  /** One line for whoever does not open it. */
  readonly intro?: string | undefined;
  readonly isHelped?: boolean;
};

/**
 * The next steps in separate parts, or as one list when the reply has no parts (DIAG-08). `isHelped` is true when an
 * emergency above has already given the numbers to call.
 */
export const Steps = ({ result, intro = words.intro, isHelped = false }: StepsProps) => {
  const { steps } = result;
  const advised = stepsToDo(result);
  return (
    advised.length > 0 && (
      <FoldedSection title={words.do} intro={intro}>
        <NextSteps steps={advised} not={steps?.do_not} notTitle={words.doNot} />
        {!isHelped && steps && steps.hospital_if.length > 0 && (
          <HospitalBox title={words.hospital} signs={steps.hospital_if} ways={hospitalWays()} />
        )}
      </FoldedSection>
    )
  );
};
