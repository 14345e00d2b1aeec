import type { Accepted } from './accepted.ts';

const list = (accepted: readonly Accepted[]): string =>
  accepted
    .map(
      ({ reason, keys }) =>
        `- ${reason}\n${keys.map((key) => `  - \`${key.replaceAll('`', "'")}\``).join('\n')}`,
    )
    .join('\n');

/** The page of docs about the mutants that nobody notices. */
export const mutantsPage = (accepted: readonly Accepted[]): string => `# Mutants that live

\`npm run test:mutants\` breaks the machines and the rules of the server in small ways, one at a time, and looks
whether the tests or the compiler notice (\`tests/mutants\`). At least 95 % must be noticed in the machines and 90 % on
the server outside the knowledge data. \`npm test\` does it with a few, chosen by the text of the broken file.
A mutant that nobody notices needs a test, or an entry in \`tests/mutants/accepted.json\`, from which
\`npm run docs:mutants\` writes this page. A key is file, place, kind of break, and what became of the code.

## Nothing could notice them

${list(accepted.filter(({ equivalent }) => equivalent)) || 'None.'}

## Nobody notices them

${list(accepted.filter(({ equivalent }) => !equivalent)) || 'None.'}
`;
