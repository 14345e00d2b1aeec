import { selectIsAgeDoubted } from '../../../machines/assessment/assessment.selectors.ts';
import { LineInTurn } from '../../components/line-in-turn/LineInTurn.tsx';
import { texts } from '../../lib/texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

const { named, doubted } = texts.assessment.child;
const LINES = { named, doubted };

/** That the words name a child: first to choose its age, then whether another age is right. */
export const ChildNote = () => (
  <LineInTurn
    lines={LINES}
    shown={useAssessmentSelected(selectIsAgeDoubted) ? 'doubted' : 'named'}
  />
);
