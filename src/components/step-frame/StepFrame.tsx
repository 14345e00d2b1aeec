import { Button, Loader } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { IconArrowLeft } from '../icons/icons.ts';
import classes from './step-frame.module.css';

export type StepAction = {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Work is under way: the label says so, the button waits. */
  readonly busy?: boolean;
};

export type StepFrameProps = {
  readonly title: string;
  /** Where one is, above the title: "Question 3 of 10". */
  readonly eyebrow?: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** A line directly above the buttons, such as why an attempt failed. */
  readonly note?: ReactNode;
  readonly back?: StepAction;
  readonly primary?: StepAction;
  /** Receives focus when the step appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly headingId?: string;
};

const PrimaryButton = ({ label, onClick, disabled, busy }: StepAction) => (
  <Button
    className={classes.primary}
    data-primary-action
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    leftSection={busy ? <Loader size={18} color="currentColor" aria-hidden="true" /> : undefined}
    onClick={onClick}
  >
    {label}
  </Button>
);

/** One step, one idea: a heading, its content, and Back and one primary action always in the same place. */
export const StepFrame = (props: StepFrameProps) => {
  const { title, eyebrow, intro, children, note, back, primary, headingRef } = props;
  const headingId = props.headingId ?? 'step-title';
  return (
    <section className={classes.frame} aria-labelledby={headingId}>
      <header className={classes.head}>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <h1 ref={headingRef} id={headingId} tabIndex={-1} className={classes.title}>
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
                onClick={back.onClick}
              >
                {back.label}
              </Button>
            )}
            {primary && <PrimaryButton {...primary} />}
          </div>
        </div>
      )}
    </section>
  );
};
