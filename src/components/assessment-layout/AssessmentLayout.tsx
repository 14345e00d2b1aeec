import type { ReactNode } from 'react';
import { STEP_PROGRESS_ID } from '../step-frame/step-title.ts';
import classes from './assessment-layout.module.css';

export type AssessmentLayoutProps = {
  readonly header: ReactNode;
  /** Progress in words: "Question 3 of 10". */
  readonly place?: string;
  /** An emergency, shown above everything else. */
  readonly alert?: ReactNode;
  /** Keeps the alert in view while the page scrolls; for its short form only. */
  readonly alertPinned?: boolean;
  readonly children: ReactNode;
};

/**
 * Frames every assessment screen: header, alert and step. The alert stays the same element, pinned or not: a new one
 * would be announced again.
 */
export const AssessmentLayout = (props: AssessmentLayoutProps) => {
  const { header, place, alert, alertPinned = false, children } = props;
  return (
    <div className={classes.layout}>
      <div className={classes.top} data-page-top data-alert={alertPinned ? 'pinned' : undefined}>
        {header}
        {alert && <div className={classes.alert}>{alert}</div>}
      </div>
      <main className={classes.main}>
        {place && (
          <p id={STEP_PROGRESS_ID} className={classes.place}>
            {place}
          </p>
        )}
        <div className={classes.step}>{children}</div>
      </main>
    </div>
  );
};
