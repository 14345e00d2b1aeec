import type { ReactNode, RefCallback } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/steps.ts';
import { Button } from '../button/Button.tsx';
import { onFirstClick } from '../first-click.ts';
import { IconArrowLeft } from '../icons/icons.ts';
import { giveFocusBack, holdFocus } from './step-focus.ts';
import type { Tone } from '../tone/tone.ts';
import tones from '../tone/tone.module.css';
import classes from './step-frame.module.css';
import { STEP_INTRO_ID, STEP_PROGRESS_ID, STEP_TITLE_ID } from './step-title.ts';

export type StepAction = {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Says what is missing, for screen readers. */
  readonly waitsFor?: string;
  /** True while work runs: the label says so, and the button is disabled. */
  readonly busy?: boolean;
};

/** A quick answer that may have to wait: `waitsFor` says for what, in a line above the buttons. */
export type QuickAction = StepAction & { readonly waits?: boolean };

export type StepFrameProps = {
  readonly title: string;
  /** Precedes the heading in the tab's title: "Question 3 of 10". */
  readonly place?: string;
  /** Small line above the heading. */
  readonly eyebrow?: ReactNode;
  readonly intro?: ReactNode;
  /** What stands under the head, before what stands beside it. */
  readonly lead?: ReactNode;
  /** What stands under the lead on a phone, and beside everything on a wide screen, where it stays in view. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Watches the content. */
  readonly contentRef?: RefCallback<HTMLElement>;
  /** A line directly above the buttons, such as why an attempt failed. */
  readonly note?: ReactNode;
  readonly back?: StepAction;
  /** A quick answer beside the primary action. Once used, it leaves its place empty, so that nothing moves. */
  readonly quick?: QuickAction;
  readonly primary?: StepAction;
  /** A primary action that is no button, such as a call. */
  readonly action?: ReactNode;
  /** Announced when the step appears, if the heading says something else. */
  readonly announcement?: string;
  /** Colours the whole page for an emergency. */
  readonly tone?: 'urgent';
  /** Draws the head as a slip of this tone: what to do, and by when. */
  readonly slip?: Tone;
};

const PrimaryButton = ({ label, onClick, disabled, busy }: StepAction) => (
  <Button
    className={classes.primary}
    data-primary-action
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    onClick={onFirstClick(onClick)}
  >
    {label}
  </Button>
);

/** Announces running work; rendered before it speaks, or screen readers would skip it. */
const BusyLine = ({ label, busy }: Pick<StepAction, 'label' | 'busy'>) => (
  <p
    ref={busy ? holdFocus : giveFocusBack}
    className="spoken"
    tabIndex={-1}
    aria-live="polite"
    role={busy ? 'status' : undefined}
  >
    {busy && say.pleaseWait(label)}
  </p>
);

/** Tells screen readers what is missing while the button is disabled; the line is always rendered. */
const WaitingLine = ({ disabled, busy, waitsFor }: StepAction) => (
  <p className="spoken">{disabled && !busy && waitsFor}</p>
);

const BackButton = ({ label, disabled, onClick, short }: StepAction & { short: boolean }) => (
  <Button
    variant="subtle"
    className={classes.back}
    data-short={short || undefined}
    aria-label={label}
    leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
    disabled={disabled}
    onClick={onFirstClick(onClick)}
  >
    <span className={classes.backLabel}>{label}</span>
  </Button>
);

const QUICK_LINE_ID = 'step-quick-line';

/** Says what a quick answer waits for. */
const QuickLine = ({ waits, waitsFor }: QuickAction) => (
  <p className={classes.quickLine} data-hidden={!waits || undefined} aria-live="polite">
    <span id={QUICK_LINE_ID}>{waits && waitsFor}</span>
  </p>
);

/** While it waits the keyboard reaches it, so that its line is read. */
const QuickButton = ({ label, disabled, waits, onClick }: QuickAction) => (
  <Button
    variant="default"
    className={classes.quick}
    data-used={(disabled && !waits) || undefined}
    disabled={disabled && !waits}
    aria-disabled={waits || undefined}
    aria-describedby={waits ? QUICK_LINE_ID : undefined}
    onClick={onFirstClick(onClick)}
  >
    {label}
  </Button>
);

type BarProps = Pick<StepFrameProps, 'note' | 'back' | 'quick' | 'primary' | 'action'>;

/** Back and the next action, always in the same place. */
const Bar = ({ note, back, quick, primary, action }: BarProps) => (
  <div className={classes.bar} data-bar>
    {note && <div className={classes.note}>{note}</div>}
    {primary?.waitsFor && <WaitingLine {...primary} />}
    {quick?.waitsFor && <QuickLine {...quick} />}
    <div className={classes.actions}>
      {back && <BackButton {...back} short={quick !== undefined} />}
      {quick && <QuickButton {...quick} />}
      {primary && <PrimaryButton {...primary} />}
      {action}
    </div>
    {primary && <BusyLine {...primary} />}
  </div>
);

/** One step, one idea: a heading, its content, and Back and one primary action always in the same place. */
export const StepFrame = (props: StepFrameProps) => {
  const { title, place, eyebrow, intro, lead, aside, children, announcement } = props;
  const { tone, slip, contentRef, note, back, quick, primary, action } = props;
  const bar = { note, back, quick, primary, action };
  return (
    <section
      className={classes.frame}
      aria-labelledby={STEP_TITLE_ID}
      data-page-tone={tone}
      data-panes={aside === undefined ? undefined : 'two'}
    >
      <title>{`${place ? `${place}: ` : ''}${title} · ${PRODUCT_NAME}`}</title>
      {announcement && <output className="spoken">{announcement}</output>}
      <header
        className={slip ? `${tones.tone} ${classes.head} ${classes.slip}` : classes.head}
        data-tone={slip}
      >
        {eyebrow && <div className={classes.eyebrow}>{eyebrow}</div>}
        <h1
          id={STEP_TITLE_ID}
          tabIndex={-1}
          className={classes.title}
          aria-describedby={`${STEP_PROGRESS_ID} ${STEP_INTRO_ID}`}
        >
          {title}
        </h1>
        {intro && (
          <div id={STEP_INTRO_ID} className={classes.intro}>
            {intro}
          </div>
        )}
      </header>
      {lead && <div className={`${classes.body} ${classes.lead}`}>{lead}</div>}
      {aside && (
        <div className={classes.aside}>
          <div className={classes.stays}>{aside}</div>
        </div>
      )}
      <div ref={contentRef} className={classes.body}>
        {children}
      </div>
      {Object.values(bar).some(Boolean) && <Bar {...bar} />}
    </section>
  );
};
