import classes from './skeleton.module.css';

/** Holds the place of a screen that is on its way. */
export const Skeleton = () => <div className={classes.skeleton} aria-hidden="true" />;
