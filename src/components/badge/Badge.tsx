import type { ReactNode } from 'react';
import type { Tone } from '../tone/tone.ts';
import tones from '../tone/tone.module.css';
import classes from './badge.module.css';

export type BadgeProps = {
  readonly tone: Tone;
  /** Hidden from screen readers; the words say the same. */
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** True for a filled background, for what must be seen first. */
  readonly strong?: boolean;
};

/** Shows a state by icon, words and colour. */
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
