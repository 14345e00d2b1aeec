import type { Fields, WordsOf } from '../../../contracts/forms/form.ts';
import type { FormShape } from './FormSkeleton.tsx';

/** Lists the shapes of a form's fields, each after the line of its hint, for the time in which the form is loading. */
export const shapesOf = <Form extends Fields>(
  form: Form,
  words: WordsOf<Form>,
): Record<string, FormShape> => {
  const names = Object.keys(form);
  const isBeside = (at: number): boolean =>
    [at - 1, at].every((each) => form[names[each] ?? '']?.isHalf);
  return Object.fromEntries(
    names.flatMap((name, at): [string, FormShape][] => [
      ...(words[name]?.hint === undefined ? [] : [[`${name}Hint`, 'line'] as [string, FormShape]]),
      [name, isBeside(at) ? 'besideField' : 'field'],
    ]),
  );
};
