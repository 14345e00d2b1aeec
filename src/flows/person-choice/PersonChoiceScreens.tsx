import { FAMILY_PATH } from '../../../contracts/accounts/family-address.ts';
import * as say from '../../../contracts/texts/en/family.ts';
import {
  selectIsBusy,
  selectIsChanged,
  selectIsChoosing,
  selectOffered,
  selectPerson,
  selectProblem,
} from '../../../machines/person-choice/person-choice.machine.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { usePersonChoice, usePersonChoiceSelected } from './person-choice.flow.ts';
import classes from './person-choice.module.css';

const WORDS = {
  result: { of: say.resultIsFor, mine: say.resultIsForMe },
  call: { of: say.callIsFor, mine: say.callIsForMe },
} as const;

const Problem = () => {
  const problem = usePersonChoiceSelected(selectProblem, (one, other) => one?.said === other?.said);
  return problem === null ? null : <InlineError>{problem.said ?? say.notReached}</InlineError>;
};

type ChoicesProps = {
  /** False while the sentence names somebody else, or nobody was chosen yet. */
  readonly isMine: boolean;
};

const Choices = ({ isMine }: ChoicesProps) => {
  const flow = usePersonChoice();
  const people = usePersonChoiceSelected(selectOffered);
  const person = usePersonChoiceSelected(selectPerson);
  const choices = [
    { id: null, label: say.forMe },
    ...people.map(({ id, name }) => ({ id, label: say.forPerson(name) })),
  ];
  return (
    <>
      <div className={classes.ways}>
        {choices.map(({ id, label }) => (
          <Button
            key={id}
            variant="default"
            aria-pressed={id === null ? isMine : id === person?.id}
            onClick={() => flow.send({ type: 'person.chosen', profileId: id })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={classes.ways}>
        <ButtonLink href={FAMILY_PATH} variant="default">
          {say.addSomebody}
        </ButtonLink>
        <Button variant="subtle" onClick={() => flow.send({ type: 'change.left' })}>
          {say.notNow}
        </Button>
      </div>
    </>
  );
};

type PersonChoiceScreensProps = {
  readonly isOfChild: boolean;
  readonly typed?: string | undefined;
};

/** Says in a sentence for whom it is, or lists everybody for whom it can be. */
export const PersonChoiceScreens = ({ isOfChild, typed }: PersonChoiceScreensProps) => {
  const flow = usePersonChoice();
  const { of } = flow.getSnapshot().context;
  const words = WORDS[of];
  const person = usePersonChoiceSelected(selectPerson);
  const isChoosing = usePersonChoiceSelected(selectIsChoosing);
  const isBusy = usePersonChoiceSelected(selectIsBusy);
  const isChanged = usePersonChoiceSelected(selectIsChanged);
  const name = person?.name ?? (isChanged ? undefined : typed);
  const sentence = name === undefined ? words.mine : words.of(name);
  const isSuggested = isOfChild && person === null && !isChanged;
  const content = (
    <div className={classes.stack}>
      {isChanged ? <output>{sentence}</output> : <p>{isSuggested ? say.toldChild : sentence}</p>}
      {isChoosing ? (
        <Choices isMine={name === undefined && !isSuggested} />
      ) : (
        <div>
          <Button
            variant="default"
            aria-busy={isBusy}
            onClick={() => flow.send({ type: 'change.requested' })}
          >
            {isSuggested ? say.sayForWhom : say.changePerson}
          </Button>
        </div>
      )}
      <Problem />
    </div>
  );
  // A call stands in a slip of its own already.
  if (of === 'call') return content;
  return <ResultSection title={say.forWhomIsIt}>{content}</ResultSection>;
};
