import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/video-room.ts';
import classes from './video-room.module.css';

export type CallControl = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Look beside the words, which state the same: `changed` when a device is off or the chat is open. */
  readonly tone?: 'plain' | 'changed' | 'danger';
  readonly disabled?: boolean;
  /** Number of unread messages: "2 new messages". */
  readonly badge?: { readonly count: number; readonly words: string } | null;
};

/** The buttons of a call; their order never changes. */
export const CallControls = ({ controls }: { readonly controls: readonly CallControl[] }) => (
  <fieldset className={classes.controls} aria-label={say.call}>
    {controls.map(({ label, icon, onClick, tone = 'plain', disabled, badge }, place) => (
      <button
        // Positions are stable, while labels change.
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
        {badge && <span className="spoken">{`, ${badge.words}`}</span>}
      </button>
    ))}
  </fieldset>
);
