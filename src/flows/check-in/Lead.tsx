import classes from './check-in.module.css';

/** Shows the words that a screen begins with; the focus goes there when it appears. */
export const Lead = ({ children }: { readonly children: string }) => (
  <p id="check-in" tabIndex={-1} className={classes.lead}>
    {children}
  </p>
);
