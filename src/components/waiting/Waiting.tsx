import classes from './waiting.module.css';

export type WaitingProps = {
  /** The phases of the work, in order. */
  readonly phases: readonly string[];
};

/** Names the running work above a placeholder of the result. */
export const Waiting = ({ phases }: WaitingProps) => (
  <div className={classes.waiting}>
    <ol className={classes.phases}>
      {phases.map((phase) => (
        <li key={phase}>{phase}</li>
      ))}
    </ol>
    <div className={classes.slip} aria-hidden="true">
      <span className={classes.badge} />
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.days} />
    </div>
    <div className={classes.card} aria-hidden="true" />
  </div>
);
