import type { Fields, WordsOf } from '../../../contracts/forms/form.ts';
import type { FormShape } from './FormSkeleton.tsx';

/** Lists the shapes of a form's fields, each after the line of its hint, for the time in which the form is loading. */
export const shapesOf = <Form extends Fields>(form: Form, words: WordsOf<Form>) => {
  const fields = Object.entries(form);
  const shapes = fields.flatMap(([name, { isHalf }], at): [string, FormShape][] => [
    ...(words[name]?.hint === undefined ? [] : [[`${name}Hint`, 'line'] as [string, FormShape]]),
    [name, isHalf && fields[at - 1]?.[1].isHalf ? 'besideField' : 'field'],
  ]);
  return Object.fromEntries(shapes);
};
