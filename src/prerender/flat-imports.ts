import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets a chunk that comes later import all scripts that its own imports need, so that the browser asks for them at once.
 * Vite would list them in every chunk that may load this one, and the first question would wait for the lists.
 */
export const flatImports: Plugin = {
  name: 'flat-imports',
  apply: 'build',
  generateBundle: {
    // After Vite has taken out the chunks that hold nothing but styles.
    order: 'post',
    handler: (_options, bundle) => {
      const importsOf = (name: string): readonly string[] => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? chunk.imports.filter((each) => each in bundle) : [];
      };
      const neededBy = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
        for (const each of importsOf(name)) if (!seen.has(each)) neededBy(each, seen.add(each));
        return seen;
      };
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const first = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const here = new Set(first.flatMap((name) => [name, ...neededBy(name)]));
      for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
        const known = new Set([...here, ...chunk.imports]);
        const more = [...neededBy(chunk.fileName)].filter((name) => !known.has(name));
        chunk.code += more.map((name) => `import"./${basename(name)}";`).join('');
      }
    },
  },
};
