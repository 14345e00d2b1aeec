import type { ReactNode } from 'react';
import { IconCheck, IconChevronDown, IconMessages } from '../icons/icons.ts';
import classes from './transcript-panel.module.css';

export type TranscriptPanelProps = {
  /** How many messages there are. */
  readonly count: number;
  readonly saved: boolean;
  /** The messages. */
  readonly children: ReactNode;
};

/** A part that scrolls must take focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** The conversation so far (CHAT-10 to CHAT-14); folds away by itself, no script needed. */
export const TranscriptPanel = ({ count, saved, children }: TranscriptPanelProps) => (
  <details className={classes.panel}>
    <summary className={classes.summary}>
      <IconMessages size={20} aria-hidden="true" />
      <span>Conversation history</span>
      <span className={classes.count}>{count === 1 ? '1 message' : `${count} messages`}</span>
      {saved && (
        <span className={classes.saved}>
          <IconCheck size={18} aria-hidden="true" />
          Saved
        </span>
      )}
      <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
    </summary>
    <section className={classes.scroll} aria-label="Conversation history" {...REACHABLE}>
      {children}
    </section>
  </details>
);
