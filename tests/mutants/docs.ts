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

\`npm run test:mutants\` breaks the machines, the page (\`src/actors\`, \`src/lib\`, \`src/flows\`) and the rules of the server in small
ways, one at a time, and looks whether the tests or the compiler notice (\`tests/mutants\`). At least 95 % must be noticed in the machines,
and 90 % on the page, in the model kit of the tests (\`tests/model\`) and on the server outside the knowledge data. Looks, keys and test ids are left whole. A break of a machine or of the page is put to all tests that import the file or are of its
flow, and to the nearest others, 16 in all: what only a far test notices has none of its own. \`npm run test:deep\` does it with
a few, chosen by the text of the broken file, and leaves out those that it has not found out about in its two minutes.
A mutant that nobody notices needs a test, or an entry in \`tests/mutants/accepted.json\`, from which
\`npm run docs:mutants\` writes this page. A key is file, place, kind of break, and what became of the code.

There are 9,900 of the machines, 11,200 of the page, 3,000 of the kit, 5,400 of the engine and 24,500 of the rest of the server. All take many hours, so
\`--part=2/10\` draws a tenth by chance. The machines were chased as a whole once, when there were 1,114. Of 140 that were
drawn later 97.1 % were noticed (92.9 to 98.9), and of 252 of the kit 92.1 % (88.1 to 94.8). Of 104 of the page 84.6 % were
noticed (95 % sure: 76.5 to 90.3), which is below the floor; tests were then written for the other 16, but for four that change no behaviour.
Of 68 of the page that were drawn later 91.2 % were noticed (82.1 to 95.9), two of them only by tests that failed there with nothing broken.
Of 555 of the engine 92.9 % were noticed (90.8 to 95.1), of 90 of the rest of the server 92.2 % (84.7 to 96.9). What the samples found is
tested or listed here; what they did not meet is not.

## Nothing could notice them

${list(accepted.filter(({ equivalent }) => equivalent)) || 'None.'}

## Nobody notices them

${list(accepted.filter(({ equivalent }) => !equivalent)) || 'None.'}
`;
