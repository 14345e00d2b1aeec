import type { ReactNode } from 'react';
import classes from './assessment-layout.module.css';

export type AssessmentLayoutProps = {
  readonly header: ReactNode;
  /** An emergency stands above everything else. */
  readonly alert?: ReactNode;
  /** The conversation: a slim row above the step on phones, a column beside it on wide screens. */
  readonly history?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every assessment screen: header, alert, history and the step. */
export const AssessmentLayout = ({ header, alert, history, children }: AssessmentLayoutProps) => (
  <div className={classes.layout}>
    {header}
    <main className={classes.main} data-history={history ? true : undefined}>
      {alert && <div className={classes.alert}>{alert}</div>}
      {history && <div className={classes.history}>{history}</div>}
      <div className={classes.step}>{children}</div>
    </main>
  </div>
);
