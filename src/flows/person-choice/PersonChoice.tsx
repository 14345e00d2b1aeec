import type { ChoiceInput } from '../../../machines/person-choice/person-choice.machine.ts';
import { PersonChoiceScreens } from './PersonChoiceScreens.tsx';
import { PersonChoiceFlow, providedPersonChoice } from './person-choice.flow.ts';

type PersonChoiceProps = ChoiceInput & {
  /** True where a guardian agreed to the assessment: somebody is suggested, and nobody is chosen. */
  readonly isOfChild?: boolean;
  /** The name that was typed at booking, which may be of somebody else. */
  readonly typed?: string;
};

/** Shows for whom a saved result or a booked call is, and the way to change it. */
export const PersonChoice = ({ isOfChild = false, typed, ...input }: PersonChoiceProps) => (
  <PersonChoiceFlow key={input.id} machine={providedPersonChoice} input={() => input}>
    <PersonChoiceScreens isOfChild={isOfChild} typed={typed} />
  </PersonChoiceFlow>
);
