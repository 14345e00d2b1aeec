import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import { SegmentedProgress } from '../../components/segmented-progress/SegmentedProgress.tsx';
import classes from './xray.module.css';

/** The id of the current screen's heading, which takes the focus when it appears. */
export const PART_HEADING = 'xray-part';

type PartHeadProps = {
  readonly title: string;
  /** The step on the way to the findings; left out for the re-analysis. */
  readonly step?: 1 | 2 | 3;
};

/** The current screen's heading, with the progress towards the findings. */
export const PartHead = ({ title, step }: PartHeadProps) => (
  <div className={classes.head}>
    {step !== undefined && (
      <>
        <p className={classes.step}>{say.stepOf3(step)}</p>
        <SegmentedProgress
          label={common.yourXRay}
          words={say.stepOf3Named(step, title)}
          done={step}
          of={3}
        />
      </>
    )}
    <h2 id={PART_HEADING} className={classes.title} tabIndex={-1}>
      {title}
    </h2>
  </div>
);

/** The current screen's heading inside a card. */
export const CardHeading = ({ title }: { readonly title: string }) => (
  <h2 id={PART_HEADING} className={classes.title} tabIndex={-1}>
    {title}
  </h2>
);
