import { TestRunner, onTestFinished } from 'vitest';

const ofTheFile: (() => Promise<unknown>)[] = [];

/**
 * Ends what was opened, when nobody needs it any more: with the test that opened it, or whose `beforeEach` did, and what
 * `beforeAll` opened with the file. What was opened last ends first.
 */
export const endLater = (end: () => Promise<unknown>): void => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else ofTheFile.push(end);
};

/** The file is over, and with it what it opened for all its tests. */
export const endOfFile = async (): Promise<void> => {
  for (const end of ofTheFile.splice(0).toReversed()) await end();
};
