import classes from './waiting.module.css';

export type WaitingProps = {
  /** What happens meanwhile, in its order. */
  readonly phases: readonly string[];
};

/** What is being done, in words, above the shape of what is to come. */
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
