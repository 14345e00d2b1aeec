import { emailIn, nameIn, phoneIn, telIn } from './entries.ts';

/**
 * One field of a form: its machine, its view and the server read its rules here. Lengths are in characters. `phone`: a
 * number of India; `tel`: one of any country, as it is written.
 */
export type Field = {
  readonly kind: 'text' | 'name' | 'email' | 'phone' | 'tel' | 'password';
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** True for what is taken as it was written, with the white space around it. */
  readonly isVerbatim?: boolean;
  /** True for an entry that survives a reload of the tab. */
  readonly isKept?: true;
  /** True for a field that another one may stand beside. */
  readonly isHalf?: true;
  /** The field that it says once more; it is never sent. */
  readonly repeats?: string;
  /** Text that stands before the box, and is not written in. */
  readonly prefix?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel';
};
export type Fields = Readonly<Record<string, Field>>;
type Texts = Readonly<Record<string, string>>;

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

const READERS: Partial<Record<Field['kind'], (written: string) => string>> = {
  name: nameIn,
  email: emailIn,
  phone: phoneIn,
  tel: telIn,
};

/** Returns an entry as the page and the server take it. */
export const read = ({ kind, isVerbatim }: Field, written = ''): string => {
  if (isVerbatim) return written;
  return READERS[kind]?.(written) ?? written.trim();
};

const textsOf = (
  form: Fields,
  value: Texts,
  isIn: (field: Field) => unknown = () => true,
): object =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, field]) => isIn(field))
      .map(([name, field]) => [name, read(field, value[name])]),
  );

/** Returns the form before anything is written. */
export const emptyOf = <Form extends Fields>(form: Form) => textsOf(form, {}) as ValueOf<Form>;

/** Returns a value without the white space around its texts; a password keeps its own. */
export const normalised = <Form extends Fields>(form: Form, value: ValueOf<Form>) =>
  textsOf(form, value) as ValueOf<Form>;

/** Returns the part of a value that is sent, normalised. */
export const sentOf = <Form extends Fields>(form: Form, value: ValueOf<Form>) =>
  textsOf(form, value, ({ repeats }) => repeats === undefined) as SentOf<Form>;

/** Returns the part of a value that survives a reload, normalised. */
export const keptOf = <Form extends Fields>(form: Form, value: Texts) =>
  textsOf(form, value, ({ isKept }) => isKept) as KeptOf<Form>;

const faultOf = (field: Field, value: Texts, name: string): Fault | null => {
  const text = read(field, value[name]);
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
