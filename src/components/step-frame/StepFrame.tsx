import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { onFirstClick } from '../first-click.ts';
import { IconArrowLeft } from '../icons/icons.ts';
import { giveFocusBack, holdFocus } from './step-focus.ts';
import classes from './step-frame.module.css';
import { STEP_TITLE_ID } from './step-title.ts';

export type StepAction = {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Work is under way: the label says so, the button waits. */
  readonly busy?: boolean;
};

export type StepFrameProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** A line directly above the buttons, such as why an attempt failed. */
  readonly note?: ReactNode;
  readonly back?: StepAction;
  readonly primary?: StepAction;
};

const PrimaryButton = ({ label, onClick, disabled, busy }: StepAction) => (
  <Button
    className={classes.primary}
    data-primary-action
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    leftSection={busy ? <Loader size={18} color="currentColor" aria-hidden="true" /> : undefined}
    onClick={onFirstClick(onClick)}
  >
    {label}
  </Button>
);

/** Says aloud what is under way; in the page before it speaks, or it would not be heard. */
const BusyLine = ({ label, busy }: Pick<StepAction, 'label' | 'busy'>) => (
  <p
    ref={busy ? holdFocus : giveFocusBack}
    className="spoken"
    tabIndex={-1}
    aria-live="polite"
    role={busy ? 'status' : undefined}
  >
    {busy && `Please wait. ${label}`}
  </p>
);

/** One step, one idea: a heading, its content, and Back and one primary action always in the same place. */
export const StepFrame = ({ title, intro, children, note, back, primary }: StepFrameProps) => (
  <section className={classes.frame} aria-labelledby={STEP_TITLE_ID}>
    <title>{`${title} · ${PRODUCT_NAME}`}</title>
    <header className={classes.head}>
      <h1 id={STEP_TITLE_ID} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {intro && <div className={classes.intro}>{intro}</div>}
    </header>
    <div className={classes.body}>{children}</div>
    {(back || primary) && (
      <div className={classes.bar}>
        {note && <div className={classes.note}>{note}</div>}
        <div className={classes.actions}>
          {back && (
            <Button
              variant="subtle"
              className={classes.back}
              leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
              disabled={back.disabled}
              onClick={onFirstClick(back.onClick)}
            >
              {back.label}
            </Button>
          )}
          {primary && <PrimaryButton {...primary} />}
        </div>
        {primary && <BusyLine {...primary} />}
      </div>
    )}
  </section>
);
