import classes from './form-skeleton.module.css';

/**
 * A part of a form: a button, a labelled field or a line of text; `phoneButton` is shown on phones only, `besideField`
 * only where it does not fit beside the field before it.
 */
export type FormShape = 'button' | 'field' | 'line' | 'phoneButton' | 'besideField';

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
