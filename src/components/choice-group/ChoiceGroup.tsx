import { ChoiceCard } from './ChoiceCard.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-group.module.css';

/** Choices under one heading. */
export type ChoiceSection<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
};

export type ChoiceGroupProps<Value extends string> = {
  readonly type: 'radio' | 'checkbox';
  /** The id of the question's element. */
  readonly labelledBy: string;
  /** The id of the text to read before answering. */
  readonly describedBy?: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** Groups a long list; choices in no section come last. */
  readonly sections?: readonly ChoiceSection<Value>[];
  /** `rows`: one list; `flow`: cards side by side as their text allows. */
  readonly layout?: 'rows' | 'flow';
  /** The chosen values; at most one for radio buttons. */
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
