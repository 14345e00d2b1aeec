import { langOf } from '../../../contracts/rules/lang-of.ts';
import classes from './bullet-list.module.css';

/** A bulleted list of plain sentences; one that is there twice is shown once. */
export const BulletList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={classes.list}>
    {[...new Set(items)].map((item) => (
      <li key={item} lang={langOf(item)}>
        {item}
      </li>
    ))}
  </ul>
);
