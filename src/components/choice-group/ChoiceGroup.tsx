import { ChoiceCard } from './ChoiceCard.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-group.module.css';

export type ChoiceGroupProps<Value extends string> = {
  readonly type: 'radio' | 'checkbox';
  /** The id of the question on screen. */
  readonly labelledBy: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** Rows of the whole width, or as many beside each other as have room for their words. */
  readonly layout?: 'rows' | 'flow';
  /** What is chosen so far; at most one of a radio. */
  readonly chosen: readonly Value[];
  /** Called with the option that was chosen, ticked or unticked. */
  readonly onChange: (value: Value) => void;
};

/** Large rows around native inputs, so that arrows, space and every screen reader work as usual. */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const { type, labelledBy, name, choices, chosen, onChange, layout = 'rows' } = props;
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={labelledBy}
      className={layout === 'rows' ? classes.grid : classes.flow}
    >
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          {...choice}
          type={type}
          name={name}
          checked={chosen.includes(choice.value)}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </fieldset>
  );
};
