import { isComplete } from '../../../contracts/forms/form.ts';
import { SHARED_RESULT } from '../../../contracts/forms/shared-result.ts';
import { SHARED_RESULT_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/shared-result.ts';
import {
  selectEntries,
  selectIsOpening,
  selectOpeningProblem,
  selectTriesLeft,
} from '../../../machines/shared-result/shared-result.machine.ts';
import { EntryField } from '../../components/fields/EntryFields.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { PageTitle } from '../../components/page-column/PageColumn.tsx';
import { LedForm } from '../../lib/flow/LedForm.tsx';
import { useSharedResult, useSharedResultSelected } from './shared-result.flow.ts';

const { recipient: RECIPIENT } = SHARED_RESULT;

/** Says what went wrong. */
const Problem = () => {
  const problem = useSharedResultSelected(selectOpeningProblem);
  const left = useSharedResultSelected(selectTriesLeft);
  const { recipient } = useSharedResultSelected(selectEntries);
  if (problem === null) return null;
  const isNamed = isComplete({ recipient: RECIPIENT }, { recipient });
  const said = {
    entries: isNamed ? TEXTS.lacksPasscode : TEXTS.lacksRecipient,
    passcode: TEXTS.wrong(left),
    unreached: TEXTS.failed,
  };
  return <InlineError>{said[problem]}</InlineError>;
};

/** The name that the patient will read, and the passcode from them. */
export const PasscodeForm = () => {
  const flow = useSharedResult();
  const entries = useSharedResultSelected(selectEntries);
  const isOpening = useSharedResultSelected(selectIsOpening);
  const field = (name: keyof typeof SHARED_RESULT) => (
    <EntryField
      field={SHARED_RESULT[name]}
      words={{ label: TEXTS[name] }}
      name={name}
      maxLength={SHARED_RESULT[name].max}
      value={entries[name]}
      readOnly={isOpening}
      onChange={(event) =>
        flow.send({ type: 'entry.changed', field: name, value: event.currentTarget.value })
      }
    />
  );
  return (
    <>
      <PageTitle>{TEXTS.title}</PageTitle>
      <p>{TEXTS.intro}</p>
      <LedForm
        button={isOpening ? TEXTS.opening : TEXTS.open}
        isBusy={isOpening}
        onSubmit={() => flow.send({ type: 'opening.requested' })}
      >
        {field('recipient')}
        {field('passcode')}
        <Problem />
        <p>{TEXTS.kept}</p>
      </LedForm>
    </>
  );
};
