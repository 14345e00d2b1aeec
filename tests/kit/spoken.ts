import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionsOf } from '../../src/prerender/languages/editions.ts';
import { buildSpoken } from '../../src/prerender/languages/build-spoken.ts';
import { learnLanguage } from '../../server/texts/speaking.ts';
import type { Texts } from '../../server/texts/speaking.ts';

/** Lets this process speak a language, as a build gives it to the server. */
export const speak = async (tag: string): Promise<Texts> => {
  const folder = await mkdtemp(join(tmpdir(), 'spoken-'));
  try {
    await buildSpoken(await editionsOf('', ['en', tag], false), folder);
    const texts = createRequire(import.meta.url)(join(folder, `${tag}.cjs`)) as Texts;
    learnLanguage(tag, texts);
    return texts;
  } finally {
    await rm(folder, { recursive: true });
  }
};
