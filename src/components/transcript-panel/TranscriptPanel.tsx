import { IconCheck, IconChevronDown, IconMessages } from '../icons/icons.ts';
import classes from './transcript-panel.module.css';

export type TranscriptMessage = {
  readonly id: string;
  /** `received` is what the assistant asked, `sent` what the person answered. */
  readonly direction: 'received' | 'sent';
  readonly text: string;
};

export type TranscriptPanelProps = {
  readonly messages: readonly TranscriptMessage[];
  readonly saved: boolean;
};

const SPEAKERS = { received: 'Asked', sent: 'You answered' } as const;

/** A part that scrolls must take focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** The conversation so far (CHAT-10 to CHAT-14); folds away by itself, no script needed. */
export const TranscriptPanel = ({ messages, saved }: TranscriptPanelProps) => (
  <details className={classes.panel}>
    <summary className={classes.summary}>
      <IconMessages size={20} aria-hidden="true" />
      <span>Conversation history</span>
      <span className={classes.count}>
        {messages.length === 1 ? '1 message' : `${messages.length} messages`}
      </span>
      {saved && (
        <span className={classes.saved}>
          <IconCheck size={18} aria-hidden="true" />
          Saved
        </span>
      )}
      <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
    </summary>
    <section className={classes.scroll} aria-label="Conversation history" {...REACHABLE}>
      <ol className={classes.messages}>
        {messages.map(({ id, direction, text }) => (
          <li key={id} className={classes.message} data-direction={direction}>
            <span className="spoken">{SPEAKERS[direction]}: </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  </details>
);
