import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-group.module.css';
import rows from './choice-rows.module.css';

/** Makes a `ref` that focuses a question once it is asked, so that it is heard and in view. */
const takeFocus = (question: HTMLElement | null): void => question?.focus();

/** A row that is ticked itself, and then asks which of its choices is meant. */
export type FoldTick = {
  readonly isTicked: boolean;
  /** True while one of its choices is ticked, which one press on the row may not undo. */
  readonly isHeld: boolean;
  readonly question: string;
  /** True where the patient wanted to go on without an answer to it. */
  readonly isAsked: boolean;
  readonly onPress: () => void;
};

/** Choices in one row that opens; its label names all of them. */
export type ChoiceFold<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  /** Decoration before the label. */
  readonly drawing?: ReactNode;
  readonly tick?: FoldTick;
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

type FoldProps<Value extends string> = ListProps<Value> & Omit<ChoiceFold<Value>, 'values'>;

const Chevron = () => <IconChevronDown className={rows.chevron} size={20} aria-hidden="true" />;

/**
 * A row that is ticked and opens with one press, as somebody in fear expects of the words that fit. What its choices are
 * asked by is said from the start, so that nothing moves when it has to be asked.
 */
const TickedFold = <Value extends string>(
  props: FoldProps<Value> & { readonly tick: FoldTick },
) => {
  const { label, drawing, tick, ...list } = props;
  const { isTicked, isHeld, isAsked } = tick;
  const id = useId();
  const isOpen = isTicked || list.choices.some(({ mark }) => mark !== undefined);
  return (
    <div className={rows.fold} data-open={isOpen || undefined}>
      <label className={rows.row}>
        <input
          className={classes.input}
          type="checkbox"
          checked={isTicked}
          disabled={isHeld}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onChange={tick.onPress}
        />
        {drawing}
        <span className={classes.label}>{label}</span>
        <Chevron />
      </label>
      {isOpen && (
        <fieldset id={id} className={rows.folded}>
          <legend
            ref={isAsked ? takeFocus : undefined}
            tabIndex={-1}
            className={rows.which}
            data-asked={isAsked || undefined}
          >
            {tick.question}
          </legend>
          <Cards {...list} />
        </fieldset>
      )}
    </div>
  );
};

/**
 * A row that opens. It is open at first where one of its choices is chosen or marked; from then on it is the reader's, for
 * a row that closes by itself would move what is about to be pressed.
 */
const Fold = <Value extends string>({ label, drawing, ...list }: FoldProps<Value>) => {
  const { choices, chosen } = list;
  const [isOpen] = useState(() =>
    choices.some(({ value, mark }) => mark !== undefined || chosen.includes(value)),
  );
  return (
    <details className={rows.fold} open={isOpen}>
      <summary className={rows.row}>
        {drawing}
        <span className={classes.label}>{label}</span>
        <Chevron />
      </summary>
      <fieldset aria-label={label} className={rows.folded}>
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
      className={layout === 'rows' ? rows.list : rows.flow}
    >
      {choices.map((choice) => {
        const fold = folds.find(({ values }) => values.includes(choice.value));
        const folded = choices.filter(({ value }) => fold?.values.includes(value));
        if (fold === undefined || folded.length === 1)
          return <Cards key={choice.value} {...list} choices={[choice]} />;
        if (choice !== folded[0]) return null;
        const { values: _values, tick, ...row } = fold;
        return tick ? (
          <TickedFold key={row.label} {...list} {...row} tick={tick} choices={folded} />
        ) : (
          <Fold key={row.label} {...list} {...row} choices={folded} />
        );
      })}
    </fieldset>
  );
};
