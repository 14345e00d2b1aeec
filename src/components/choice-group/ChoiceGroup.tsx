import { ChoiceCard } from './ChoiceCard.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-group.module.css';

/** Choices that stand together under a heading. */
export type ChoiceSection<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
};

export type ChoiceGroupProps<Value extends string> = {
  readonly type: 'radio' | 'checkbox';
  /** The id of the question on screen. */
  readonly labelledBy: string;
  /** The id of what is to be read before answering. */
  readonly describedBy?: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** Parts a long list; what stands in none of them comes last. */
  readonly sections?: readonly ChoiceSection<Value>[];
  /** Rows of one list, or cards as many beside each other as have room for their words. */
  readonly layout?: 'rows' | 'flow';
  /** What is chosen so far; at most one of a radio. */
  readonly chosen: readonly Value[];
  /** Called with the option that was chosen, ticked or unticked. */
  readonly onChange: (value: Value) => void;
};

type ListProps<Value extends string> = Omit<ChoiceGroupProps<Value>, 'labelledBy' | 'sections'>;

const List = <Value extends string>(props: ListProps<Value>) => {
  const { type, name, choices, chosen, onChange, layout = 'rows' } = props;
  return (
    <div className={layout === 'rows' ? classes.list : classes.flow}>
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          {...choice}
          type={type}
          name={name}
          look={layout === 'rows' ? 'row' : 'card'}
          checked={chosen.includes(choice.value)}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </div>
  );
};

const Section = <Value extends string>({
  label,
  ...list
}: ListProps<Value> & { readonly label: string }) => (
  <fieldset className={classes.section}>
    <legend className={classes.heading}>{label}</legend>
    <List {...list} />
  </fieldset>
);

/** Large rows around native inputs, so that arrows, space and every screen reader work as usual. */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const { labelledBy, describedBy, sections = [], ...list } = props;
  const { type, choices } = list;
  const others = choices.filter(
    ({ value }) => !sections.some(({ values }) => values.includes(value)),
  );
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.sections}
    >
      {sections.map(({ label, values }) => (
        <Section
          key={label}
          {...list}
          label={label}
          choices={choices.filter(({ value }) => values.includes(value))}
        />
      ))}
      {others.length > 0 && <List {...list} choices={others} />}
    </fieldset>
  );
};
