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
  /** Leaves everything as it is; also Escape and a press outside. Without it these confirm. */
  readonly decline?: DialogAction;
  /** Confirming loses something: to decline is the emphasized way. */
  readonly loses?: boolean;
};

/**
 * Opens as soon as it is in the page and closes before it leaves, which gives focus back to where it was.
 * A browser without modal dialogs shows an ordinary one.
 */
const openModally = (dialog: HTMLDialogElement) => {
  const isModal = typeof dialog.showModal === 'function';
  if (isModal && !dialog.open) {
    dialog.showModal();
    // Not a link within the text, where the browser would begin: Enter would leave the page.
    dialog.querySelector<HTMLElement>('[data-answers] > button')?.focus({ preventScroll: true });
  }
  if (!isModal) dialog.setAttribute('open', '');
  return () => {
    if (isModal) dialog.close();
    // What had the focus before may be switched off by now.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.contains(activeElement)) focusStep();
  };
};

const OpenDialog = (props: Omit<DialogProps, 'opened'>) => {
  const { title, children, confirm, decline, loses = false } = props;
  const id = useId();
  const leave = decline ?? confirm;
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
      <div id={`${id}text`} className={classes.text}>
        {children}
      </div>
      <div className={classes.actions} data-answers>
        {decline && (
          <Button variant={loses ? undefined : 'default'} onClick={decline.onClick}>
            {decline.label}
          </Button>
        )}
        <Button variant={loses ? 'danger' : undefined} onClick={confirm.onClick}>
          {confirm.label}
        </Button>
      </div>
    </dialog>
  );
};

/**
 * A question or warning that must be answered before going on; focus stays inside and returns. The
 * browser's own dialog: it needs no script of ours, and works when the connection is gone.
 */
export const Dialog = ({ opened, ...rest }: DialogProps) =>
  opened ? <OpenDialog {...rest} /> : null;
