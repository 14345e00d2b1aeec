import * as z from 'zod/mini';
import { read } from './form.ts';
import type { Field, Fields, SentOf } from './form.ts';

/** The part of the platform's URL that is used here: it has no effect, and browsers and Node have it alike. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/**
 * Returns an address with its domain as the mail system writes it (RFC 5891): `भारत` becomes `xn--h2brj9c`, so that
 * both spellings are one address.
 */
const withPlainDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!/[^\0-\x7f]/.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return `${email.slice(0, at + 1)}${new URL(`http://${domain}`).hostname}`;
};

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
