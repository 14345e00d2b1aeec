import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of a parsed file, with where it stands in the text and what holds it. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly parent: Node | null;
  /** The parser's own fields; each operator knows which ones its node has. */
  // oxlint-disable-next-line typescript/no-explicit-any -- one type for every kind of node
  readonly [field: string]: any;
};

const childrenOf = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? [])
    .flatMap((key) => node[key] as Node | Node[] | null)
    .filter((child): child is Node => child !== null && child !== undefined);

/** Every node of a file, outer ones first. Types are left out: they do nothing at run time. */
export const nodesOf = (file: string, text: string): Node[] => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Node[] = [];
  const visit = (node: Node, parent: Node | null): void => {
    Object.assign(node, { parent });
    if (isTypeOnly(node)) return;
    found.push(node);
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program as unknown as Node, null);
  return found;
};

/** Wrappers of values that begin with TS; everything else of that kind is a type. */
const VALUE_WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isTypeOnly = ({ type }: Node): boolean => type.startsWith('TS') && !VALUE_WRAPPERS.has(type);

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration';

/** What holds a node, nearest first. */
export const ancestorsOf = (node: Node): Node[] =>
  node.parent === null ? [] : [node.parent, ...ancestorsOf(node.parent)];

/** The name of a property, a call or a declaration; null when it has none. */
export const nameOf = (node: Node | null | undefined): string | null => {
  if (node === null || node === undefined) return null;
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'MemberExpression') return nameOf(node['property'] as Node);
  if (node.type === 'CallExpression') return nameOf(node['callee'] as Node);
  if (node.type === 'Property') return nameOf(node['key'] as Node);
  return nameOf(node['id'] as Node | undefined);
};

/** The path of names to a node (`triage.level`), so that it is found again when lines move. */
export const addressOf = (node: Node): string =>
  ancestorsOf(node)
    .filter(({ type }) => /^(VariableDeclarator|FunctionDeclaration|Property)$/.test(type))
    .map((each) => nameOf(each) ?? '?')
    .toReversed()
    .join('.');

const NAMING_CALLS = new Set(['createFlow', 'lazyFlow', 'lazyPart']);

/** Whether a node is a name by which a flow or a part is told from the others, as a key is. */
export const isLabel = (node: Node): boolean =>
  node.parent?.type === 'CallExpression' &&
  NAMING_CALLS.has(nameOf(node.parent) ?? '') &&
  (node.parent['arguments'] as Node[])[0] === node;

const CHART_CALLS = new Set(['createMachine', 'createStateConfig', 'setup']);

/** The call that a node is plain text of, with no function and no other call between; null for none. */
const callOf = (node: Node): string | null => {
  for (const each of ancestorsOf(node)) {
    if (isFunction(each)) return null;
    if (each.type === 'CallExpression') return nameOf(each);
  }
  return null;
};

/** Whether a node is a part of a chart's own text, its implementations included. */
export const isChartText = (node: Node): boolean => CHART_CALLS.has(callOf(node) ?? '');

/** Whether a node is a part of a chart's states. */
export const isStateText = (node: Node): boolean => isChartText(node) && callOf(node) !== 'setup';

/** The name of an attribute of an element; null for any other node. */
export const attributeOf = (node: Node): string | null => {
  if (node.type !== 'JSXAttribute') return null;
  const name = node['name'] as Node;
  // Of `xlink:href` the name is a node of its own.
  return typeof name['name'] === 'string' ? name['name'] : null;
};

/** Attributes that say how something looks or that it is decoration, by which React tells rows apart, or tests find something. */
const LOOK =
  /^(?:aria-hidden|className|style|key|data-(?:testid|tone|surface|own)|variant|size|tone|icon|leftSection|dense|isWide|ratio|viewBox|width|height|r[xy]?|c[xy]|[xywh]|position|transitionDuration)$/;

/** Whether a node is a part of an attribute that changes no behaviour, or such an attribute itself. */
export const isLook = (node: Node): boolean =>
  [node, ...ancestorsOf(node)].some((each) => LOOK.test(attributeOf(each) ?? '')) ||
  // Any negative number says the same.
  ancestorsOf(node).some((each) => attributeOf(each) === 'tabIndex');

/** Whether a node is the name of a property, a part of an import, or a directive. */
export const isName = ({ parent, start }: Node): boolean =>
  parent === null ||
  /^(Import|Export)/.test(parent.type) ||
  parent['directive'] !== undefined ||
  (parent.type === 'Property' && (parent['key'] as Node).start === start);
