import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** `xstate.after.noticeDuration.notices.showing` → `after noticeDuration`, and the like. */
export const eventWords = (type: string): string =>
  type
    .replace(/^$/, 'always')
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'failed: ')
    .replace(/^xstate\.snapshot\./, 'moved: ')
    .replace(/^xstate\.after\.([A-Za-z]+)\..*$/, 'after $1');

/** A guard as a chart holds it: a name, a name with what it asks for, or several of them joined. */
type Guard =
  | string
  | { readonly type: string; readonly params?: { readonly step?: string } }
  | { readonly name: string; readonly guards: readonly Guard[] }
  | { readonly name: 'stateIn'; readonly stateValue: unknown };

const wordsOf = (guard: Guard): string => {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) return `${guard.type} ${guard.params?.step ?? ''}`.trim();
  if ('stateValue' in guard) return `at ${String(guard.stateValue)}`;
  const words = guard.guards.map(wordsOf);
  return guard.name === 'not' ? `not ${words.join('')}` : words.join(` ${guard.name} `);
};

/** A guard by its name, with the step it asks for; empty when there is none. */
export const guardWords = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? '' : wordsOf(guard as Guard);

const whenOf = (each: AnyTransitionDefinition): string => {
  const guard = guardWords(each);
  return `${eventWords(each.eventType)}${guard === '' ? '' : ` [${guard}]`}`;
};

const rowOf = (node: AnyStateNode, each: AnyTransitionDefinition): string => {
  const targets = (each.target ?? []).map((target) => `\`${target.path.join('.')}\``).join(', ');
  const source = node.path.length === 0 ? '(anywhere)' : `\`${node.path.join('.')}\``;
  return `| ${source} | ${whenOf(each)} | ${targets || 'stays'} |`;
};

const pictureName = (node: AnyStateNode): string => node.path.join('_');

/** The states inside a node, and where each begins, as Mermaid draws them. */
const boxesOf = (node: AnyStateNode, indent: string): string[] => {
  const children = Object.values(node.states);
  const starts = node.type === 'parallel' ? [] : node.initial.target;
  return [
    ...starts.map((start) => `${indent}[*] --> ${pictureName(start)}`),
    ...children.flatMap((child, at) => {
      const name = pictureName(child);
      const title = `${indent}state "${child.key}" as ${name}`;
      const box = Object.keys(child.states).length === 0;
      const parted = node.type === 'parallel' && at > 0 ? [`${indent}--`] : [];
      return [
        ...parted,
        ...(box ? [title] : [`${title} {`, ...boxesOf(child, `${indent}  `), `${indent}}`]),
        ...(child.type === 'final' ? [`${indent}${name} --> [*]`] : []),
      ];
    }),
  ];
};

/** What leads from state to state; what can happen anywhere stands in the table only. */
const arrowsOf = (nodes: readonly AnyStateNode[]): string[] =>
  nodes
    .filter((node) => node.path.length > 0)
    .flatMap((node) =>
      transitionsOf(node).flatMap((each) =>
        (each.target ?? []).map(
          (target) => `  ${pictureName(node)} --> ${pictureName(target)}: ${whenOf(each)}`,
        ),
      ),
    );

/** One machine as a page: its picture, what each state is for, and what leads from where to where. */
export const chartText = (machine: AnyStateMachine): string => {
  const nodes = [machine.root, ...nodesBelow(machine.root)];
  const states = nodes
    .slice(1)
    .map(
      (node) => `| ${'&emsp;'.repeat(node.path.length - 1)}\`${node.key}\` | ${node.description} |`,
    );
  const moves = nodes.flatMap((node) => transitionsOf(node).map((each) => rowOf(node, each)));
  return [
    `# ${machine.id}`,
    '',
    machine.root.description ?? '',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...boxesOf(machine.root, '  '),
    ...arrowsOf(nodes),
    '```',
    '',
    '| state | what it is for |',
    '|---|---|',
    ...states,
    '',
    '| from | when | to |',
    '|---|---|---|',
    ...moves,
    '',
  ].join('\n');
};
