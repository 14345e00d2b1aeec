import type { ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import classes from './choice-group.module.css';

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
};

type Shared = {
  /** Names the group; hidden when the screen's heading already asks the question. */
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Two columns suit short labels only; a narrow phone may still get one. */
  readonly columns?: 1 | 2;
};

export type ChoiceGroupProps = Shared &
  (
    | {
        readonly type: 'radio';
        readonly value: string | null;
        readonly onChange: (value: string) => void;
      }
    | {
        readonly type: 'checkbox';
        readonly value: readonly string[];
        readonly onChange: (value: string, checked: boolean) => void;
      }
  );

/** Large rows around native inputs, so that arrows, space and every screen reader work as usual. */
export const ChoiceGroup = (props: ChoiceGroupProps) => {
  const { legend, legendHidden = true, name, choices, columns = 1 } = props;
  return (
    <fieldset className={classes.group}>
      <legend className={legendHidden ? 'spoken' : classes.legend}>{legend}</legend>
      <div className={classes.grid} data-columns={columns}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            {...choice}
            type={props.type}
            name={name}
            checked={
              props.type === 'radio'
                ? props.value === choice.value
                : props.value.includes(choice.value)
            }
            onChange={(checked) =>
              props.type === 'radio'
                ? props.onChange(choice.value)
                : props.onChange(choice.value, checked)
            }
          />
        ))}
      </div>
    </fieldset>
  );
};
