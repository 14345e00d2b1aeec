import { exportsOf, partsOf } from './texts-syntax.ts';
import type { Syntax } from './texts-syntax.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text to write: its file, the name and the keys in it, and what the English file exports. */
export type TextToWrite = {
  readonly file: string;
  readonly keys: readonly string[];
  readonly text: string;
  readonly values: Values;
};

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const named = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

/** Writes the way to a value of the English file. */
const english = (keys: readonly string[]): string =>
  ['english', ...keys].reduce((way, key) => {
    const name = named(key);
    return way + (name === key ? `.${key}` : `[${name}]`);
  });

const below = (value: unknown, key: string): unknown => (value as Values)[key];

/** Writes a value that is English but for one text in it. `like`: the English value. */
const around = (done: readonly string[], keys: readonly string[], text: string, like: unknown) => {
  const write = (
    at: readonly string[],
    [key, ...rest]: readonly string[],
    from: unknown,
  ): string => {
    if (key === undefined) return quoted(text);
    const written = write([...at, key], rest, below(from, key));
    if (!Array.isArray(from)) return `{ ...${english(at)}, ${named(key)}: ${written} }`;
    const items = from.map((_, place) => [...at, String(place)]);
    return `[${items.map((item) => (item.at(-1) === key ? written : english(item))).join(', ')}]`;
  };
  return write(done, keys, like);
};

/** Makes sure that the English file is at hand, as `english`, and the type of what is translated. */
const withHead = (file: string, code: string): string => {
  const up = '../'.repeat(file.split('/').length);
  const texts = `import * as english from '${up}en/${file}.ts';`;
  const lines = [`import type { Translated } from '${up}catalogue.ts';`, texts];
  const mended = code.replace(texts.replace('import', 'import type'), texts);
  return (
    lines
      .filter((line) => !mended.includes(line))
      .map((line) => `${line}\n`)
      .join('') + mended
  );
};

/** Writes a name that the file does not have yet. */
const withName = (code: string, { file, keys, text, values }: TextToWrite): string => {
  const [name = '', ...rest] = keys;
  const written = around([name], rest, text, values[name]);
  if (rest.length === 0) return `${code}\nexport const ${name} = ${written};\n`;
  const type = `Translated<typeof english.${name}>`;
  return `${withHead(file, code)}\nexport const ${name}: ${type} = ${written};\n`;
};

/** Writes a key that a table does not have yet, after what it spreads, so that it counts. */
const withKey = (code: string, table: Syntax, key: string, written: string): string => {
  const open = code.slice(0, table.end - 1).trimEnd();
  const comma = /[,{]$/.test(open) ? '' : ',';
  return `${open}${comma} ${named(key)}: ${written} ${code.slice(table.end - 1)}`;
};

/**
 * Writes one text into a file of a language; all else stays as it is written.
 * @throws Error where something else than a text or a table stands in its place
 */
export const withText = (code: string, asked: TextToWrite): string => {
  const { file, keys, text, values } = asked;
  const [name = '', ...rest] = keys;
  let node = exportsOf(`${file}.ts`, code).get(name);
  if (node === undefined) return withName(code, asked);
  let like = values[name];
  for (const [at, key] of rest.entries()) {
    const part: Syntax | undefined = partsOf(node).find(([each]) => each === key)?.[1];
    like = below(like, key);
    const done = keys.slice(0, at + 2);
    if (part === undefined) {
      if (node.type !== 'ObjectExpression')
        throw new Error(`${file}.${done.join('.')}: what it stands in is not written as a table.`);
      const written = around(done, keys.slice(at + 2), text, like);
      return withHead(file, withKey(code, node, key, written));
    }
    node = part;
  }
  // A text with a constant in it would lose it: the figure has one owner.
  if (node.type !== 'Literal' && !(node.type === 'TemplateLiteral' && !node.expressions?.length))
    throw new Error(`${file}.${keys.join('.')} is not written as a text.`);
  return code.slice(0, node.start) + quoted(text) + code.slice(node.end);
};
