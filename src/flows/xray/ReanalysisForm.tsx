import { Sex } from '../../../contracts/assessment/chat-context.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { EMAIL } from '../../../contracts/forms/fields.ts';
import { SHOWN_AGE } from '../../../machines/xray/rules/details.ts';
import type { DetailsProblems } from '../../../machines/xray/rules/details.ts';
import {
  selectDetails,
  selectDetailsProblems,
  selectQuestionnaire,
} from '../../../machines/xray/xray.selectors.ts';
import type { Details } from '../../../machines/xray/xray.types.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryField } from '../../components/fields/EntryFields.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { TextInput } from '../../components/library/text-fields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { PartHead } from './PartHead.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';

const SEXES = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'undisclosed', label: 'Prefer not to say' },
];

const EMAIL_WORDS = { label: 'Email', hint: "Mails about it go to your account's address." };

const EMAIL_PROBLEMS = {
  missing: 'Please provide your email for the report.',
  invalid: 'Please write an email address such as name@example.com.',
} as const;

const AGE_PROBLEM = 'Please write an age in years from 0 to 130, or leave it empty.';

/** Asks for age and gender, both optional; the defaults shown are never sent (REAN-03, REAN-04). */
const Person = ({ details, change }: PersonProps) => {
  const { age } = useXraySelected(selectDetailsProblems);
  const questionnaire = useXraySelected(selectQuestionnaire);
  return (
    <>
      <TextInput
        label="Age in years"
        name="age"
        inputMode="numeric"
        description={
          (questionnaire?.age ?? null) === null
            ? `Not given: shown as ${SHOWN_AGE} until you write it.`
            : 'Your answers say your age group.'
        }
        placeholder={String(SHOWN_AGE)}
        value={details.age}
        error={age === null ? undefined : AGE_PROBLEM}
        onChange={({ currentTarget }) => change({ age: currentTarget.value })}
      />
      <ListField
        label="Gender"
        name="sex"
        value={details.sex ?? ''}
        options={SEXES}
        placeholder="Male (not given)"
        onChange={(value) => change({ sex: Sex.safeParse(value).data ?? null })}
      />
    </>
  );
};

type PersonProps = {
  readonly details: Details;
  readonly change: (details: Partial<Details>) => void;
};

/** Focuses the first invalid field, as every form does. */
const toFirstProblem = (form: HTMLFormElement, problems: DetailsProblems): void => {
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== null);
  focusFirstError({
    getInputNode: (field) => form.querySelector<HTMLElement>(`[name="${field}"]`),
  })(Object.fromEntries(wrong));
};

/**
 * Asks for the e-mail address for the report (REAN-02). It has no field for new symptoms: they belong into an
 * assessment, and would not be judged here.
 */
export const ReanalysisForm = () => {
  const xray = useXray();
  const details = useXraySelected(selectDetails);
  const { email } = useXraySelected(selectDetailsProblems);
  const change = (changed: Partial<Details>) =>
    xray.send({ type: 'details.changed', details: changed });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        xray.send({ type: 'reanalysis.submitted' });
        toFirstProblem(event.currentTarget, selectDetailsProblems(xray.getSnapshot()));
      }}
    >
      <PartHead title="Together with your answers" />
      <p>
        We read your X-ray and what you told us side by side, and write to you once the report is in
        your account.
      </p>
      <EntryField
        name="email"
        field={EMAIL}
        words={EMAIL_WORDS}
        value={details.email}
        error={email === null ? undefined : EMAIL_PROBLEMS[email]}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <p>
        You need not fill in your age and gender: the reading goes by the answers that you gave.
      </p>
      <Person details={details} change={change} />
      <div className={classes.actions}>
        <Button type="submit">Read both together</Button>
        <Button variant="subtle" onClick={() => xray.send({ type: 'reanalysis.dismissed' })}>
          Back to the findings
        </Button>
      </div>
      <a className={classes.again} href={PATHS.chat}>
        Something new or worse? Check again
      </a>
    </form>
  );
};
