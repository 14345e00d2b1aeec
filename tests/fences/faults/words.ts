import { inFolder } from './fault.ts';

const belongs = (text: string): string => `"${text}" belongs into contracts/texts/en`;

const IN_VIEWS = inFolder('src/components/', [
  [
    'writes a word into its markup',
    'export const A = () => <p>Try again</p>;',
    'export const A = () => <p>·</p>;',
    belongs('Try again'),
    'planted.tsx',
  ],
  [
    'writes a word beside a value',
    'export const A = ({ n }: { readonly n: number }) => <p>{n} days</p>;',
    'export const A = ({ n }: { readonly n: number }) => <p>{n} %</p>;',
    belongs('days'),
    'planted.tsx',
  ],
  [
    'writes a word as an expression',
    "export const A = () => <p>{'Try again'}</p>;",
    "export const A = () => <p>{' '}</p>;",
    belongs('Try again'),
    'planted.tsx',
  ],
  [
    'writes a word that is heard alone',
    'export const A = () => <nav aria-label="Your account" />;',
    'export const A = () => <nav aria-label={String(1)} />;',
    belongs('Your account'),
    'planted.tsx',
  ],
  [
    'writes a title in an expression',
    'export const A = () => <nav title={`Your account`} />;',
    'export const A = () => <nav title="account-menu" />;',
    belongs('Your account'),
    'planted.tsx',
  ],
  [
    'writes a word into a longer title',
    "export const A = ({ time, free }: any) => <nav aria-label={`${time}, ${free ? 'free' : 'x'}`} />;",
    "export const A = ({ time, free }: any) => <nav aria-label={`${time}, ${free ? '1' : '0'}`} />;",
    belongs('free'),
    'planted.tsx',
  ],
  [
    'lets a fact choose a word',
    "export const A = ({ isIn }: any) => <p>{isIn ? 'Try again' : ''}</p>;",
    "export const A = ({ isIn }: any) => <p>{isIn ? '1' : ''}</p>;",
    belongs('Try again'),
    'planted.tsx',
  ],
]);

const BY_COUNT = inFolder('src/lib/format/', [
  [
    'lets a count choose a word',
    "export const many = (n: number) => (n === 1 ? 'answer' : 'answers');",
    'export const many = (n: number) => (n === 1 ? 10 : n);',
    belongs('answer'),
  ],
]);

const IN_CHARTS = inFolder('machines/', [
  [
    'says a sentence of its own',
    "export const said = 'Please try again';",
    "export const said = { description: 'It is tried again' };",
    belongs('Please try again'),
  ],
  [
    'says a sentence around a value',
    'export const said = (n: number) => `In ${n} days or so`;',
    'export const said = (n: number) => `in-${n}-days`;',
    belongs('days or so'),
  ],
]);

export const WORD_FAULTS = [...IN_VIEWS, ...BY_COUNT, ...IN_CHARTS];
