import * as say from '../../../contracts/texts/en/family.ts';
import { selectProblem } from '../../../machines/family-profiles/family-profiles.machine.ts';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { useFamilySelected } from './family-profiles.flow.ts';

/** The reason why the last try changed nothing. */
export const Problem = () => {
  const problem = useFamilySelected(selectProblem, (one, other) => one?.said === other?.said);
  return problem === null ? null : <InlineError>{problem.said ?? say.notReached}</InlineError>;
};
