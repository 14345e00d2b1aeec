import classes from './form-skeleton.module.css';

/**
 * A part of a form: a button, a labelled field or a line of text; `phoneButton` is shown on phones only, `besideField`
 * and `besideButton` only where they do not fit beside what stands before them.
 */
export type FormShape =
  | 'button'
  | 'field'
  | 'line'
  | 'phoneButton'
  | 'besideField'
  | 'besideButton';

export type FormSkeletonProps = {
  /** The parts from top to bottom, by name. */
  readonly shapes: Readonly<Record<string, FormShape>>;
};

/** Reserves the height of a form that is still loading, so that the page below does not move. */
export const FormSkeleton = ({ shapes }: FormSkeletonProps) => (
  <div className={classes.form} aria-hidden="true">
    {Object.entries(shapes).map(([what, shape]) => (
      <div key={what} className={classes[shape]} />
    ))}
  </div>
);
