import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';

/** Words that only the inspector, its libraries and the page of all components say. */
const OF_DEVELOPMENT =
  /statelyai|Inspect flows|inspector\.model|toothwise-inspector|network-simplex|Our own text box/;

describe('the built product', () => {
  it('holds nothing of the inspector and of the page of all components', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const result = await build({ logLevel: 'silent', mode: 'production', build: { write: false } });
    vi.unstubAllEnvs();
    const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
    const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const texts = files.map((file) => String(file.type === 'chunk' ? file.code : file.source));

    expect(modules.some((id) => id.endsWith('/src/flows/chat/provided.ts'))).toBe(true);
    expect(
      modules.filter((id) => /\/src\/(inspector|showcase)\/|@statelyai|@dagrejs/.test(id)),
    ).toEqual([]);
    expect(texts.filter((text) => OF_DEVELOPMENT.test(text))).toEqual([]);
  });
});
