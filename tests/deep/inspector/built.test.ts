import { build } from 'vite';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SOME_EMAIL, SOME_PASSWORD } from '../../../contracts/endpoints/examples.ts';

/** Words that only the inspector, its libraries and the page of all components say. */
const OF_DEVELOPMENT =
  /statelyai|Inspect flows|inspector\.model|toothwise-inspector|network-simplex|toothwise-recording|inspector:trace|Search all charts|Our own text box|tellCoverage/;

describe('the built product', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  let chunks: Rolldown.OutputChunk[];
  let texts: string[];

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const result = await build({ logLevel: 'silent', mode: 'production', build: { write: false } });
    vi.unstubAllEnvs();
    files = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
    chunks = files.filter((file) => file.type === 'chunk');
    texts = files.map((file) => String(file.type === 'chunk' ? file.code : file.source));
  });

  it('holds nothing of the inspector and of the page of all components', () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith('/src/flows/chat/chat.flow.ts'))).toBe(true);
    expect(
      modules.filter((id) =>
        /\/src\/(inspector|showcase)\/|\/tests\/|@statelyai|@dagrejs/.test(id),
      ),
    ).toEqual([]);
    expect(texts.filter((text) => OF_DEVELOPMENT.test(text))).toEqual([]);
  });

  it('holds no example of a call', () => {
    const isExample = (text: string) => text.includes(SOME_EMAIL) || text.includes(SOME_PASSWORD);
    expect(texts.filter(isExample)).toEqual([]);
  });

  it('has each late script name all that it needs, so that one round of requests fetches it', () => {
    const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const neededBy = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
      for (const each of named.get(name)?.imports ?? [])
        if (named.has(each) && !seen.has(each)) neededBy(each, seen.add(each));
      return seen;
    };
    const first = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const here = new Set(first.flatMap((name) => [name, ...neededBy(name)]));
    const late = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
    expect(late.length).toBeGreaterThan(20);
    const missing = late.flatMap(({ fileName, code }) =>
      [...neededBy(fileName)]
        .filter((name) => !here.has(name) && !code.includes(name.split('/').at(-1) ?? name))
        .map((name) => `${fileName} does not name ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
