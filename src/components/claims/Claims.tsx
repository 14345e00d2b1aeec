import { IconCheck } from '../icons/icons.ts';
import classes from './claims.module.css';

/** A row of short, true claims. */
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
