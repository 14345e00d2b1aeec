import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/steps.ts';
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
    confirm={{ label: say.deleteIt, onClick: onDelete }}
    decline={{ label: common.keepIt, onClick: onKeep }}
  >
    <p>{words}</p>
  </Dialog>
);
