import type { AnyWords } from '../../../contracts/questions/question-bank.ts';
import type { AskedQuestion } from '../../../machines/assessment/assessment.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { useAssessment } from './assessment.flow.ts';

type SettlingDialogProps = Pick<AskedQuestion, 'question' | 'chosen' | 'settling'> & {
  readonly words: AnyWords;
};

const { settling: said } = laterTexts;

/** Asks once which is right: what was written at the start, or the answer that denies it. */
export const SettlingDialog = ({ question, chosen, settling, words }: SettlingDialogProps) => {
  const assessment = useAssessment();
  const isList = question.type === 'checkbox';
  const byAnswer = () => assessment.send({ type: 'words.denied' });
  const byWords = () => assessment.send({ type: 'words.kept' });
  const labels = (options: readonly string[]) => options.map((each) => words.options[each] ?? each);
  return (
    <Dialog
      opened={settling.length > 0}
      title={isList ? said.title : said.which}
      loses={isList}
      {...(isList
        ? {
            confirm: { label: said.deny, onClick: byAnswer },
            decline: { label: said.keep, onClick: byWords },
          }
        : {
            keep: { label: said.myAnswer, onClick: byAnswer },
            confirm: { label: said.myWords, onClick: byWords },
          })}
    >
      {!isList && (
        <>
          <p>{said.answered}</p>
          <BulletList items={labels(chosen)} />
        </>
      )}
      <p>{isList || settling.length === 1 ? said.wrote : said.wroteOneOf}</p>
      <BulletList items={labels(settling)} />
    </Dialog>
  );
};
