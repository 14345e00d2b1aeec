import classes from './bullet-list.module.css';

/** A bulleted list of plain sentences. */
export const BulletList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
