import { selectUnderstoodCategory } from '../../../machines/assessment/category.selectors.ts';
import { Understood } from '../../components/understood/Understood.tsx';
import { texts } from '../../lib/format/texts.ts';
import { CostNote } from './CostNote.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const { label, change } = texts.assessment.understood;

/** Shows the category taken from the words, before any question about it, and answers a question about money. */
export const UnderstoodCategory = () => {
  const assessment = useAssessment();
  const category = useAssessmentSelected(selectUnderstoodCategory);
  return (
    category && (
      <>
        <Understood
          label={label}
          what={texts.assessment.categories[category].title}
          change={change}
          onChange={() => assessment.send({ type: 'step.backRequested' })}
        />
        <CostNote />
      </>
    )
  );
};
