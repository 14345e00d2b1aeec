import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-group.module.css';

/** Choices in one row that opens; its label names all of them. */
export type ChoiceFold<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  /** Decoration before the label. */
  readonly drawing?: ReactNode;
};

export type ChoiceGroupProps<Value extends string> = {
  readonly type: 'radio' | 'checkbox';
  /** The id of the question's element. */
  readonly labelledBy: string;
  /** The id of the text to read before answering. */
  readonly describedBy?: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** Rows that open, each in the place of its first choice. */
  readonly folds?: readonly ChoiceFold<Value>[];
  /** `rows`: one list; `flow`: cards side by side as their text allows. */
  readonly layout?: 'rows' | 'flow';
  /** The chosen values; at most one for radio buttons. */
  readonly chosen: readonly Value[];
  /** Called with the option that was chosen, ticked or unticked. */
  readonly onChange: (value: Value) => void;
};

type ListProps<Value extends string> = Omit<
  ChoiceGroupProps<Value>,
  'labelledBy' | 'describedBy' | 'folds'
>;

const Cards = <Value extends string>(props: ListProps<Value>) => {
  const { type, name, choices, chosen, onChange, layout = 'rows' } = props;
  return choices.map((choice) => (
    <ChoiceCard
      key={choice.value}
      {...choice}
      type={type}
      name={name}
      look={layout === 'rows' ? 'row' : 'card'}
      checked={chosen.includes(choice.value)}
      onChange={() => onChange(choice.value)}
    />
  ));
};

/**
 * A row that opens. It is open at first where one of its choices is chosen or marked; from then on it is the reader's, for
 * a row that closes by itself would move what is about to be pressed.
 */
const Fold = <Value extends string>({
  label,
  drawing,
  ...list
}: ListProps<Value> & Pick<ChoiceFold<Value>, 'label' | 'drawing'>) => {
  const { choices, chosen } = list;
  const [isOpen] = useState(() =>
    choices.some(({ value, mark }) => mark !== undefined || chosen.includes(value)),
  );
  return (
    <details className={classes.fold} open={isOpen}>
      <summary className={classes.row}>
        {drawing}
        <span className={classes.label}>{label}</span>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
      </summary>
      <fieldset aria-label={label} className={classes.folded}>
        <Cards {...list} />
      </fieldset>
    </details>
  );
};

/** Large rows around native inputs, so that arrows, space and every screen reader work as usual. */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const { labelledBy, describedBy, folds = [], ...list } = props;
  const { type, choices, layout = 'rows' } = list;
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={layout === 'rows' ? classes.list : classes.flow}
    >
      {choices.map((choice) => {
        const fold = folds.find(({ values }) => values.includes(choice.value));
        if (fold === undefined) return <Cards key={choice.value} {...list} choices={[choice]} />;
        const folded = choices.filter(({ value }) => fold.values.includes(value));
        return (
          choice === folded[0] && (
            <Fold
              key={fold.label}
              {...list}
              label={fold.label}
              drawing={fold.drawing}
              choices={folded}
            />
          )
        );
      })}
    </fieldset>
  );
};
