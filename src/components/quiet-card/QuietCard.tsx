import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import { IconX } from '../icons/icons.ts';
import classes from './quiet-card.module.css';

export type QuietCardProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called by its button, and by Escape while focus is in the card. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Keeps focus at the card's place when it goes, if focus was inside; otherwise leaves focus alone. */
const keepPlace = (card: HTMLElement) => () => {
  if (card.contains(document.activeElement)) card.parentElement?.focus({ preventScroll: true });
};

/** Detects Enter on a radio or checkbox, which would press the page's primary action. */
const isStrayEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement;

/** A card that appears by itself at the end of a page: it moves nothing, covers nothing and takes no focus. */
export const QuietCard = ({ isOpen, title, onClose, children }: QuietCardProps) => {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isStrayEnter(event)) event.preventDefault();
    if (event.key === 'Escape') onClose();
  };
  return (
    <div className={classes.place} tabIndex={-1}>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside
        <section
          ref={keepPlace}
          className={classes.card}
          aria-labelledby={id}
          onKeyDown={onKeyDown}
        >
          <div className={classes.head}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            <button
              type="button"
              className={classes.close}
              aria-label={common.dismiss}
              onClick={onClose}
            >
              <IconX size={20} aria-hidden="true" />
            </button>
          </div>
          {children}
        </section>
      )}
    </div>
  );
};
