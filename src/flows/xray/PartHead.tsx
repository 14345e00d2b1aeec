import { SegmentedProgress } from '../../components/segmented-progress/SegmentedProgress.tsx';
import classes from './xray.module.css';

/** The heading of what is on: it takes the focus when it appears. */
export const PART_HEADING = 'xray-part';

type PartHeadProps = {
  readonly title: string;
  /** Which of the three steps to the findings it is; reading again is none of them. */
  readonly step?: 1 | 2 | 3;
};

/** What is on, and how far one is on the way to the findings. */
export const PartHead = ({ title, step }: PartHeadProps) => (
  <div className={classes.head}>
    {step !== undefined && (
      <>
        <p className={classes.step}>{`Step ${step} of 3`}</p>
        <SegmentedProgress
          label="Your X-ray"
          words={`Step ${step} of 3: ${title}`}
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

/** The same for a card in the middle of the page. */
export const CardHeading = ({ title }: { readonly title: string }) => (
  <h2 id={PART_HEADING} className={classes.title} tabIndex={-1}>
    {title}
  </h2>
);
