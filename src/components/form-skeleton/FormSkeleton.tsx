import classes from './form-skeleton.module.css';

/**
 * What stands in a form: a button, a field with its label, or a line of words; one that only a phone has below the one
 * before it.
 */
export type FormShape = 'button' | 'field' | 'line' | 'phoneButton' | 'besideField';

export type FormSkeletonProps = {
  /** From top to bottom, by what each of them is. */
  readonly shapes: Readonly<Record<string, FormShape>>;
};

/** Holds the place of a form that is on its way, as high as it will be: what stands below moves no more. */
export const FormSkeleton = ({ shapes }: FormSkeletonProps) => (
  <div className={classes.form} aria-hidden="true">
    {Object.entries(shapes).map(([what, shape]) => (
      <div key={what} className={classes[shape]} />
    ))}
  </div>
);
