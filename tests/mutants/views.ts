import { replace } from './general.ts';
import type { Operator } from './general.ts';
import { attributeOf } from './syntax.ts';
import type { Node } from './syntax.ts';

const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

/** What assistive technology, the keyboard and the browser's own behaviour read; other attributes fall to the general breaks. */
const READ = new Set([
  'alt',
  'autoComplete',
  'disabled',
  'hidden',
  'maxLength',
  'readOnly',
  'ref',
  'rel',
  'required',
  'role',
  'tabIndex',
  'target',
  'type',
]);

/** A button without its handler, a field without its label for screen readers. */
const dropAttributes: Operator = (node) => {
  const name = attributeOf(node) ?? '';
  if (isHandler(name)) return [replace('handler', node, '')];
  const isBare = node['value'] === null;
  const isRead = READ.has(name) || name.startsWith('aria-');
  return name !== '' && (isBare || isRead) ? [replace('attribute', node, '')] : [];
};

const FLAG =
  /^(?:aria-(?:busy|checked|disabled|expanded|invalid|pressed|selected)|busy|checked|disabled|hidden|loading|readOnly|spent|(?:is|has|can)[A-Z].*)$/;

/** A button that is disabled when it should not be, and the other way round. */
const turnFlags: Operator = (node, textOf) => {
  if (!FLAG.test(attributeOf(node) ?? '')) return [];
  const value = node['value'] as Node | null;
  if (value?.type !== 'JSXExpressionContainer') return [];
  const expression = value['expression'] as Node;
  // These are turned by the general breaks.
  const isTurned = /^(?:Literal|BinaryExpression|LogicalExpression|UnaryExpression)$/;
  return isTurned.test(expression.type)
    ? []
    : [replace('flag', expression, `!(${textOf(expression)})`)];
};

const isChild = ({ parent }: Node): boolean =>
  parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';

/** What is hidden from assistive technology is decoration. */
const isDecoration = (element: Node): boolean =>
  ((element['openingElement'] as Node)['attributes'] as Node[]).some(
    (each) => attributeOf(each) === 'aria-hidden',
  );

const dropChildren: Operator = (node) =>
  node.type === 'JSXElement' && isChild(node) && !isDecoration(node)
    ? [replace('child', node, '')]
    : [];

const dropWords: Operator = (node, textOf) =>
  node.type === 'JSXText' && /\p{L}/u.test(textOf(node)) ? [replace('words', node, '')] : [];

/** Small breaks of what a screen shows and takes. */
export const VIEWS: readonly Operator[] = [dropAttributes, turnFlags, dropChildren, dropWords];
