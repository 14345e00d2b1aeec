import { exportsOf, partsOf } from './texts-syntax.ts';
import type { Syntax } from './texts-syntax.ts';

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** Writes the way to a value of the English file. */
const english = (keys: readonly string[]): string =>
  ['english', ...keys].reduce(
    (way, key) => `${way}${isName(key) ? `.${key}` : `[${quoted(key)}]`}`,
  );

/** Writes a value that is English but for one text in it. `like`: the English value. */
const around = (
  keys: readonly string[],
  below: readonly string[],
  text: string,
  like: unknown,
): string => {
  const [key, ...rest] = below;
  if (key === undefined) return quoted(text);
  const part = (like as Readonly<Record<string, unknown>>)[key];
  const written = around([...keys, key], rest, text, part);
  if (Array.isArray(like))
    return `[${like.map((_, at) => (String(at) === key ? written : english([...keys, String(at)]))).join(', ')}]`;
  return `{ ...${english(keys)}, ${isName(key) ? key : quoted(key)}: ${written} }`;
};

const HEAD = (file: string): string => {
  const up = '../'.repeat(file.split('/').length);
  return `import type { Translated } from '${up}catalogue.ts';\nimport * as english from '${up}en/${file}.ts';\n`;
};

/** Makes sure that the English file is at hand, as `english`, and its type. */
const withHead = (file: string, code: string): string => {
  const lines = HEAD(file).trimEnd().split('\n');
  const asType = (lines[1] ?? '').replace('import *', 'import type *');
  const mended = code.replace(asType, lines[1] ?? '');
  return (
    lines
      .filter((line) => !mended.includes(line))
      .map((line) => `${line}\n`)
      .join('') + mended
  );
};

/**
 * Writes one text into a file of a language, at its keys below the file; all else stays as it is written.
 * `values`: what the English file exports.
 * @throws Error where something else than a text stands in its place
 */
export const withText = (
  file: string,
  code: string,
  [name = '', ...keys]: readonly string[],
  text: string,
  values: Readonly<Record<string, unknown>>,
): string => {
  const found = exportsOf(`${file}.ts`, code).get(name);
  if (found === undefined) {
    const isText = keys.length === 0;
    const head = isText ? code : withHead(file, code);
    const type = isText ? '' : `: Translated<typeof english.${name}>`;
    return `${head}\nexport const ${name}${type} = ${around([name], keys, text, values[name])};\n`;
  }
  let node: Syntax = found;
  let like: unknown = values[name];
  const done = [name];
  for (const key of keys) {
    const part = partsOf(node).find(([each]) => each === key)?.[1];
    const below = (like as Readonly<Record<string, unknown>>)[key];
    if (part === undefined) {
      if (node.type !== 'ObjectExpression')
        throw new Error(`${file}.${done.join('.')} is not written as a table.`);
      const rest = keys.slice(done.length);
      const written = around([...done, key], rest, text, below);
      const entry = `${isName(key) ? key : quoted(key)}: ${written}, `;
      // Before the closing bracket, after what is spread, so that it counts.
      const last = code.slice(node.start, node.end - 1).trimEnd();
      const comma = /[,{]$/.test(last) ? '' : ',';
      const at = node.start + last.length;
      return withHead(file, `${code.slice(0, at)}${comma} ${entry}${code.slice(node.end - 1)}`);
    }
    node = part;
    like = below;
    done.push(key);
  }
  if (node.type !== 'Literal' && node.type !== 'TemplateLiteral')
    throw new Error(`${file}.${done.join('.')} is not written as a text.`);
  return code.slice(0, node.start) + quoted(text) + code.slice(node.end);
};
