import { FAMILY_DETAILS, GUARDIAN } from '../../../contracts/forms/family.ts';
import * as say from '../../../contracts/texts/en/family.ts';
import { FAMILY_WORDS, GUARDIAN_WORDS } from '../../../contracts/texts/en/flows/family-profiles.ts';
import {
  selectChosen,
  selectConfirmed,
  selectIsWorking,
  selectIsYearRefused,
} from '../../../machines/family-profiles/family-profiles.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { useFamily, useFamilySelected } from './family-profiles.flow.ts';

/** Leaves the step; nothing is changed. */
export const NotNow = ({ children = say.notNow }: { readonly children?: string }) => {
  const flow = useFamily();
  return (
    <Button variant="default" onClick={() => flow.send({ type: 'step.left' })}>
      {children}
    </Button>
  );
};

/** Asks for the name and the year of birth, of somebody new or of who is corrected. */
export const Describing = () => {
  const flow = useFamily();
  const { relation, details } = flow.getSnapshot().context;
  const isRefused = useFamilySelected(selectIsYearRefused);
  const corrected = useFamilySelected(selectChosen);
  return (
    <>
      <h1 tabIndex={-1}>
        {corrected === null ? say.RELATIONS[relation] : say.correctDetailsOf(corrected.name)}
      </h1>
      <EntryForm
        of={FAMILY_DETAILS}
        words={FAMILY_WORDS}
        starts={details}
        note={isRefused && <InlineError>{say.noSuchYear}</InlineError>}
        button={say.goOn}
        isBusy={useFamilySelected(selectIsWorking)}
        onSubmit={(written) => flow.send({ type: 'details.submitted', details: written })}
      />
      <NotNow />
    </>
  );
};

const Guardianship = () => {
  const flow = useFamily();
  const { details, guardian, holder } = flow.getSnapshot().context;
  return (
    <>
      <h1 tabIndex={-1}>{say.confirmChild(details.name)}</h1>
      <p>{say.whyChild}</p>
      <EntryForm
        of={GUARDIAN}
        words={GUARDIAN_WORDS}
        starts={{ guardian: guardian === '' ? holder : guardian }}
        button={say.yesGuardian}
        isBusy={useFamilySelected(selectIsWorking)}
        onSubmit={(written) => flow.send({ type: 'person.confirmed', ...written })}
      />
    </>
  );
};

const Agreement = () => {
  const flow = useFamily();
  const { name } = flow.getSnapshot().context.details;
  return (
    <>
      <h1 tabIndex={-1}>{say.confirmGrown(name)}</h1>
      <p>{say.whyGrown}</p>
      <Button
        data-primary-action
        aria-busy={useFamilySelected(selectIsWorking)}
        onClick={() => flow.send({ type: 'person.confirmed', guardian: '' })}
      >
        {say.yesGrown}
      </Button>
    </>
  );
};

/** Asks what the law wants to be confirmed: of a child that one is the guardian, of a grown person that they agree. */
export const Confirming = () => {
  const isChild = useFamilySelected(selectConfirmed) === 'guardianship';
  return (
    <>
      {isChild ? <Guardianship /> : <Agreement />}
      <NotNow />
    </>
  );
};
