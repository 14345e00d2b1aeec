import type { Fields, ProblemsOf } from '../../contracts/forms/form.ts';
import { saidBy } from '../../contracts/common/failure.ts';
import type { Failure } from '../../contracts/common/failure.ts';

/** End of a call that has failed, or of a flow that may say what the server found with an entry. */
type Ended = { readonly error?: unknown; readonly output?: unknown };

/** Returns the server's sentence at the field that it names, where the form has it; nothing otherwise. */
const saidAtField = <Form extends Fields>(form: Form, error: unknown): ProblemsOf<Form> => {
  const { field = '' } = (error ?? {}) as Partial<Failure>;
  const said = saidBy(error);
  return said !== null && Object.hasOwn(form, field) ? ({ [field]: said } as ProblemsOf<Form>) : {};
};

/**
 * Makes the guard and the assignment with which a chart leads back to a form whose entry the server refuses. The
 * sentence comes with a failed call, or with the output of a flow that made it.
 */
export const refusalsIn = <Form extends Fields>(form: Form) => {
  const problemsIn = ({ error, output }: Ended): ProblemsOf<Form> =>
    (output as { problems?: ProblemsOf<Form> } | undefined)?.problems ?? saidAtField(form, error);
  return {
    isEntryRefused: (_: unknown, ended: Ended): boolean =>
      Object.keys(problemsIn(ended)).length > 0,
    refusedEntry: (_: unknown, ended: Ended) => ({ problems: problemsIn(ended) }),
  };
};

const params = ({ event }: { readonly event: Ended }): Ended => event;

/**
 * The way back to a form, without its target: the chart names the guard and the action of `refusalsIn` so, and has the
 * problems in its context.
 */
export const ENTRY_REFUSED = {
  guard: { type: 'isEntryRefused', params },
  actions: { type: 'rememberRefusedEntry', params },
} as const;
