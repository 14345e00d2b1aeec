import * as z from 'zod/mini';
import { withPlainDomain } from './entries.ts';
import { read } from './form.ts';
import type { Field, Fields, SentOf } from './form.ts';

/**
 * Makes the schema of one field of a request, which reads it as the page does. `error`: the sentence for all its
 * faults, where it has one of its own.
 */
export const textOf = (field: Field, error?: string): z.ZodMiniString<string> => {
  const { kind, min = 0, max = Infinity, pattern = /^/ } = field;
  return z.string().check(
    z.overwrite((written) => read(field, written)),
    ...(min === 0 ? [] : [z.minLength(min, error)]),
    ...(max === Infinity ? [] : [z.maxLength(max, error)]),
    ...(kind === 'email' ? [z.email({ pattern, error }), z.overwrite(withPlainDomain)] : []),
    ...(kind !== 'email' && pattern.source !== '^' ? [z.regex(pattern, error)] : []),
  );
};

type ShapeOf<Form extends Fields> = Readonly<Record<keyof SentOf<Form>, z.ZodMiniString<string>>>;

/** Makes the schemas of a request's body from its form. */
export const shapeOf = <Form extends Fields>(form: Form): ShapeOf<Form> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.repeats === undefined ? [[name, textOf(field)]] : [],
    ),
  ) as ShapeOf<Form>;
