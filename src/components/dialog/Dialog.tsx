import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { focusStep } from '../step-frame/step-focus.ts';
import classes from './dialog.module.css';

type DialogAction = { readonly label: string; readonly onClick: () => void };

export type DialogProps = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: DialogAction;
  /** Changes nothing; Escape and a press outside do the same. Without it these keep, or else confirm. */
  readonly decline?: DialogAction;
  /**
   * A way on that loses nothing: it is the emphasised button, before the others. With a sentence that says what it does
   * it stands before the question.
   */
  readonly keep?: DialogAction & { readonly says?: string };
  /** True when confirming loses something: declining is then the emphasised button. */
  readonly loses?: boolean;
};

/**
 * Opens the dialog when it is mounted and closes it before it is removed, which returns focus to where it was. A
 * browser without modal dialogs shows a non-modal one.
 */
const openModally = (dialog: HTMLDialogElement) => {
  const isModal = typeof dialog.showModal === 'function';
  if (isModal && !dialog.open) {
    dialog.showModal();
    // The browser would focus a link in the text first, and Enter would then leave the page.
    dialog.querySelector<HTMLElement>('[data-answers] > button')?.focus({ preventScroll: true });
  }
  if (!isModal) dialog.setAttribute('open', '');
  return () => {
    if (isModal) dialog.close();
    // The element focused before may be disabled by now.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.contains(activeElement)) focusStep();
  };
};

const OpenDialog = (props: Omit<DialogProps, 'opened'>) => {
  const { title, children, confirm, decline, keep, loses = false } = props;
  const id = useId();
  const leave = decline ?? keep ?? confirm;
  const confirmLook = keep ? 'default' : undefined;
  const keepButton = keep && <Button onClick={keep.onClick}>{keep.label}</Button>;
  return (
    <dialog
      ref={openModally}
      className={`${classes.surface} ${classes.dialog}`}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        leave.onClick();
      }}
    >
      <h2 id={`${id}title`} className={classes.title}>
        {title}
      </h2>
      {keep?.says && (
        <div className={classes.keep} data-answers>
          <p>{keep.says}</p>
          {keepButton}
        </div>
      )}
      <div id={`${id}text`} className={classes.text}>
        {children}
      </div>
      <div className={classes.actions} data-answers>
        {!keep?.says && keepButton}
        {decline && (
          <Button variant={loses && !keep ? undefined : 'default'} onClick={decline.onClick}>
            {decline.label}
          </Button>
        )}
        <Button variant={loses ? 'danger' : confirmLook} onClick={confirm.onClick}>
          {confirm.label}
        </Button>
      </div>
    </dialog>
  );
};

/**
 * A question or warning that must be answered before going on; focus stays inside and returns. It is the browser's own
 * dialog, so it needs no library and works offline.
 */
export const Dialog = ({ opened, ...rest }: DialogProps) =>
  opened ? <OpenDialog {...rest} /> : null;
