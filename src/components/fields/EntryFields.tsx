import type { ChangeEvent, ComponentProps } from 'react';
import { plainDigits } from '../../../contracts/forms/entries.ts';
import { read } from '../../../contracts/forms/form.ts';
import type { Field, FieldWords, Fields, WordsOf } from '../../../contracts/forms/form.ts';
import { PasswordInput, TextInput } from '../library/text-fields.ts';
import classes from './entry-fields.module.css';

type TextProps = ComponentProps<typeof TextInput>;

const TYPES = { text: 'text', name: 'text', email: 'email', phone: 'tel', tel: 'tel' } as const;

/** Two halves stand in one line, so a hint of one of them comes below its box. */
const HALF_ORDER: TextProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

type EntryFieldProps = Pick<
  TextProps,
  'name' | 'value' | 'onChange' | 'maxLength' | 'readOnly' | 'error'
> & {
  readonly field: Field;
  readonly words: Pick<FieldWords, 'label' | 'hint'>;
  /** The server's objection to the entry. It is announced, since focus is elsewhere when it arrives. */
  readonly refusal?: string;
};

/** Takes the country out of a whole number that was pasted with it, since the country stands before the box already. */
const withoutCountry = (field: Field, box: HTMLInputElement): void => {
  const number = read(field, box.value);
  const digits = plainDigits(box.value).replace(/\D/g, '');
  if (number.length === field.max && digits.length > number.length) box.value = number;
};

/** One field of a form, as its description and its texts say. */
export const EntryField = ({
  field,
  words,
  refusal,
  error,
  onChange,
  ...input
}: EntryFieldProps) => {
  const { kind, prefix, autoComplete, inputMode, isHalf } = field;
  const shown = {
    inputWrapperOrder: isHalf && HALF_ORDER,
    label: words.label,
    description: words.hint,
    autoComplete,
    error: error ?? refusal,
    errorProps: refusal ? { role: 'alert' } : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (prefix !== undefined) withoutCountry(field, event.currentTarget);
      onChange?.(event);
    },
    ...input,
  };
  if (kind === 'password') return <PasswordInput {...shown} />;
  return (
    <TextInput
      type={TYPES[kind]}
      inputMode={inputMode}
      leftSection={prefix}
      leftSectionWidth={prefix && 56}
      // What no browser fills in is no word either.
      spellCheck={autoComplete === 'off' ? false : undefined}
      {...shown}
    />
  );
};

type EntryFieldsProps<Form extends Fields> = {
  readonly of: Form;
  readonly words: WordsOf<Form>;
  readonly form: {
    readonly key: (name: keyof Form & string) => string;
    readonly getInputProps: (name: keyof Form & string) => object;
  };
  /** The server's objections, by field. */
  readonly refusals?: Partial<Record<keyof Form, string>>;
};

/** The fields of a form, in its order; two halves stand side by side if there is room. */
export const EntryFields = <Form extends Fields>(props: EntryFieldsProps<Form>) => {
  const { of, words, form, refusals } = props;
  const isHalf = (name = '') => of[name]?.isHalf === true;
  const rows = Object.keys(of).reduce<string[][]>((above, name) => {
    const row = above.at(-1);
    if (row && isHalf(row[0]) && isHalf(name)) return [...above.slice(0, -1), [...row, name]];
    return [...above, [name]];
  }, []);
  const shown = (name: string) => (
    <EntryField
      key={form.key(name)}
      name={name}
      field={of[name] as Field}
      words={words[name] as FieldWords}
      refusal={refusals?.[name]}
      {...form.getInputProps(name)}
    />
  );
  return rows.map(([name = '', ...beside]) =>
    isHalf(name) ? (
      <div key={name} className={classes.names}>
        {[name, ...beside].map(shown)}
      </div>
    ) : (
      shown(name)
    ),
  );
};
