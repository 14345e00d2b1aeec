import { describeError } from '../lib/logging.ts';
import { inLanguage } from '../texts/speaking.ts';
import { runHere } from './tasks.ts';
import type { TaskInput, TaskName } from './tasks.ts';

type Message = {
  readonly name: TaskName;
  readonly input: TaskInput<TaskName>;
  /** The language of whoever waits for it. */
  readonly language: string;
};

/** Does the task of one message on a thread of the pool. */
const work = ({ name, input, language }: Message): Promise<unknown> =>
  inLanguage(language, () => runHere(name, input)).catch((error: unknown) => {
    throw withoutWords(error);
  });

/** Makes a copy of an error without its message, which may quote the patient and must not leave the thread. */
const withoutWords = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('thrown value');
  const { type, message, stack } = describeError(error);
  const told = new Error(message);
  told.name = type;
  told.stack = `${type}: ${message}\n${stack}`;
  return told;
};

export default work;
