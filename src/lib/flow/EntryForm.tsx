import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { problemsIn } from '../../../contracts/forms/form.ts';
import type { Fields, ProblemsOf, ValueOf, WordsOf } from '../../../contracts/forms/form.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { focusFirstError } from './form.ts';
import classes from './entry-form.module.css';

type EntryFormProps<Form extends Fields> = {
  readonly of: Form;
  readonly words: WordsOf<Form>;
  /** What stands in the fields at first. */
  readonly starts: ValueOf<Form>;
  /** The server's objections, by field. */
  readonly refusals?: ProblemsOf<Form>;
  /** Stands before the fields. */
  readonly lead?: ReactNode;
  /** Stands between the fields and the button: why an attempt was refused. */
  readonly note?: ReactNode;
  readonly button: string;
  readonly isBusy?: boolean;
  readonly onSubmit: (entries: ValueOf<Form>) => void;
};

/** A form by its description: checked when it is sent, with the first field that has an error in focus. */
export const EntryForm = <Form extends Fields>(props: EntryFormProps<Form>) => {
  const { of, words, starts, refusals, lead, note, button, isBusy, onSubmit } = props;
  const form = useForm<Record<string, string>>({
    mode: 'uncontrolled',
    initialValues: starts,
    validate: problemsIn(of, words) as (entries: Record<string, string>) => ProblemsOf<Fields>,
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (entries) => onSubmit(entries as ValueOf<Form>),
        focusFirstError(form),
      )}
    >
      {lead}
      <EntryFields of={of} words={words} form={form} refusals={refusals} />
      {note}
      <Button type="submit" data-primary-action aria-busy={isBusy}>
        {button}
      </Button>
    </form>
  );
};
