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

/** The frame of every assessment screen: header, alert, history and the step. */
export const AssessmentLayout = (props: AssessmentLayoutProps) => {
  const { header, alert, alertPinned = false, history, children } = props;
  const shownAlert = alert && <div className={classes.alert}>{alert}</div>;
  return (
    <div className={classes.layout}>
      <div className={classes.top} data-page-top>
        {header}
        {alertPinned && shownAlert}
      </div>
      <main className={classes.main} data-history={history ? true : undefined}>
        {!alertPinned && shownAlert}
        {history && <div className={classes.history}>{history}</div>}
        <div className={classes.step}>{children}</div>
      </main>
    </div>
  );
};
