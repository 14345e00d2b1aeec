import { selectIsAgeDoubted } from '../../../machines/assessment/assessment.selectors.ts';
import { LineInTurn } from '../../components/line-in-turn/LineInTurn.tsx';
import { texts } from '../../lib/format/texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

const { named, doubted } = texts.assessment.child;
const LINES = { named, doubted };

/** Stands where it is for a child: first asks for the child's age, then doubts an adult's age. */
export const ChildNote = () => (
  <LineInTurn
    lines={LINES}
    shown={useAssessmentSelected(selectIsAgeDoubted) ? 'doubted' : 'named'}
  />
);
