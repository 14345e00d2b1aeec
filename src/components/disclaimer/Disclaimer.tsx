import type { ReactNode } from 'react';
import { DISCLAIMER } from '../../../contracts/texts/en/disclaimer.ts';
import { IconInfoCircle } from '../icons/icons.ts';
import classes from './disclaimer.module.css';

/** The informational-only statement (PROD-10, PROD-11), or another quiet remark in its place. */
export const Disclaimer = ({ children = DISCLAIMER }: { readonly children?: ReactNode }) => (
  <p className={classes.disclaimer}>
    <IconInfoCircle size={20} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
