import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A comment that begins with one of these words is nearly always a piece of a sentence: "Of which call.", "For an answer." */
const FRAGMENT =
  /^(?:for|of|with|without|whether|what|who|whom|whose|whoever|whatever|where|when|whenever|why|how|which|in|on|at|by|from|to|under|over|after|before|between|until|since|as|like|not|also|only|so|than|that|and|or|but|because|if|unless|through|against|out|about|per|once|then)\b/i;

/** Instructions to tools. */
const DIRECTIVE = /^(?:oxlint|@vitest|@ts-)/;

/** At most so many of a hundred comments begin as a fragment; short labels of rows in tables and oracles do. */
const MOST_PERCENT = 8;

const FOLDERS = ['contracts', 'docs', 'machines', 'server', 'src', 'tests'];

const sources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|js)$/.test(file))
      .map((file) => join(folder, file)),
  );

type Comment = { readonly file: string; readonly words: string };

/** The comments of a file; lines below each other are one. */
const commentsOf = (file: string): Comment[] => {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const comments: (Comment & { readonly end: number })[] = [];
  for (const { type, value, start, end } of parseSync(file, code).comments) {
    const before = comments.at(-1);
    const goesOn =
      type === 'Line' && before !== undefined && /^\r?\n *$/.test(code.slice(before.end, start));
    if (goesOn) comments[comments.length - 1] = { ...before, end };
    else comments.push({ file, words: value.replace(/^\*?\s*/, ''), end });
  }
  return comments.filter(({ words }) => words !== '' && !DIRECTIVE.test(words));
};

it('comments are sentences: hardly one in twelve begins as a fragment', () => {
  const comments = sources().flatMap(commentsOf);
  const fragments = comments.filter(({ words }) => FRAGMENT.test(words));
  expect(comments.length).toBeGreaterThan(5000);
  const some = fragments.slice(0, 5).map(({ file, words }) => `${file}: ${words.slice(0, 60)}`);
  expect((fragments.length / comments.length) * 100, some.join('\n')).toBeLessThan(MOST_PERCENT);
});
