import { Dialog } from './Dialog.tsx';

type DeletionDialogProps = {
  readonly title: string;
  /** Says what else is deleted. */
  readonly words: string;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
};

/** Asks to confirm the deletion of something of the account. */
export const DeletionDialog = ({ title, words, onDelete, onKeep }: DeletionDialogProps) => (
  <Dialog
    opened
    loses
    title={title}
    confirm={{ label: 'Delete it', onClick: onDelete }}
    decline={{ label: 'Keep it', onClick: onKeep }}
  >
    <p>{words}</p>
  </Dialog>
);
