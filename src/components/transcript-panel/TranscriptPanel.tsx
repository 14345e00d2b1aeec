import { useId } from 'react';
import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/chat.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconCheck, IconMessages, IconX } from '../icons/icons.ts';
import classes from './transcript-panel.module.css';

export type TranscriptPanelProps = {
  readonly count: number;
  readonly saved: boolean;
  readonly children: ReactNode;
};

/** A scrollable region must be focusable, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/**
 * The conversation so far (CHAT-10 to CHAT-14): a button for the header, and a sheet that it opens over the page, so
 * that nothing below moves. The browser opens and closes it; no script is needed.
 */
export const TranscriptPanel = ({ count, saved, children }: TranscriptPanelProps) => {
  const id = useId();
  const messages = say.messagesWords(count);
  return (
    <div className={classes.panel}>
      <IconButton popoverTarget={id}>
        <IconMessages size={24} aria-hidden="true" />
        <span className="spoken">{say.conversationHistory(messages)}</span>
      </IconButton>
      <section
        id={id}
        popover="auto"
        className={classes.sheet}
        aria-label={say.conversationHistoryTitle}
      >
        <div className={classes.title}>
          <h2>{say.conversationHistoryTitle}</h2>
          <p className={classes.count}>
            <span>{messages}</span>
            {saved && (
              <span className={classes.saved}>
                <IconCheck size={18} aria-hidden="true" />
                {say.saved}
              </span>
            )}
          </p>
          <IconButton
            className={classes.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={say.closeTheHistory}
          >
            <IconX size={22} aria-hidden="true" />
          </IconButton>
        </div>
        <section className={classes.scroll} aria-label={say.messagesTitle} {...REACHABLE}>
          {children}
        </section>
      </section>
    </div>
  );
};
