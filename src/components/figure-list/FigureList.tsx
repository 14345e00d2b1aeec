import classes from './figure-list.module.css';

export type Figure = {
  readonly name: string;
  readonly value: string;
  /** What the figure counts, or what it is compared with. */
  readonly notes?: readonly string[];
};

/** Shows figures side by side, each large above its name; two in a row on a phone. */
export const FigureList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={classes.figures}>
    {figures.map(({ name, value, notes = [] }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={classes.value}>{value}</dd>
        {notes.map((note) => (
          <dd key={note} className={classes.note}>
            {note}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
