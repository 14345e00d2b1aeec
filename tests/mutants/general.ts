import { ancestorsOf, isChartText, isLabel, isName, nameOf } from './syntax.ts';
import type { Node } from './syntax.ts';

/** One small change: the text from `start` to `end` becomes `to`. */
export type Change = {
  readonly operator: string;
  readonly node: Node;
  readonly start: number;
  readonly end: number;
  readonly to: string;
};

/** What an operator finds at one node. */
export type Operator = (node: Node, textOf: (node: Node) => string) => Change[];

export const replace = (operator: string, node: Node, to: string): Change => ({
  operator,
  node,
  start: node.start,
  end: node.end,
  to,
});

/** From where to where a node of a list is taken out, so that what is left is a list again. */
const rangeIn = (node: Node, list: readonly Node[]): Pick<Change, 'start' | 'end'> => {
  const at = list.indexOf(node);
  const [before, after] = [list[at - 1], list[at + 1]];
  if (after !== undefined) return { start: node.start, end: after.start };
  if (before !== undefined) return { start: before.end, end: node.end };
  // The only one: a comma may follow, so all between the brackets goes.
  const { start, end } = node.parent ?? node;
  return { start: start + 1, end: end - 1 };
};

/** Takes a node out of a list, with the comma that parted it from the next or from the one before. */
export const drop = (operator: string, node: Node, list: readonly Node[]): Change => ({
  operator,
  node,
  ...rangeIn(node, list),
  to: '',
});

const child = (node: Node, key: string): Node => node[key] as Node;
const children = (node: Node, key: string): Node[] =>
  (node[key] as (Node | null)[]).filter((each): each is Node => each !== null);

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const METHODS = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    find: 'findLast',
    findLast: 'find',
  }),
);

/** `a < b`, `a && b`, `a + b`, each with its nearest other sign. */
const swapSigns: Operator = (node, textOf) => {
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
  const other = SWAPS[node['operator'] as string];
  if (other === undefined) return [];
  // In brackets, as `??` may not stand beside `&&` without them.
  return [
    replace(
      'sign',
      node,
      `((${textOf(child(node, 'left'))}) ${other} (${textOf(child(node, 'right'))}))`,
    ),
  ];
};

const CONDITIONAL = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement']);

const negateConditions: Operator = (node, textOf) => {
  if (CONDITIONAL.has(node.type)) {
    const test = child(node, 'test');
    return test.type === 'UnaryExpression'
      ? []
      : [replace('condition', test, `!(${textOf(test)})`)];
  }
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    return [replace('condition', node, `(${textOf(child(node, 'argument'))})`)];
  return [];
};

const isThrown = (node: Node): boolean =>
  ancestorsOf(node).some(({ type }) => type === 'ThrowStatement');

const changeLiterals: Operator = (node) => {
  if (node.type !== 'Literal' || isName(node) || isLabel(node) || isChartText(node)) return [];
  const value = node['value'] as unknown;
  if (typeof value === 'boolean') return [replace('literal', node, String(!value))];
  if (typeof value === 'number') return [replace('number', node, String(value + 1))];
  if (typeof value === 'string' && value !== '' && !isThrown(node))
    return [replace('text', node, "''")];
  return [];
};

const swapMethods: Operator = (node, textOf) => {
  if (node.type !== 'CallExpression') return [];
  const callee = child(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const name = nameOf(callee) ?? '';
  const other = METHODS.get(name);
  if (other !== undefined) return [replace('method', child(callee, 'property'), other)];
  if (name === 'filter' && children(node, 'arguments').length === 1)
    return [replace('method', node, textOf(child(callee, 'object')))];
  return [];
};

const removeCalls: Operator = (node) => {
  if (node.type !== 'ExpressionStatement') return [];
  const expression = child(node, 'expression');
  const called = expression.type === 'AwaitExpression' ? child(expression, 'argument') : expression;
  return /^(Call|Assignment)Expression$/.test(called.type) ? [replace('call', node, ';')] : [];
};

const isLiteral = ({ type }: Node): boolean => type === 'Literal';

const emptyResults: Operator = (node) => {
  if (node.type !== 'ReturnStatement' || node['argument'] === null) return [];
  const result = child(node, 'argument');
  const isEmpty = isLiteral(result) || nameOf(result) === 'undefined';
  return isEmpty ? [] : [replace('result', result, 'undefined')];
};

/** Elements of lists; a plain text in a list is emptied by its own operator. */
const dropElements: Operator = (node) => {
  if (node.type !== 'ArrayExpression' || isChartText(node)) return [];
  const list = children(node, 'elements');
  return list.filter((each) => !isLiteral(each)).map((each) => drop('element', each, list));
};

const dropEntries: Operator = (node) => {
  if (node.type !== 'ObjectExpression' || isChartText(node)) return [];
  const list = children(node, 'properties');
  return list
    .filter((each) => nameOf(each) !== 'description')
    .map((each) => drop('entry', each, list));
};

/** Small breaks of any code. */
export const GENERAL: readonly Operator[] = [
  swapSigns,
  negateConditions,
  changeLiterals,
  swapMethods,
  removeCalls,
  emptyResults,
  dropElements,
  dropEntries,
];
