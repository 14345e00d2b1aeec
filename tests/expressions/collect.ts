import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { vi } from 'vitest';

const ENGINE = join('server', 'assessment');
/** Where a person's or a language model's words may arrive. */
const FOLDERS = ['contracts', 'machines', 'server', 'src'];

/** An expression of the product and the file that it stands in. */
export type Found = { readonly expression: RegExp; readonly file: string };

type Syntax = { readonly type: string; readonly [key: string]: unknown };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

function* within(value: unknown): Generator<Syntax> {
  if (isSyntax(value)) yield value;
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* within(inner);
  }
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

const syntaxOf = (file: string): unknown => parseSync(file, readFileSync(file, 'utf8')).program;

const isWritten = (each: Syntax): each is Syntax & { regex: { pattern: string; flags: string } } =>
  each.type === 'Literal' &&
  'regex' in each &&
  each['regex'] !== null &&
  each['regex'] !== undefined;

const isBuilt = (each: Syntax): boolean =>
  (each.type === 'NewExpression' || each.type === 'CallExpression') &&
  isSyntax(each['callee']) &&
  each['callee']['name'] === 'RegExp';

/** Every expression that is written out in the code. */
export const writtenExpressions = (): Found[] =>
  sources.flatMap((file) =>
    [...within(syntaxOf(file))].filter(isWritten).map(({ regex }) => ({
      expression: new RegExp(regex.pattern, regex.flags),
      file,
    })),
  );

/** The files that build expressions from strings, and all of the engine, which builds them in common. */
export const buildingFiles = (): string[] =>
  sources.filter((file) => file.startsWith(ENGINE) || [...within(syntaxOf(file))].some(isBuilt));

/** The expressions built from strings while `work` is done; the code reaches `RegExp` by its global name. */
export const builtDuring = async (work: () => unknown): Promise<RegExp[]> => {
  const built: RegExp[] = [];
  const recording = new Proxy(RegExp, {
    construct: (target, args: [string | RegExp, string?]) => {
      const expression = new target(...args);
      built.push(expression);
      return expression;
    },
    apply: (target, _this, args: [string | RegExp, string?]) => {
      const expression = target(...args);
      built.push(expression);
      return expression;
    },
  });
  vi.stubGlobal('RegExp', recording);
  try {
    await work();
  } finally {
    vi.unstubAllGlobals();
  }
  return built;
};

/** Loads a file of the product anew, so that what it builds at its start is built once more. */
export const loadAnew = async (files: readonly string[]): Promise<void> => {
  vi.resetModules();
  for (const file of files) await import(/* @vite-ignore */ pathToFileURL(file).href);
};
