import { Dialog } from './Dialog.tsx';

type DeletionDialogProps = {
  readonly title: string;
  /** What goes with it. */
  readonly words: string;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
};

/** Asks whether something of the account may be deleted. */
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
