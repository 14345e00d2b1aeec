import type { ReactNode } from 'react';
import classes from './video-room.module.css';

export type CallControl = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Off, open or not: shown by a line besides the words, which say it. */
  readonly tone?: 'plain' | 'changed' | 'danger';
  readonly disabled?: boolean;
  /** How many messages were not read: "2 new messages". */
  readonly badge?: { readonly count: number; readonly words: string } | null;
};

/** The buttons of a call, each in its place whatever happens. */
export const CallControls = ({ controls }: { readonly controls: readonly CallControl[] }) => (
  <fieldset className={classes.controls} aria-label="Call">
    {controls.map(({ label, icon, onClick, tone = 'plain', disabled, badge }, place) => (
      <button
        // Their places never change, while their words do.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        type="button"
        className={classes.control}
        data-tone={tone}
        disabled={disabled}
        onClick={onClick}
      >
        <span className={classes.icon} aria-hidden="true">
          {icon}
          {badge && <span className={classes.badge}>{badge.count}</span>}
        </span>
        <span>{label}</span>
        {badge && <span className="spoken">, {badge.words}</span>}
      </button>
    ))}
  </fieldset>
);
