import { ASKED } from './messages.ts';
import { contentOf } from './recording.ts';
import type { FileRead } from './inspector.machine.ts';

/** Sample events of each flow, from the cases of its tests. */
export type Cases = Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;

type Hot = NonNullable<ImportMeta['hot']>;

const ask = <Reply>(hot: Hot, name: string, question: unknown): Promise<Reply> =>
  new Promise((resolve) => {
    const hear = (reply: Reply): void => {
      hot.off(name, hear);
      resolve(reply);
    };
    hot.on(name, hear);
    hot.send(name, question);
  });

/** Asks for the sample events of all flows; there are none without a development server. */
export const askCases = async (hot: Hot | undefined): Promise<Cases> =>
  hot === undefined ? {} : ask<Cases>(hot, ASKED.cases, null);

/** Reads a chosen file; the development server walks a trace, with the cases that it was made with. */
export const readRecording = async (hot: Hot | undefined, file: Blob): Promise<FileRead> => {
  const text = await file.text();
  const content = contentOf(text);
  if (content.kind === 'recording') return { kind: 'opened', recording: content.recording };
  if (content.kind === 'neither') return { kind: 'refused', why: content.why };
  if (hot === undefined) return { kind: 'refused', why: 'A trace is opened with `npm run dev`.' };
  return ask<FileRead>(hot, ASKED.trace, text);
};
