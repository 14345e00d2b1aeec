import classes from './fact-list.module.css';

export type Fact = { readonly name: string; readonly value: string };

type FactListProps = {
  readonly facts: readonly Fact[];
  /** True for figures: several side by side, two on a phone. */
  readonly short?: boolean;
};

/** Shows known facts by name, not editable here. */
export const FactList = ({ facts, short = false }: FactListProps) => (
  <dl className={classes.facts} data-short={short || undefined}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
