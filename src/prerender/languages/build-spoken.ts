import { build } from 'vite';
import type { Edition } from './editions.ts';
import { ENGLISH } from './languages.ts';

/** Builds what the server says in each language but English, which it reads when it starts. */
export const buildSpoken = async (editions: readonly Edition[], outDir: string): Promise<void> => {
  for (const { tag, plugins } of editions)
    if (tag !== ENGLISH.tag)
      await build({
        logLevel: 'warn',
        configFile: false,
        publicDir: false,
        plugins,
        ssr: { noExternal: true },
        build: {
          ssr: true,
          outDir,
          emptyOutDir: false,
          target: 'node20',
          rolldownOptions: {
            input: { [tag]: 'server/texts/spoken.ts' },
            // Read at once, by `require`.
            output: { entryFileNames: '[name].cjs', format: 'cjs', codeSplitting: false },
          },
        },
      });
};
