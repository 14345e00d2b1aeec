import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck, IconClock, IconInfoCircle } from '../icons/icons.ts';
import tones from '../tone/tone.module.css';
import type { Tone } from '../tone/tone.ts';
import classes from './callout.module.css';

export type CalloutProps = {
  readonly tone: Tone;
  /** States the meaning in words: "Go now if", "Good to know". */
  readonly title: string;
  readonly children: ReactNode;
};

const ICONS: Readonly<Record<Tone, typeof IconClock>> = {
  info: IconInfoCircle,
  routine: IconCheck,
  soon: IconClock,
  prompt: IconClock,
  urgent: IconAlertTriangle,
};

/** Highlights a part of a text, in one of the tones. It is part of the text, so it is not announced. */
export const Callout = ({ tone, title, children }: CalloutProps) => {
  const Icon = ICONS[tone];
  return (
    <div
      role="note"
      aria-label={title}
      className={`${tones.tone} ${tones.note} ${classes.callout}`}
      data-tone={tone}
    >
      <Icon className={classes.icon} size={24} aria-hidden="true" />
      <p className={classes.title}>{title}</p>
      <div className={classes.text}>{children}</div>
    </div>
  );
};
