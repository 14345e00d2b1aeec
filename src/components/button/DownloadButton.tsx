import type { ReactNode } from 'react';
import classes from './button.module.css';

type DownloadButtonProps = {
  readonly href: string;
  /** Name of the file. */
  readonly file: string;
  readonly children: ReactNode;
};

/** A link that looks like a quiet button and saves a file. */
export const DownloadButton = ({ href, file, children }: DownloadButtonProps) => (
  <a href={href} download={file} className={classes.button} data-variant="default">
    <span className={classes.label}>{children}</span>
  </a>
);
