import type { ReactNode } from 'react';
import type { Tone } from '../tone/tone.ts';
import tones from '../tone/tone.module.css';
import classes from './badge.module.css';

export type BadgeProps = {
  readonly tone: Tone;
  /** Hidden from screen readers; the words say the same. */
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** On a full ground, for what must be seen first. */
  readonly strong?: boolean;
};

/** How something stands, in an icon, words and colour. */
export const Badge = ({ tone, icon, children, strong = false }: BadgeProps) => (
  <span
    className={`${tones.tone} ${classes.badge}`}
    data-tone={tone}
    data-strong={strong || undefined}
  >
    {icon}
    {children}
  </span>
);
