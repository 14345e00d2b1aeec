import type { Plugin } from 'vite';

/** Removes the states' descriptions from the built product: only the docs and the inspector show them. */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  transform: {
    filter: { id: /\/machines\/[a-z-]+\/(?:steps\/)?[a-z-]+\.(?:machine|step)\.ts$/ },
    handler: (code) => ({
      code: code.replace(/\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g, ''),
      map: null,
    }),
  },
};
