import { checkedName } from '../../server/providers/files/port.ts';
import type { FileStore } from '../../server/providers/files/port.ts';
import { decodeHere } from '../../server/services/xrays/decoding.ts';
import type { Decoding } from '../../server/services/xrays/decoding.ts';
import type { XrayReader } from '../../server/services/xrays/xray-deps.ts';

/** Keeps files in memory, where a test may look. */
export const memoryFiles = () => {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    put: async (name: string, content: Buffer) => void kept.set(checkedName(name), content),
    get: async (name: string) => kept.get(checkedName(name)) ?? null,
    part: async (name: string, from: number, bytes: number) =>
      kept.get(checkedName(name))?.subarray(from, from + bytes) ?? null,
    remove: async (name: string) => void kept.delete(checkedName(name)),
    async *list() {
      yield* kept.keys();
    },
  } satisfies FileStore & { kept: unknown };
};

/** Decodes pictures without processes of their own. */
export const decodingHere: Decoding = { run: decodeHere, close: async () => undefined };

/** Marks one dark area in a tooth, whatever it is shown, and is told to be measured. */
export const stubReader: XrayReader = {
  read: async () => ({
    kind: 'read',
    reading: {
      projection: 'panoramic',
      findings: [
        {
          detection: 'darkAreaInTooth',
          confidence: 64,
          box: { x: 0.2, y: 0.5, width: 0.1, height: 0.1 },
          place: { frame: 'mouth', side: 'right' },
        },
      ],
      engine: {
        name: 'stub',
        version: '1',
        isTrained: true,
        card: {
          licence: 'MIT',
          intended: ['panoramic', 'intraoral'],
          measured: { on: 'pictures of a test', pictures: 10 },
        },
      },
    },
  }),
};
