import type { Choice } from '../choice-group/choice.ts';
import type { ChoiceGroupProps } from '../choice-group/ChoiceGroup.tsx';
import { Face } from './Face.tsx';
import type { FaceLevel } from './Face.tsx';
import classes from './face-scale.module.css';

/** The face of each answer that has one. */
export type Faces = Readonly<Record<string, FaceLevel>>;

export type FaceScaleProps<Value extends string> = Omit<ChoiceGroupProps<Value>, 'layout'> & {
  readonly faces: Faces;
};

/** Sorts answers from mild to severe; those without a face come last. */
const inOrder = <Value extends string>(choices: readonly Choice<Value>[], faces: Faces) =>
  choices.toSorted((one, other) => (faces[one.value] ?? 9) - (faces[other.value] ?? 9));

/** An answer's label; text in brackets starts on its own line, so that all labels break alike. */
const Words = ({ label }: { readonly label: string }) => {
  const bracket = label.indexOf(' (');
  if (bracket < 0) return label;
  return (
    <>
      {label.slice(0, bracket)} <span className={classes.range}>{label.slice(bracket + 1)}</span>
    </>
  );
};

/** Asks how strong a pain is, with faces and their words around native inputs. */
export const FaceScale = <Value extends string>(props: FaceScaleProps<Value>) => {
  const { type, labelledBy, describedBy, name, choices, chosen, onChange, faces } = props;
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.scale}
    >
      <div className={classes.cells} data-faces={Object.keys(faces).length}>
        {inOrder(choices, faces).map(({ value, label, mark }) => {
          const level = faces[value];
          return (
            <label
              key={value}
              className={classes.cell}
              data-plain={level === undefined || undefined}
            >
              {level !== undefined && <Face level={level} />}
              <input
                className={classes.input}
                type={type}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onChange(value)}
              />
              <span className={classes.words}>
                <Words label={label} />
                {mark && (
                  <>
                    {' '}
                    <span className={classes.mark}>{mark}</span>
                  </>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
