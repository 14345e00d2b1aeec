import { parseSync } from 'oxc-parser';
import { pathTo } from './text-path.ts';

/** What of a node of the syntax is read here. */
export type Syntax = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly value?: unknown;
  readonly init?: Syntax | null;
  readonly expression?: Syntax;
  readonly expressions?: readonly unknown[];
  readonly elements?: readonly (Syntax | null)[];
  readonly properties?: readonly Syntax[];
  readonly declarations?: readonly Syntax[];
  readonly declaration?: Syntax | null;
};

/** Returns a value without `as const` and the like around it. */
const bare = (node: Syntax): Syntax =>
  node.type.startsWith('TS') && node.expression !== undefined ? bare(node.expression) : node;

/** Reads the constants that a file of texts exports, by name. @throws Error for a file that cannot be read */
export const exportsOf = (file: string, code: string): ReadonlyMap<string, Syntax> => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const declared = (program.body as unknown as readonly Syntax[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declaration?.declarations ?? []);
  return new Map(
    declared.flatMap(({ id, init }) =>
      typeof id?.name === 'string' && init ? [[id.name, bare(init)] as const] : [],
    ),
  );
};

/** Lists what stands in a table or a list, by key. */
export const partsOf = (node: Syntax): readonly (readonly [key: string, part: Syntax])[] => [
  ...(node.elements ?? []).flatMap((part, at) =>
    part === null ? [] : [[String(at), bare(part)] as const],
  ),
  ...(node.properties ?? []).flatMap(({ key, value }) =>
    key === undefined ? [] : [[String(key.name ?? key.value), bare(value as Syntax)] as const],
  ),
];

/** Returns the source of each function among a file's texts, by its keys, with every gap as one space. */
export const functionSources = (file: string, code: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const visit = (path: string, node: Syntax): void => {
    if (node.type === 'ArrowFunctionExpression')
      found.set(path, code.slice(node.start, node.end).replaceAll(/\s+/g, ' '));
    for (const [key, part] of partsOf(node)) visit(pathTo(path, key), part);
  };
  for (const [name, node] of exportsOf(file, code)) visit(name, node);
  return found;
};
