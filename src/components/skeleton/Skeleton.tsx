import classes from './skeleton.module.css';

/** Reserves the place of a screen that is still loading. */
export const Skeleton = () => <div className={classes.skeleton} aria-hidden="true" />;
