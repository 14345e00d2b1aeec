import { describeError } from '../lib/logging.ts';
import { runHere } from './tasks.ts';
import type { TaskInput, TaskName } from './tasks.ts';

type Message = { readonly name: TaskName; readonly input: TaskInput<TaskName> };

/** What a thread of the pool does with each message. */
const work = ({ name, input }: Message): Promise<unknown> =>
  runHere(name, input).catch((error: unknown) => {
    throw withoutWords(error);
  });

/** An error may quote the patient in its message, which must not leave the thread. */
const withoutWords = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('thrown value');
  const { type, message, stack } = describeError(error);
  const told = new Error(message);
  told.name = type;
  told.stack = `${type}: ${message}\n${stack}`;
  return told;
};

export default work;
