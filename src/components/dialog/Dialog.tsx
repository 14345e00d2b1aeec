import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

type DialogAction = { readonly label: string; readonly onClick: () => void };

export type DialogProps = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: DialogAction;
  /** Leaves everything as it is; also Escape and a press outside. Without it these confirm. */
  readonly decline?: DialogAction;
};

/** A question or warning that must be answered before going on; focus stays inside and returns. */
export const Dialog = ({ opened, title, children, confirm, decline }: DialogProps) => (
  <Modal
    opened={opened}
    onClose={decline?.onClick ?? confirm.onClick}
    title={title}
    withCloseButton={false}
    role="alertdialog"
  >
    <div className={classes.text}>{children}</div>
    <div className={classes.actions}>
      {decline && (
        <Button variant="default" onClick={decline.onClick}>
          {decline.label}
        </Button>
      )}
      <Button data-autofocus={decline === undefined || undefined} onClick={confirm.onClick}>
        {confirm.label}
      </Button>
    </div>
  </Modal>
);
