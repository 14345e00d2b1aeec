/** Kind of what is written: it decides over the input that is shown, and over the white space around it. */
type Kind = 'text' | 'email' | 'phone' | 'password' | 'notes';

/** One field of a form: its machine, its view and the server read its rules here. Lengths are in characters. */
export type Field = {
  readonly kind: Kind;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** The field that it says once more; it is never sent. */
  readonly repeats?: string;
  /** True for an e-mail address that is kept in the letters in which it was written. */
  readonly keepsCase?: true;
  /** True for an entry that survives a reload of the tab. */
  readonly isKept?: true;
  /** True for a field that another one may stand beside. */
  readonly isHalf?: true;
  /** Text that stands before the box, and is not written in. */
  readonly prefix?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel';
};
export type Fields = Readonly<Record<string, Field>>;

/** What is written into a form, by field. */
export type ValueOf<Form extends Fields> = { readonly [Name in keyof Form]: string };
/** Sentences about the faults of a value, by field. */
export type ProblemsOf<Form extends Fields> = Partial<ValueOf<Form>>;
/** The entries that survive a reload. */
export type KeptOf<Form extends Fields> = {
  readonly [Name in keyof Form as Form[Name] extends { isKept: true } ? Name : never]: string;
};
/** The entries that are sent. */
export type SentOf<Form extends Fields> = {
  readonly [Name in keyof Form as Form[Name] extends { repeats: string } ? never : Name]: string;
};

/** Fault of an entry; `differs`: it does not say the same as the field that it repeats. */
export type Fault = 'pattern' | 'short' | 'long' | 'differs';
/** Sentence about a fault of a field, or one for all its faults. */
type Wrong = { readonly wrong: string | ((fault: Fault) => string) };
/** Texts of a field: its label, a line below the label, and what is said of its faults. */
export type FieldWords = Wrong & { readonly label: string; readonly hint?: string };
export type WordsOf<Form extends Fields> = { readonly [Name in keyof Form]: FieldWords };

/** Lists the names of the fields that are sent. */
export const sentNames = (form: Fields): string[] =>
  Object.keys(form).filter((name) => form[name]?.repeats === undefined);

/** Returns true for what is taken as it was written, with the white space around it. */
export const isVerbatim = ({ kind }: Field): boolean => kind === 'password' || kind === 'notes';

/** Returns true for what is kept in small letters. */
export const isSmall = ({ kind, keepsCase }: Field): boolean => kind === 'email' && !keepsCase;

const read = (field: Field, written: string): string => {
  if (isVerbatim(field)) return written;
  return isSmall(field) ? written.trim().toLowerCase() : written.trim();
};

const picked = (names: readonly string[], textOf: (name: string) => string | undefined): object =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]));

/** Returns the form before anything is written. */
export const emptyOf = <Form extends Fields>(form: Form): ValueOf<Form> =>
  picked(Object.keys(form), () => '') as ValueOf<Form>;

/** Returns a value as it is sent, without the white space around it; a password keeps its own. */
export const normalised = <Form extends Fields>(form: Form, value: ValueOf<Form>): ValueOf<Form> =>
  picked(Object.keys(form), (name) =>
    read(form[name] as Field, value[name] ?? ''),
  ) as ValueOf<Form>;

/** Returns the part of a value that is sent, normalised. */
export const sentOf = <Form extends Fields>(form: Form, value: ValueOf<Form>): SentOf<Form> => {
  const texts: Readonly<Record<string, string>> = normalised(form, value);
  return picked(sentNames(form), (name) => texts[name]) as SentOf<Form>;
};

/** Returns the part of a value that survives a reload. */
export const keptOf = <Form extends Fields>(
  form: Form,
  value: Readonly<Record<string, string>>,
): KeptOf<Form> => {
  const names = Object.keys(form).filter((name) => form[name]?.isKept);
  return picked(names, (name) => value[name]) as KeptOf<Form>;
};

const faultOf = (field: Field, value: Readonly<Record<string, string>>, name: string) => {
  const text = read(field, value[name] ?? '');
  const { min = 0, max = Infinity, pattern = /^/, repeats } = field;
  if (!pattern.test(text)) return 'pattern';
  if (text.length < min) return 'short';
  if (text.length > max) return 'long';
  return repeats !== undefined && text !== value[repeats] ? 'differs' : null;
};

/** Returns true when a value has no fault. */
export const isComplete = <Form extends Fields>(form: Form, value: ValueOf<Form>): boolean =>
  Object.entries(form).every(([name, field]) => faultOf(field, value, name) === null);

/** Makes the check of a form: it returns the faults of a value in words, by field, in the order of the form. */
export const problemsIn =
  <Form extends Fields>(form: Form, words: { readonly [Name in keyof Form]: Wrong }) =>
  (value: ValueOf<Form>): ProblemsOf<Form> => {
    const problems = Object.entries(form).flatMap(([name, field]) => {
      const fault = faultOf(field, value, name);
      const { wrong } = words[name] as Wrong;
      return fault === null ? [] : [[name, typeof wrong === 'string' ? wrong : wrong(fault)]];
    });
    return Object.fromEntries(problems) as ProblemsOf<Form>;
  };
