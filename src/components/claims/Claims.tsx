import { IconCheck } from '../icons/icons.ts';
import classes from './claims.module.css';

/** Short promises in a row, each one true. */
export const Claims = ({ claims }: { readonly claims: readonly string[] }) => (
  <ul className={classes.claims}>
    {claims.map((claim) => (
      <li key={claim}>
        <IconCheck size={18} aria-hidden="true" />
        {claim}
      </li>
    ))}
  </ul>
);
