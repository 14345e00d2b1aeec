import type { ReactNode } from 'react';
import classes from './assessment-layout.module.css';

export type AssessmentLayoutProps = {
  readonly header: ReactNode;
  /** An emergency stands above everything else. */
  readonly alert?: ReactNode;
  /** Keeps the alert in view while the page scrolls; for its short form only. */
  readonly alertPinned?: boolean;
  /** The conversation: a slim row above the step on phones, a column beside it on wide screens. */
  readonly history?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The frame of every assessment screen: header, alert, history and the step. The alert has one place in
 * the page, pinned or not: put in anew, it would be announced again.
 */
export const AssessmentLayout = (props: AssessmentLayoutProps) => {
  const { header, alert, alertPinned = false, history, children } = props;
  return (
    <div className={classes.layout}>
      <div className={classes.top} data-page-top data-alert={alertPinned ? 'pinned' : undefined}>
        {header}
        {alert && <div className={classes.alert}>{alert}</div>}
      </div>
      <main className={classes.main}>
        {history && <div className={classes.history}>{history}</div>}
        <div className={classes.step}>{children}</div>
      </main>
    </div>
  );
};
