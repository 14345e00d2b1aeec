import classes from './check-in.module.css';

/** The words that a screen begins with, to which the focus goes when it appears. */
export const Lead = ({ children }: { readonly children: string }) => (
  <p id="check-in" tabIndex={-1} className={classes.lead}>
    {children}
  </p>
);
