import classes from './fact-list.module.css';

export type Fact = { readonly name: string; readonly value: string };

/** Shows known facts by name, not editable here. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
