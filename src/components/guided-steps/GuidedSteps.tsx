import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/steps.ts';
import { Button } from '../button/Button.tsx';
import { InlineError } from '../inline-error/InlineError.tsx';
import { Modal } from '../library/Modal.tsx';
import { SegmentedProgress } from '../segmented-progress/SegmentedProgress.tsx';
import classes from './guided-steps.module.css';

export type GuidedStepsProps = {
  readonly title: string;
  /** The purpose of the steps: "Setting up your account". */
  readonly label: string;
  readonly step: number;
  readonly of: number;
  readonly children: ReactNode;
  /** The reason why Next is disabled. */
  readonly hint: string | null;
  /** The reason why going on failed. */
  readonly error: string | null;
  readonly nextLabel: string;
  readonly canGoOn: boolean;
  readonly canGoBack: boolean;
  /** True while the step is being saved. */
  readonly busy: boolean;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  /** Postpones all steps; Escape does the same. */
  readonly onLater: () => void;
};

const PERCENT = 100;

/** Focuses the step's title and scrolls to the top, so that screen readers start there. */
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
      {say.previous}
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

/**
 * A few steps over the page, one idea each: progress, Previous and Next always in the same place, and a way to
 * postpone.
 */
export const GuidedSteps = (props: GuidedStepsProps) => {
  const { title, label, step, of, children, hint, error, onNext, onLater, ...bar } = props;
  const words = say.stepOf(step, of);
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
            <span>{words}</span> <span aria-hidden="true">·</span> <span>{percent}</span>
          </p>
          <Button variant="subtle" disabled={bar.busy} onClick={onLater}>
            {say.later}
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
