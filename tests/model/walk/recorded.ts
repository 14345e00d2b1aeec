import type { Cases } from '../../../src/inspector/dev-server.ts';
import type { FileRead } from '../../../src/inspector/inspector.machine.ts';
import { NOTHING_LIVE } from '../../../src/inspector/messages.ts';
import { EMPTY_MODEL } from '../../../src/inspector/model.ts';
import type { Model } from '../../../src/inspector/model.ts';
import { createRecorder } from '../../../src/inspector/record.ts';
import { recordingOf } from '../../../src/inspector/recording.ts';
import { allFlows } from '../all-flows.ts';
import { App } from './app.ts';
import { readTrace } from './command.ts';

/** Returns the sample events of every flow, for the inspector's form. */
export const sampleEvents = (): Cases =>
  Object.fromEntries(Object.entries(allFlows).map(([name, { cases }]) => [name, cases.events]));

/** The recorder hears a little later of what it is told. */
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Walks a trace of `npm run walk`, and returns what the flows did as a recording. */
export const recordTrace = async (text: string): Promise<FileRead> => {
  const trace = readTrace(text);
  if (trace === null || allFlows[trace.root] === undefined)
    return { kind: 'refused', why: 'This is no trace of `npm run walk`.' };
  let model = EMPTY_MODEL;
  const keep = (next: Model): void => {
    model = next;
  };
  const recorder = createRecorder(keep, { isMadeUp: true });
  const app = new App(allFlows, (event) => recorder.inspect.next?.(event));
  app.open(trace);
  await heard();
  for (const step of trace.steps) {
    app.perform(step);
    await heard();
  }
  app.close();
  return { kind: 'opened', recording: recordingOf(model, NOTHING_LIVE) };
};
