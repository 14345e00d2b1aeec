import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './danger-line.module.css';

/** When to call for help, as the first entry of a list: red, and with a mark for whom colours tell nothing. */
export const DangerLine = ({ lines }: { readonly lines: readonly string[] }) => (
  <li className={classes.danger} data-danger>
    <IconAlertTriangle className={classes.mark} size={20} aria-hidden="true" />
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </li>
);
