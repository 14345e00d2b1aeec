import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { InlineError } from '../inline-error/InlineError.tsx';
import { Modal } from '../library/Modal.tsx';
import { SegmentedProgress } from '../segmented-progress/SegmentedProgress.tsx';
import classes from './guided-steps.module.css';

export type GuidedStepsProps = {
  readonly title: string;
  /** What all the steps are about: "Setting up your account". */
  readonly label: string;
  readonly step: number;
  readonly of: number;
  readonly children: ReactNode;
  /** Why one cannot go on yet. */
  readonly hint: string | null;
  /** Why going on did not work. */
  readonly error: string | null;
  readonly nextLabel: string;
  readonly canGoOn: boolean;
  readonly canGoBack: boolean;
  /** Going on is under way. */
  readonly busy: boolean;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  /** Puts all of it off; also Escape. */
  readonly onLater: () => void;
};

const PERCENT = 100;

/** What has just appeared is read out from its beginning, and Tab starts there. */
const takeFocus = (title: HTMLElement | null): void => {
  const sheet = title?.closest('.mantine-Modal-content');
  if (sheet) sheet.scrollTop = 0;
  title?.focus({ preventScroll: true });
};

type BarProps = Pick<
  GuidedStepsProps,
  'nextLabel' | 'canGoOn' | 'canGoBack' | 'busy' | 'onPrevious'
>;

const Bar = ({ nextLabel, canGoOn, canGoBack, busy, onPrevious }: BarProps) => (
  <div className={classes.actions}>
    <Button variant="default" disabled={!canGoBack} onClick={onPrevious}>
      Previous
    </Button>
    <Button
      type="submit"
      aria-busy={busy}
      disabled={!canGoOn && !busy}
      onClick={(event) => {
        // The second click of a double click would answer the next step.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {nextLabel}
    </Button>
  </div>
);

/** A few steps over the page, one idea each: where one is, Previous and Next always in the same place, and a way to put it off. */
export const GuidedSteps = (props: GuidedStepsProps) => {
  const { title, label, step, of, children, hint, error, onNext, onLater, ...bar } = props;
  const words = `Step ${step} of ${of}`;
  const percent = `${(step / of) * PERCENT}%`;
  return (
    <Modal
      opened
      size="34rem"
      title={
        <span key={title} ref={takeFocus} tabIndex={-1} data-autofocus className={classes.title}>
          {title}
        </span>
      }
      withCloseButton={false}
      closeOnClickOutside={false}
      onClose={onLater}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <div className={classes.place}>
          <p>
            {words} <span aria-hidden="true">·</span> {percent}
          </p>
          <Button variant="subtle" disabled={bar.busy} onClick={onLater}>
            Later
          </Button>
        </div>
        <SegmentedProgress label={label} words={`${words}, ${percent}`} done={step} of={of} />
        <div className={classes.content}>{children}</div>
        <div className={classes.bar}>
          <p className={classes.hint} aria-live="polite">
            {hint}
          </p>
          {error && <InlineError>{error}</InlineError>}
          <Bar {...bar} />
        </div>
      </form>
    </Modal>
  );
};
