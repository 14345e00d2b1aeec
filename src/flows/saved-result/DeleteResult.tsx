import * as say from '../../../contracts/texts/en/saved-result-screens.ts';
import {
  selectDeletionQuestion,
  selectIsGoing,
} from '../../../machines/saved-result/saved-result.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { DeletionDialog } from '../../components/dialog/DeletionDialog.tsx';
import { IconTrash } from '../../components/icons/icons.ts';
import { useSavedResult, useSavedResultSelected } from './saved-result.flow.ts';
import classes from './saved-result.module.css';

const DeletionQuestion = () => {
  const question = useSavedResultSelected(selectDeletionQuestion);
  return (
    question && (
      <DeletionDialog
        title={say.deleteThisResultQuestion}
        words={question.getSnapshot().context.question}
        onDelete={() => question.send({ type: 'question.confirmed' })}
        onKeep={() => question.send({ type: 'question.declined' })}
      />
    )
  );
};

/** Deletes a result, after asking (India's DPDP Act, section 12). */
export const DeleteResult = () => {
  const saved = useSavedResult();
  const isGoing = useSavedResultSelected(selectIsGoing);
  return (
    <div className={classes.deletion}>
      <Button
        variant="danger"
        leftSection={<IconTrash size={20} aria-hidden="true" />}
        aria-busy={isGoing}
        onClick={() => saved.send({ type: 'deletion.requested' })}
      >
        {say.deleteThisResult}
      </Button>
      <DeletionQuestion />
    </div>
  );
};
