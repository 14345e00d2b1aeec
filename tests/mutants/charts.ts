import { drop, replace } from './general.ts';
import type { Change, Operator } from './general.ts';
import { ancestorsOf, isName, isStateText, nameOf } from './syntax.ts';
import type { Node } from './syntax.ts';

const ENTRIES_ARE_TRANSITIONS = new Set(['on', 'after']);
const IS_TRANSITION = new Set(['always', 'onDone', 'onError', 'onSnapshot']);
const IS_LIST = new Set(['actions', 'entry', 'exit', 'tags']);

const valueOf = (property: Node): Node => property['value'] as Node;
const propertiesOf = (node: Node): Node[] => node['properties'] as Node[];
const elementsOf = (node: Node): Node[] => node['elements'] as Node[];

const isProperty = (node: Node): boolean => node.type === 'Property' && isStateText(node);
const siblings = (property: Node): Node[] => propertiesOf(property.parent as Node);

/** Every element of a list one by one; a list of one and a single value go as a whole. */
const dropEach = (operator: string, property: Node): Change[] => {
  const value = valueOf(property);
  const list = value.type === 'ArrayExpression' ? elementsOf(value) : [];
  return list.length > 1
    ? list.map((each) => drop(operator, each, list))
    : [drop(operator, property, siblings(property))];
};

const dropTransitions: Operator = (node) => {
  if (!isProperty(node)) return [];
  const name = nameOf(node) ?? '';
  if (IS_TRANSITION.has(name)) return dropEach('transition', node);
  if (!ENTRIES_ARE_TRANSITIONS.has(name) || valueOf(node).type !== 'ObjectExpression') return [];
  return propertiesOf(valueOf(node))
    .filter(({ type }) => type === 'Property')
    .flatMap((each) => dropEach('transition', each));
};

/** Guarded branches are tried in order: each two neighbours change places. */
const swapBranches: Operator = (node, textOf) => {
  if (node.type !== 'ArrayExpression' || !isStateText(node)) return [];
  const list = elementsOf(node);
  if (!list.some((each) => nameOfProperties(each).has('guard'))) return [];
  return list.slice(1).map((after, at) => {
    const before = list[at] as Node;
    const between = textOf(node).slice(before.end - node.start, after.start - node.start);
    return {
      operator: 'order',
      node: before,
      start: before.start,
      end: after.end,
      to: `${textOf(after)}${between}${textOf(before)}`,
    };
  });
};

const nameOfProperties = (node: Node): ReadonlySet<string | null> =>
  new Set(node.type === 'ObjectExpression' ? propertiesOf(node).map(nameOf) : []);

/** The states beside the one whose transition this is, as far as this file names them. */
const namesBeside = (node: Node): string[] => {
  const holder = ancestorsOf(node).find(
    (each) => each.type === 'Property' && nameOf(each.parent?.parent ?? null) === 'states',
  );
  return holder === undefined ? [] : siblings(holder).flatMap((each) => nameOf(each) ?? []);
};

const retarget = (node: Node, names: readonly string[]): Change[] => {
  const value = node['value'] as unknown;
  if (node.type !== 'Literal' || typeof value !== 'string') return [];
  const at = names.indexOf(value);
  const others = names.filter((name) => name !== value);
  // The next sibling, so that the choice depends on the chart alone.
  const other = others[Math.max(at, 0) % Math.max(others.length, 1)];
  return [replace('target', node, other === undefined ? 'undefined' : `'${other}'`)];
};

/** `EVENT: 'state'`, or one of a list of such. */
const isTransitionText = (node: Node): boolean => {
  if (node.type !== 'Literal' || isName(node)) return false;
  const owner = node.parent?.type === 'ArrayExpression' ? node.parent.parent : node.parent;
  if (owner?.type !== 'Property') return false;
  const holder = owner.parent?.parent ?? null;
  return (
    IS_TRANSITION.has(nameOf(owner) ?? '') || ENTRIES_ARE_TRANSITIONS.has(nameOf(holder) ?? '')
  );
};

const retargetTransitions: Operator = (node) => {
  if (!isStateText(node)) return [];
  if (isTransitionText(node)) return retarget(node, namesBeside(node));
  if (node.type !== 'Property') return [];
  if (nameOf(node) === 'target') return retarget(valueOf(node), namesBeside(node));
  if (nameOf(node) !== 'initial') return [];
  const states = siblings(node).find((each) => nameOf(each) === 'states');
  if (states === undefined || valueOf(states).type !== 'ObjectExpression') return [];
  return retarget(
    valueOf(node),
    propertiesOf(valueOf(states)).flatMap((each) => nameOf(each) ?? []),
  );
};

const turnGuards: Operator = (node, textOf) => {
  if (!isProperty(node) || nameOf(node) !== 'guard') return [];
  return [
    drop('guard', node, siblings(node)),
    // `not` of the library takes names, objects and functions alike.
    replace('guard', valueOf(node), `turned(${textOf(valueOf(node))})`),
  ];
};

const dropParts: Operator = (node) => {
  if (!isProperty(node)) return [];
  const name = nameOf(node) ?? '';
  if (IS_LIST.has(name)) return dropEach(name, node);
  return name === 'invoke' || name === 'output' ? dropEach(name, node) : [];
};

const turnReentry: Operator = (node) =>
  isProperty(node) && nameOf(node) === 'reenter'
    ? [replace('reenter', valueOf(node), String(valueOf(node)['value'] !== true))]
    : [];

/** Small breaks of a chart's own text. */
export const CHARTS: readonly Operator[] = [
  dropTransitions,
  swapBranches,
  retargetTransitions,
  turnGuards,
  dropParts,
  turnReentry,
];

/** What a change needs beside the file's own imports; to the compiler an import without a use is a fault of its own. */
export const toolsFor = ({ to }: Change): string =>
  to.startsWith('turned(') ? "\nimport { not as turned } from 'xstate';\n" : '';
