import * as say from '../../../contracts/texts/en/chat.ts';
import classes from './transcript-panel.module.css';

export type TranscriptMessage = {
  readonly id: string;
  /** `received` is what the assistant asked, `noted` what it said by itself, `sent` what the patient answered. */
  readonly direction: 'received' | 'noted' | 'sent';
  readonly text: string;
};

const SPEAKERS = { received: say.asked, noted: '', sent: say.youAnswered } as const;

/** The messages of a conversation, told apart in looks and in words (CHAT-14). */
export const TranscriptMessages = ({
  messages,
}: {
  readonly messages: readonly TranscriptMessage[];
}) => (
  <ol className={classes.messages}>
    {messages.map(({ id, direction, text }) => (
      <li key={id} className={classes.message} data-direction={direction}>
        <span className="spoken">{SPEAKERS[direction]}</span>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
