import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';

/** Words that only the inspector's own code and its library say. */
const OF_INSPECTOR = /statelyai|Inspect flows|inspector\.model|toothwise-inspector/;

describe('the built product', () => {
  it('holds nothing of the inspector', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const result = await build({ logLevel: 'silent', mode: 'production', build: { write: false } });
    vi.unstubAllEnvs();
    const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
    const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const texts = files.map((file) => String(file.type === 'chunk' ? file.code : file.source));

    expect(modules.some((id) => id.endsWith('/src/flows/chat/provider.tsx'))).toBe(true);
    expect(modules.filter((id) => /\/src\/inspector\/|@statelyai/.test(id))).toEqual([]);
    expect(texts.filter((text) => OF_INSPECTOR.test(text))).toEqual([]);
  });
});
