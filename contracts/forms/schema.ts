import * as z from 'zod/mini';
import { isSmall, isVerbatim, sentNames } from './form.ts';
import type { Field, Fields, SentOf } from './form.ts';

/** Makes the schema of one field of a request. `error`: the sentence for all its faults, where it has one of its own. */
export const textOf = (field: Field, error?: string): z.ZodMiniString<string> => {
  const { kind, min, max, pattern } = field;
  const form = kind === 'email' ? z.email({ pattern, error }) : pattern && z.regex(pattern, error);
  return z
    .string()
    .check(
      ...(isVerbatim(field) ? [] : [z.trim()]),
      ...(isSmall(field) ? [z.toLowerCase()] : []),
      ...(min === undefined ? [] : [z.minLength(min, error)]),
      ...(max === undefined ? [] : [z.maxLength(max, error)]),
      ...(form === undefined ? [] : [form]),
    );
};

/** Makes the schemas of a request's body from its form. */
export const shapeOf = <Form extends Fields>(
  form: Form,
): { readonly [Name in keyof SentOf<Form>]: z.ZodMiniString<string> } =>
  Object.fromEntries(sentNames(form).map((name) => [name, textOf(form[name] as Field)])) as {
    readonly [Name in keyof SentOf<Form>]: z.ZodMiniString<string>;
  };
