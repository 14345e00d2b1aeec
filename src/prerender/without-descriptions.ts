import type { Plugin } from 'vite';

/** What each state is for is read in the docs and in the inspector, which the built product has not. */
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
