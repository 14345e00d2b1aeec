import { useId } from 'react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/steps.ts';
import classes from '../fields/field.module.css';

export type TextBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence of help between label and box. */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  /** True to show the characters left from the start, not only when few are left. */
  readonly isCounted?: boolean;
  readonly readOnly?: boolean;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  /** A button in the corner of the box, which may come later: its place is kept. */
  readonly tool?: ReactNode;
};

/** Number of characters left from which they are shown. */
const TOLD_FROM = 200;

/**
 * Shows the characters left once they are few: exactly on screen, and in steps for screen readers, so that not every
 * key speaks.
 */
const RoomLeft = ({ left, isCounted }: { readonly left: number; readonly isCounted: boolean }) => {
  const step = Math.ceil(left / 50) * 50;
  return (
    <>
      <span className={classes.room} aria-hidden="true">
        {(isCounted || left <= TOLD_FROM) && (left === 0 ? say.full : say.leftWords(left))}
      </span>
      <span className="spoken" aria-live="polite">
        {left <= TOLD_FROM && (left === 0 ? say.theBoxIsFull : say.atMostCharactersLeft(step))}
      </span>
    </>
  );
};

/** A box for a few sentences; it grows with the text if the browser supports that. */
export const TextBox = (props: TextBoxProps) => {
  const { label, hint, onChange, rows = 3, isCounted = false, tool, ...box } = props;
  const id = useId();
  return (
    <div>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {box.maxLength !== undefined && (
          <RoomLeft left={box.maxLength - box.value.length} isCounted={isCounted} />
        )}
      </div>
      {hint && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.place} data-tool={tool ? '' : undefined}>
        <textarea
          {...box}
          id={id}
          className={classes.box}
          rows={rows}
          aria-describedby={hint ? `${id}hint` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {tool}
      </div>
    </div>
  );
};
